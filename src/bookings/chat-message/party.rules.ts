import { agesOf, childrenIn } from './children.rules.ts'
import { type Count, countsIn } from './counts.rules.ts'
import { isDoubted, sentenceAround } from './doubt.rules.ts'
import { allMatches, type Decided, decide, type Mention, NOTHING, spanOf, together } from './finding.rules.ts'
import { numberFrom } from './number-words.rules.ts'
import { ADULTS, ALONE, COUPLE, FRIENDS_AND_ME, MORE_PEOPLE, PEOPLE } from './party-words.rules.ts'

/** How many adults and children, with the ages of the children; and every place that says something about it. */
export function readParty(text: string): Decided & { read: { start: number; end: number }[] } {
  const children = childrenIn(text)
  const taken = [...children.counts, ...children.ages]
  const rest = withoutPlaces(text, taken)
  const adults = countsIn(rest, ADULTS)
  const people = [...countsIn(withoutPlaces(rest, adults), PEOPLE), ...withFriends(rest)]
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

/** The friends, and the one who writes. */
function withFriends(text: string): Count[] {
  return allMatches(text, FRIENDS_AND_ME).map((match) => {
    const number = numberFrom(match.groups?.number ?? match.groups?.friends ?? '') + 1
    const [start, end] = spanOf(match)
    return { number, value: String(number), start, end, isDoubtful: isDoubted(text, start, end) }
  })
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

function withoutPlaces(text: string, places: readonly { start: number; end: number }[]): string {
  return places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '·'.repeat(end - start) + rest.slice(end),
    text,
  )
}
