import { satangFromBaht } from '../money.ts'
import { bangkokDay, formatShortDate, type PlainDate, weekdayOf } from '../time/calendar.ts'
import { bangkokTime } from '../time/clock-time.ts'

const HOUR_MS = 3_600_000

/** Up to so many hours before the pickup, that instant included, this part of the price goes back. */
export type CancellationClause = { untilHoursBefore: number; refundPercent: number }

/** What a guest gets back who cancels. After the last clause nothing goes back. Copied into each booking. */
export type CancellationTerms = { clauses: readonly CancellationClause[] }

/** What was agreed, in whole baht, and what came of it, in satang. `pickupMs`: milliseconds since the epoch. */
export type Cancellable = {
  terms: CancellationTerms
  pickupMs: number
  totalBaht: number
  receivedSatang: number
}

/** How many percent of the price go back to a guest who cancels at `nowMs`: the best of the clauses still open. */
export function refundPercentAt(terms: CancellationTerms, pickupMs: number, nowMs: number): number {
  const open = terms.clauses.filter((clause) => nowMs <= deadlineMs(clause, pickupMs))
  return Math.max(0, ...open.map(({ refundPercent }) => refundPercent))
}

/**
 * What goes back to a guest who cancels at `nowMs`, in satang. What the operator keeps is rounded down to whole baht,
 * and is never more than was received.
 */
export function refundSatangAt(
  { terms, pickupMs, totalBaht, receivedSatang }: Cancellable,
  nowMs: number,
): number {
  const keptPercent = 100 - refundPercentAt(terms, pickupMs, nowMs)
  const keptSatang = satangFromBaht(Math.floor((totalBaht * keptPercent) / 100))
  return Math.max(0, receivedSatang - keptSatang)
}

/** A clause that is still open, with its last instant in milliseconds since the epoch. */
export type Deadline = { untilMs: number; refundPercent: number }

/** The clauses that are still open at `nowMs`, the next to end first. */
export function openDeadlines(terms: CancellationTerms, pickupMs: number, nowMs: number): Deadline[] {
  return terms.clauses
    .map((clause) => ({ untilMs: deadlineMs(clause, pickupMs), refundPercent: clause.refundPercent }))
    .filter(({ untilMs }) => nowMs <= untilMs)
    .sort((one, other) => one.untilMs - other.untilMs)
}

/** An instant as guests read it: `Thu 26 Nov 2026, 06:00 (Bangkok)`. */
export function deadlineInWords(untilMs: number): string {
  const day: PlainDate = bangkokDay(untilMs)
  return `${weekdayOf(day).slice(0, 3)} ${formatShortDate(day)}, ${bangkokTime(untilMs)} (Bangkok)`
}

function deadlineMs({ untilHoursBefore }: CancellationClause, pickupMs: number): number {
  return pickupMs - untilHoursBefore * HOUR_MS
}
