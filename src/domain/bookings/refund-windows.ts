import { satangFromBaht } from '../money.ts'
import { type CancellationTerms, refundSatangAt } from '../payments/cancellation-terms.ts'
import type { PaymentWithRefunds } from '../payments/refundable.ts'
import { bookingCountsAs } from './booking-status.ts'
import { type Cancellable, leftSatangOf, termsBaseBaht } from './cancellation.ts'

const HOUR_MS = 3_600_000

/** A span of time in which cancelling gives back the same sum. */
export type RefundWindow = {
  /** Its last instant, in milliseconds since the epoch, and so many hours before the pickup; null for the last one. */
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
  const receivedSatang = leftSatangOf(payments)
  const totalBaht = termsBaseBaht(booking, receivedSatang)
  if (totalBaht === null || !pickupAt || receivedSatang < satangFromBaht(1)) return []
  const pickupMs = pickupAt.getTime()
  const refundAt = (ms: number) => refundSatangAt({ terms, pickupMs, totalBaht, receivedSatang }, ms)
  const ends = endsOf(terms, pickupMs)
  const present = ends.findIndex(({ atMs }) => nowMs <= atMs)
  const now = present < 0 ? ends.length : present
  const lastEnd = ends.at(-1)?.atMs ?? pickupMs
  return [...ends, null].map((end, index) => ({
    ends: end,
    refundSatang: refundAt(end ? end.atMs : lastEnd + 1),
    is: index < now ? 'over' : index === now ? 'now' : 'later',
  }))
}

function endsOf({ clauses }: CancellationTerms, pickupMs: number) {
  return clauses
    .map(({ untilHoursBefore }) => ({
      atMs: pickupMs - untilHoursBefore * HOUR_MS,
      hoursBefore: untilHoursBefore,
    }))
    .sort((one, other) => one.atMs - other.atMs)
}
