import { type Count, countsIn } from './counts.rules.ts'
import { isDoubted } from './doubt.rules.ts'
import { allMatches, type Decided, type Finding, NOTHING, spanOf } from './finding.rules.ts'
import { AGES_AFTER, CHILDREN, CHILDREN_BY_AGE, ONE_CHILD } from './party-words.rules.ts'

/** The children that are counted or named one by one, and their ages. */
export function childrenIn(text: string): { counts: Count[]; ages: Count[] } {
  const several = countsIn(text, CHILDREN).filter(({ start }) => !isNone(text, start))
  const single = allMatches(text, ONE_CHILD).filter(
    ({ index }) => !several.some((one) => one.start <= index && index < one.end),
  )
  const ages = [...several.map(({ end }) => end), ...single.map((match) => spanOf(match)[1])].flatMap((end) =>
    agesAt(text, end),
  )
  if (several.length > 0) return { counts: several, ages }
  const [listed] = allMatches(text, CHILDREN_BY_AGE)
  const numbers = listed?.groups?.ages?.match(/\d{1,2}/g) ?? []
  if (listed && numbers.every((age) => Number(age) <= 17)) {
    const [start, end] = spanOf(listed)
    const count = {
      number: numbers.length,
      value: String(numbers.length),
      start,
      end,
      isDoubtful: isDoubted(text, start, end),
    }
    return { counts: [count], ages: [{ ...count, value: numbers.join(', ') }] }
  }
  const [first, last] = [single[0], single.at(-1)]
  if (!first || !last) return { counts: [], ages: [] }
  const [start, end] = [first.index, spanOf(last)[1]]
  const number = single.length
  return {
    counts: [{ number, value: String(number), start, end, isDoubtful: isDoubted(text, start, end) }],
    ages,
  }
}

const isNone = (text: string, start: number) =>
  /(?:no|without|keine?|sans|без|ไม่มี|没有) $/iu.test(text.slice(Math.max(0, start - 9), start))

/** The ages that follow the word for the children; those of babies in months have their word. */
function agesAt(text: string, end: number): Count[] {
  const match = AGES_AFTER.exec(text.slice(end, end + 70))
  if (!match) return []
  const { months, ages, closed } = match.groups ?? {}
  const place = { start: end, end: end + match[0].length, number: 0 }
  if (months) return [{ ...place, value: `${/\d+/.exec(months)?.[0]} months` }]
  const isMarked =
    closed ||
    /\(|(?<!\p{L})age|year|yrs|y\/?o|\d ?y(?![a-z])|jahr|ans|лет|год|años|อายุ|ขวบ|岁|歲|살|세|歳|alter|they are/iu.test(
      match[0],
    )
  const isList =
    /^\s*,?\s*\d{1,2}(?: ?(?:,|and|&|\/) ?\d{1,2})+(?!\d|\s*(?:people|pax|bags?|adults?))/iu.test(match[0])
  const numbers = ages?.match(/\d{1,2}/g) ?? []
  if (numbers.length === 0 || !(isMarked || isList) || numbers.some((age) => Number(age) > 17)) return []
  return [{ ...place, value: numbers.join(', ') }]
}

/** The ages, unless there are more of them than children. */
export function agesOf(ages: readonly Count[], children: number): Decided {
  const value = ages.map((age) => age.value).join(', ')
  const [first, last] = [ages[0], ages.at(-1)]
  if (!first || !last || value.split(', ').length > Math.max(1, children)) return NOTHING
  const found: Finding = { field: 'childAges', value, start: first.start, end: last.end }
  return { findings: [found], doubts: [] }
}
