import type { PlainDate } from '#platform/time/calendar.ts'

/** A day that is named; several when the words can mean either of them. */
export type DayMention = { dates: readonly PlainDate[]; start: number; end: number }

/** Adds what overlaps nothing that was found before. */
export function addDays(found: DayMention[], more: readonly DayMention[]): void {
  for (const mention of more)
    if (!found.some((one) => one.start < mention.end && mention.start < one.end)) found.push(mention)
}
