import { satangFromBaht } from '#money/money.rules.ts'
import type { PaymentWithRefunds } from '#money/refunds/refundable.rules.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import { type Cancellable, remainingSatangOf, termsBaseBaht } from './cancellation.rules.ts'
import { isStepOver, refundSatangOf, stepsOfTerms, type TermsStep } from './cancellation-terms.rules.ts'

/** A span of time in which cancelling gives back the same sum. */
export type RefundWindow = {
  /** Its last instant, in milliseconds since the epoch, and its hours before the pickup; null for the last one. */
  ends: { atMs: number; hoursBefore: number } | null
  refundSatang: number
  is: 'over' | 'now' | 'later'
}

/**
 * All windows of the terms that a booking was made with, the earliest first. None while nothing is left of what was paid,
 * where a person decides what goes back, and before a booking is confirmed: nothing is kept of it then. `nowMs` is in
 * milliseconds since the epoch.
 */
export function refundWindows(
  booking: Pick<Cancellable, 'status' | 'terms' | 'priceBaht' | 'depositPercent' | 'pickupAt'>,
  payments: readonly PaymentWithRefunds[],
  nowMs: number,
): RefundWindow[] {
  const { status, terms, pickupAt } = booking
  if (!bookingCountsAs(status, 'agreed')) return []
  const receivedSatang = remainingSatangOf(payments)
  const totalBaht = termsBaseBaht(booking, receivedSatang)
  if (totalBaht === null || !pickupAt || receivedSatang < satangFromBaht(1)) return []
  const steps = stepsOfTerms(terms, pickupAt.getTime())
  const present = steps.findIndex((step) => !isStepOver(step, nowMs))
  return steps.map((step, index) => ({
    ends: endOf(step),
    refundSatang: refundSatangOf({ totalBaht, receivedSatang }, step),
    is: index < present ? 'over' : index === present ? 'now' : 'later',
  }))
}

function endOf({ untilMs, hoursBefore }: TermsStep): RefundWindow['ends'] {
  return untilMs === null || hoursBefore === null ? null : { atMs: untilMs, hoursBefore }
}
