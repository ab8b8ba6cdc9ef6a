import type { Cancellable } from '#bookings/cancelling/cancellation.rules.ts'
import type { PaymentWithRefunds } from '#money/refunds/refundable.rules.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

/** The pickup of {@link CANCELLABLE}: 27 November 2026, 06:00 in Bangkok. */
export const PICKUP_MS = Date.parse('2026-11-26T23:00:00Z')

/** A confirmed trip for ฿5,500, free to cancel until 24 hours before its pickup, for half until 12 hours before. */
export const CANCELLABLE: Cancellable = {
  status: 'confirmed',
  terms: {
    clauses: [
      { untilHoursBefore: 24, refundPercent: 100 },
      { untilHoursBefore: 12, refundPercent: 50 },
    ],
  },
  priceBaht: 5_500,
  depositPercent: 0,
  travelDate: '2026-11-27',
  pickupAt: new Date(PICKUP_MS),
}

export function hoursBefore(hours: number): number {
  return PICKUP_MS - hours * HOUR_MS
}

/** A payment of so many baht, of which nothing has gone back. */
export function paidBaht(baht: number): PaymentWithRefunds {
  return {
    ...{ status: 'paid', currency: 'thb', amountSatang: baht * 100, receivedSatang: null },
    ...{ refunds: [], reversals: [] },
  }
}
