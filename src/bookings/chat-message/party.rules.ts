import { type Finding, findingAt, spanOf } from './finding.rules.ts'
import { NUMBER, numberFrom } from './number-words.rules.ts'

const ADULTS = new RegExp(`\\b(?<number>${NUMBER}) (?:adults?|grown-?ups?)\\b`, 'i')
const PEOPLE = [
  new RegExp(`\\b(?:family|group|party) of (?<number>${NUMBER})\\b`, 'i'),
  new RegExp(
    `(?<![\\w])(?<number>${NUMBER})(?: |-)?(?:people|persons?|pax|guests?|passengers?|travell?ers?|ppl|of us|friends|คน|ท่าน)(?!\\w)`,
    'i',
  ),
  new RegExp(
    `\\b(?:we are|we're|we’re|there are|for) (?<number>${NUMBER})(?=[,.!?;\\n]|$| (?:and|with|plus|\\+|in|on)\\b)`,
    'i',
  ),
]
const COUPLE =
  /\b(?:my (?:wife|husband|girlfriend|boyfriend|partner|friend|mother|father|mum|mom|dad|sister|brother) and (?:I|me|myself)|(?:me|I|myself) (?:and|\+|&) my (?:wife|husband|girlfriend|boyfriend|partner|friend|mother|father|mum|mom|dad|sister|brother)|a couple(?! of)|the two of us|both of us)\b/i
const ALONE = /\b(?:just me|only me|solo|by myself|I am alone|I'm alone|travell?ing alone)\b/i

const AGE = '\\d{1,2}(?: ?(?:years?(?: old)?|yrs?|y/?o))?'
const AGES = `(?: ?\\(?(?:,? ?aged?:? |,? ?ages:? )?(?<ages>${AGE}(?:(?:,| and| &|/) ?${AGE}){0,5})\\)?)?`
/** `a child seat` is no child. */
const NO_SEAT = '(?![- ](?:car[- ])?seats?)'
const CHILDREN = new RegExp(
  `\\b(?<number>${NUMBER}) (?:(?:small|young|little) )?(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?)\\b${NO_SEAT}${AGES}`,
  'i',
)
const CHILD = new RegExp(
  `\\b(?:our|my|a|one) (?:(?:small|young|little|baby) )?(?:daughter|son|kid|child|baby|toddler|girl|boy)\\b${NO_SEAT}${AGES}`,
  'gi',
)
const INCLUDED = /\b(?:incl|with|of which|of whom|of them)|\(/i

/** How many adults and children, with the ages of the children where they are named. */
export function readParty(text: string): Finding[] {
  const children = readChildren(text)
  const [count] = children
  const adults = ADULTS.exec(text)
  if (adults) return [...findingAt('adults', String(numberOf(adults)), spanOf(adults)), ...children]
  const people = PEOPLE.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (people) {
    const total = numberOf(people)
    const among = count && areAmong(text, people, count) ? Math.min(Number(count.value), total - 1) : 0
    return [...findingAt('adults', String(total - among), spanOf(people)), ...children]
  }
  const pair = COUPLE.exec(text)
  if (pair) return [...findingAt('adults', '2', spanOf(pair)), ...children]
  const alone = ALONE.exec(text)
  return alone ? [...findingAt('adults', '1', spanOf(alone)), ...children] : children
}

/** Are the children among these people, as in `a family of 5 with 2 kids`? `4 people and 2 kids` are six. */
function areAmong(text: string, people: RegExpExecArray, children: Finding): boolean {
  const [start, end] = spanOf(people)
  if (children.start < end) return false
  return /family/i.test(people[0]) || INCLUDED.test(text.slice(start, children.start))
}

function readChildren(text: string): Finding[] {
  const several = CHILDREN.exec(text)
  if (several && /\d|[a-z]{3}/i.test(several.groups?.number ?? ''))
    return [
      ...findingAt('children', String(numberOf(several)), spanOf(several)),
      ...agesOf([several.groups?.ages], spanOf(several)),
    ]
  const each = Array.from(text.matchAll(CHILD))
  const [first, last] = [each[0], each.at(-1)]
  if (!first || !last) return []
  const span: [number, number] = [first.index, spanOf(last)[1]]
  return [
    ...findingAt('children', String(each.length), span),
    ...agesOf(
      each.map(({ groups }) => groups?.ages),
      span,
    ),
  ]
}

function agesOf(texts: (string | undefined)[], span: [number, number]): Finding[] {
  const ages = texts.flatMap((ages) => ages?.match(/\d{1,2}/g) ?? [])
  return ages.length > 0 ? findingAt('childAges', ages.join(', '), span) : []
}

const SEATS = new RegExp(
  `(?<!\\b(?:no|not|without|any|don't|don’t) (?:need )?(?:an? )?)(?:\\b(?<number>${NUMBER}) )?\\b(?:child(?:ren)?(?:['’]?s)?|bab(?:y|ies)|toddler|infant|booster|kids?|car)[ -](?:car[ -])?(?:seat(?<many>s)?)\\b`,
  'i',
)

/** How many seats for children; not what is said of them without a number, nor that none is needed. */
export function readChildSeats(text: string): Finding[] {
  const seats = SEATS.exec(text)
  if (!seats || (seats.groups?.many && !seats.groups.number)) return []
  return findingAt('childSeats', String(seats.groups?.number ? numberOf(seats) : 1), spanOf(seats))
}

const SUITCASES = new RegExp(
  `\\b(?<number>${NUMBER}) (?:(?:large|big|small|medium|checked|heavy) ){0,2}(?:suitcases?|bags?|cases|backpacks?|pieces? of luggage|luggages?)\\b`,
  'i',
)
const NO_LUGGAGE = /\b(?:no|without(?: any)?) (?:luggage|suitcases?|bags?)\b/i

/** How many pieces of luggage. */
export function readLuggage(text: string): Finding[] {
  const none = NO_LUGGAGE.exec(text)
  if (none) return findingAt('luggage', '0', spanOf(none))
  const some = SUITCASES.exec(text)
  return some ? findingAt('luggage', String(numberOf(some)), spanOf(some)) : []
}

function numberOf({ groups }: RegExpExecArray): number {
  return numberFrom(groups?.number ?? '')
}
