import { bahtFromSatang, satangFromBaht } from '#money/money.rules.ts'
import { bangkokDay, formatShortDate, type PlainDate, weekdayOf } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

/** The part of the price that goes back up to a number of hours before the pickup, that instant included. */
export type CancellationClause = { untilHoursBefore: number; refundPercent: number }

/** What a guest gets back who cancels. After the last clause nothing goes back. Copied into each booking. */
export type CancellationTerms = { clauses: readonly CancellationClause[] }

/** What a refund is worked out from: the agreed price in whole baht, and what was received, in satang. `pickupMs`: milliseconds since the epoch. */
export type RefundBasis = {
  terms: CancellationTerms
  pickupMs: number
  totalBaht: number
  receivedSatang: number
}

/** Up to its last instant, in milliseconds since the epoch, the same part of the price goes back; the last step has none. */
export type TermsStep = { untilMs: number | null; hoursBefore: number | null; refundPercent: number }

/**
 * The steps of the terms, the first to end first: at each instant the best of the clauses that are still open holds, and
 * after all of them nothing goes back. Everything that is said or charged about cancelling derives from these.
 */
export function stepsOfTerms({ clauses }: CancellationTerms, pickupMs: number): TermsStep[] {
  const latestFirst = clauses.toSorted((one, other) => one.untilHoursBefore - other.untilHoursBefore)
  let best = 0
  const steps = latestFirst.map(({ untilHoursBefore, refundPercent }) => {
    best = Math.max(best, refundPercent)
    const untilMs = pickupMs - untilHoursBefore * HOUR_MS
    return { untilMs, hoursBefore: untilHoursBefore, refundPercent: best }
  })
  return [...steps.reverse(), { untilMs: null, hoursBefore: null, refundPercent: 0 }]
}

/** Is this step over at `nowMs`? Its last instant still belongs to it. */
export function isStepOver({ untilMs }: TermsStep, nowMs: number): boolean {
  return untilMs !== null && untilMs < nowMs
}

/**
 * What goes back of a sum at this step, in satang. What the operator keeps is rounded down to whole baht, and is never
 * more than was received.
 */
export function refundSatangOf(
  { totalBaht, receivedSatang }: Pick<RefundBasis, 'totalBaht' | 'receivedSatang'>,
  { refundPercent }: Pick<TermsStep, 'refundPercent'>,
): number {
  const keptSatang = satangFromBaht(Math.floor((totalBaht * (100 - refundPercent)) / 100))
  return Math.max(0, receivedSatang - keptSatang)
}

/** How many percent of the price go back to a guest who cancels at `nowMs`. */
export function refundPercentAt(terms: CancellationTerms, pickupMs: number, nowMs: number): number {
  return stepsOfTerms(terms, pickupMs).find((step) => !isStepOver(step, nowMs))?.refundPercent ?? 0
}

/** What goes back to a guest who cancels at `nowMs`, in satang. */
export function refundSatangAt({ terms, pickupMs, ...sums }: RefundBasis, nowMs: number): number {
  return refundSatangOf(sums, { refundPercent: refundPercentAt(terms, pickupMs, nowMs) })
}

/** What cancelling costs of a price, in whole baht, step by step. @param baseBaht the sum of which the terms keep a share */
export function costsOfTerms(
  terms: CancellationTerms,
  pickupMs: number,
  baseBaht: number,
): { untilMs: number | null; costsBaht: number }[] {
  const paid = { totalBaht: baseBaht, receivedSatang: satangFromBaht(baseBaht) }
  return stepsOfTerms(terms, pickupMs).map((step) => ({
    untilMs: step.untilMs,
    costsBaht: baseBaht - bahtFromSatang(refundSatangOf(paid, step)),
  }))
}

/** A step that is still open, with its last instant in milliseconds since the epoch. */
export type Deadline = { untilMs: number; refundPercent: number }

/** The steps with an end that are still open at `nowMs`, the next to end first. */
export function openDeadlines(terms: CancellationTerms, pickupMs: number, nowMs: number): Deadline[] {
  return stepsOfTerms(terms, pickupMs).flatMap((step) => {
    const { untilMs, refundPercent } = step
    return untilMs === null || isStepOver(step, nowMs) ? [] : [{ untilMs, refundPercent }]
  })
}

/** An instant as guests read it: `Thu 26 Nov 2026, 06:00 (Bangkok)`. */
export function deadlineInWords(untilMs: number): string {
  const day: PlainDate = bangkokDay(untilMs)
  return `${weekdayOf(day).slice(0, 3)} ${formatShortDate(day)}, ${bangkokTime(untilMs)} (Bangkok)`
}
