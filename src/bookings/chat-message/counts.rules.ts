import { isDoubted } from './doubt.rules.ts'
import { allMatches, isApart, type Mention, spanOf } from './finding.rules.ts'
import { numberFrom } from './number-words.rules.ts'

/** A number of people that is named. */
export type Count = Mention & { number: number }

const SPLIT =
  /(?<![\d+])\d(?: ?\+ ?\d){1,4}(?!\d| ?(?:small |little )?(?:kid|child|bab|infant|toddler|enfant|kind|дет|реб|เด็ก|小|아이|adult|erw))|(?<![\d])\d (?:people |pax |guests )?(?:from|at|in) [^.!?\n]{3,60}?,? (?:and )?\d (?:people |pax |guests )?(?:from|at|in) /iu

/** Every number of people by these patterns. */
export function countsIn(text: string, patterns: readonly RegExp[]): Count[] {
  const counts: Count[] = []
  for (const pattern of patterns)
    for (const match of allMatches(text, pattern)) {
      const [start, end] = spanOf(match)
      const number = numberFrom(match.groups?.number ?? '')
      if (number < 1 || number > 50 || !isApart({ start, end }, counts)) continue
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
  const start = Math.max(0, count.start - 12) + before.index
  return [
    { number, value: String(number), start, end: start + (before[1]?.length ?? 1), isDoubtful: true },
    { ...count, isDoubtful: true },
  ]
}
