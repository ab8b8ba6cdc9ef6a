import type { BookingKind } from '../bookings/booking-kind.ts'

const PROMISED_WITHIN_MS = 24 * 60 * 60 * 1_000

/**
 * When the guest of a custom trip was promised a quote: 24 hours after the request, as its page and mail say.
 * @returns `undefined` when the booking needs no quote, or has its price
 */
export function quotePromisedAt(booking: {
  kind: BookingKind
  priceBaht: number | null
  createdAt: Date
}): Date | undefined {
  if (booking.kind !== 'custom' || booking.priceBaht !== null) return undefined
  return new Date(booking.createdAt.getTime() + PROMISED_WITHIN_MS)
}
