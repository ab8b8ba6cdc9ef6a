import { isDoubted, sentenceAround } from './doubt.rules.ts'
import {
  allMatches,
  type Decided,
  decide,
  type Finding,
  type Mention,
  NOTHING,
  spanOf,
  together,
} from './finding.rules.ts'
import { numberFrom } from './number-words.rules.ts'
import {
  ADULTS,
  AGES_AFTER,
  ALONE,
  CHILDREN,
  CHILDREN_BY_AGE,
  COUPLE,
  MORE_PEOPLE,
  ONE_CHILD,
  PEOPLE,
} from './party-words.rules.ts'

type Count = Mention & { number: number }

/** How many adults and children, with the ages of the children; and every place that says something about it. */
export function readParty(text: string): Decided & { read: { start: number; end: number }[] } {
  const children = childrenIn(text)
  const taken = [...children.counts, ...children.ages]
  const rest = withoutPlaces(text, taken)
  const adults = countsIn(rest, ADULTS)
  const people = countsIn(withoutPlaces(rest, adults), PEOPLE)
  const pair = [...allMatches(rest, COUPLE), ...allMatches(rest, ALONE)].map((match): Count => {
    const number = new RegExp(ALONE.source, 'iu').test(match[0]) ? 1 : 2
    const [start, end] = spanOf(match)
    return { number, value: String(number), start, end, isDoubtful: isDoubted(text, start, end) }
  })
  const decidedChildren = decide('children', children.counts)
  const kids = Number(decidedChildren.findings[0]?.value ?? 0)
  const hasDoubt = decidedChildren.doubts.length > 0
  const ages = hasDoubt ? NOTHING : agesOf(children.ages, kids)
  const decidedAdults = decide(
    'adults',
    adultsOf(text, { adults, people, pair, kids, child: children.counts[0], hasDoubt }),
  )
  return {
    ...together(decidedAdults, decidedChildren, ages),
    read: [...taken, ...adults, ...people, ...pair],
  }
}

type Heard = {
  adults: Count[]
  people: Count[]
  pair: Count[]
  kids: number
  child: Count | undefined
  hasDoubt: boolean
}

/** The adults as they are said, or those of all people who are no children; in doubt where the numbers do not agree. */
function adultsOf(text: string, { adults, people, pair, kids, child, hasDoubt }: Heard): Mention[] {
  const isMore = allMatches(text, MORE_PEOPLE).length > 0
  const doubtful = (counts: readonly Count[]) =>
    counts.map((count) => ({ ...count, isDoubtful: count.isDoubtful || isMore || hasDoubt }))
  if (adults.length > 0) {
    const sum = (adults[0]?.number ?? 0) + kids
    const others = [...people, ...pair].filter(({ number }) => number !== sum && number !== adults[0]?.number)
    return doubtful([...adults, ...others])
  }
  if (people.length === 0)
    return pair.map((count) => ({ ...count, isDoubtful: count.isDoubtful || hasDoubt }))
  if (people.length > 1 && isSplit(text, people))
    return people.map((count) => ({ ...count, isDoubtful: true }))
  if (!child || kids === 0)
    return doubtful([...people, ...pair.filter(({ number }) => number !== people[0]?.number)])
  return doubtful(people).flatMap((count) => {
    const how = relation(text, count, child)
    const less = { ...count, value: String(Math.max(1, count.number - kids)) }
    return how === 'beside' ? [count] : how === 'among' ? [less] : [less, count]
  })
}

/** Are the children among these people, as in `a family of 5 with 2 kids`? `4 people and 2 kids` are six. */
function relation(text: string, people: Count, child: Count): 'among' | 'beside' | 'unclear' {
  const between = text.slice(people.end, child.start)
  const own = text.slice(people.start, people.end)
  if (child.start > people.end && /family|famil|семья/i.test(own)) return 'among'
  if (
    child.start > people.end &&
    /(?<!\p{L})(?:incl|including|of which|of whom|of them|davon|dont|inklusive|из них|รวม|其中|包括|포함)|\(/iu.test(
      between,
    )
  )
    return 'among'
  if (/^[\s,]*(?:and|plus|\+|&|und|et|и|y|และ|和|加)\s*$/iu.test(between)) return 'beside'
  return 'unclear'
}

/** `2 from this hotel, 2 from that one`: parts of a party, which nobody has added up. */
function isSplit(text: string, people: readonly Count[]): boolean {
  const [first, last] = [people[0], people.at(-1)]
  if (!first || !last) return false
  const [from, to] = sentenceAround(text, first.start, last.end)
  return people.every(({ start }) => start >= from && start <= to)
}

const SPLIT =
  /(?<![\d+])\d(?: ?\+ ?\d){1,4}(?!\d)|(?<![\d])\d (?:people |pax |guests )?(?:from|at|in) [^.!?\n]{3,60}?,? (?:and )?\d (?:people |pax |guests )?(?:from|at|in) /iu

function countsIn(text: string, patterns: readonly RegExp[]): Count[] {
  const counts: Count[] = []
  for (const pattern of patterns)
    for (const match of allMatches(text, pattern)) {
      const [start, end] = spanOf(match)
      const number = numberFrom(match.groups?.number ?? '')
      if (number < 1 || number > 50 || counts.some((one) => one.start < end && start < one.end)) continue
      counts.push(...variants(text, { number, value: String(number), start, end }))
    }
  return counts.sort((one, other) => one.start - other.start)
}

/** `2 or 3 people`, `4-5 pax`: both numbers, in doubt. */
function variants(text: string, count: Count): Count[] {
  const before = /(?<![\d.:/])(\d{1,2}) ?(?:-|\/|to|or|oder|bis|ou|à|или|หรือ|到|或) ?$/iu.exec(
    text.slice(Math.max(0, count.start - 12), count.start),
  )
  const isDoubtful =
    isDoubted(text, count.start, count.end) ||
    SPLIT.test(text.slice(Math.max(0, count.start - 20), count.end + 90))
  if (!before) return [{ ...count, isDoubtful }]
  const number = Number(before[1])
  return [
    { ...count, number, value: String(number), isDoubtful: true },
    { ...count, isDoubtful: true },
  ]
}

function childrenIn(text: string): { counts: Count[]; ages: Count[] } {
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
    /\(|(?<!\p{L})age|year|yrs|y\/?o|jahr|ans|лет|год|años|อายุ|ขวบ|岁|歲|살|세|歳|alter|they are/iu.test(
      match[0],
    )
  const isList =
    /^\s*,?\s*\d{1,2}(?: ?(?:,|and|&|\/) ?\d{1,2})+(?!\d|\s*(?:people|pax|bags?|adults?))/iu.test(match[0])
  const numbers = ages?.match(/\d{1,2}/g) ?? []
  if (numbers.length === 0 || !(isMarked || isList) || numbers.some((age) => Number(age) > 17)) return []
  return [{ ...place, value: numbers.join(', ') }]
}

/** The ages, unless there are more of them than children. */
function agesOf(ages: readonly Count[], children: number): Decided {
  const value = ages.map((age) => age.value).join(', ')
  const [first, last] = [ages[0], ages.at(-1)]
  if (!first || !last || value.split(', ').length > Math.max(1, children)) return NOTHING
  const found: Finding = { field: 'childAges', value, start: first.start, end: last.end }
  return { findings: [found], doubts: [] }
}

function withoutPlaces(text: string, places: readonly { start: number; end: number }[]): string {
  return places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '·'.repeat(end - start) + rest.slice(end),
    text,
  )
}
