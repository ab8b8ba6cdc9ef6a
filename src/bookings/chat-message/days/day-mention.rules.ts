import type { PlainDate } from '#platform/time/calendar.ts'
import { allMatches, isApart, spanOf } from '../finding.rules.ts'

/** A day that is named; several when the words can mean either of them. */
export type DayMention = { dates: readonly PlainDate[]; start: number; end: number }

export type Groups = Partial<Record<string, string>>

/** A way to write a day, and the days that it can mean; `undefined` for one that there is not. */
export type DaySpelling = readonly [
  pattern: RegExp,
  read: (groups: Groups, today: PlainDate) => (PlainDate | undefined)[],
]

/** The days by these spellings, the clearest first: what one has read, the later ones do not see. */
export function readSpellings(
  text: string,
  today: PlainDate,
  spellings: readonly DaySpelling[],
): DayMention[] {
  const found: DayMention[] = []
  for (const [pattern, read] of spellings)
    for (const match of allMatches(text, pattern)) {
      const [start, end] = spanOf(match)
      if (!isApart({ start, end }, found)) continue
      const dates = read(match.groups ?? {}, today).filter((date) => date !== undefined)
      if (dates.length > 0) found.push({ dates, start, end })
    }
  return found
}

/** Adds what overlaps nothing that was found before. */
export function addApart(found: DayMention[], more: readonly DayMention[]): void {
  for (const mention of more) if (isApart(mention, found)) found.push(mention)
}
