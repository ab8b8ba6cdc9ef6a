import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import { DAY_MS, HOUR_MS } from '#platform/time/duration.ts'

/** Within how many hours a guest gets the quote for a custom trip, or the answer to a wish about a quote. */
export const PROMISED_HOURS = 24
/** How many days after its end a quote can be asked for again at the same price, if a vehicle is free. */
export const PRICE_KEPT_DAYS = 14

type Unpriced = { kind: BookingKind; priceBaht: number | null }

/**
 * When the guest of a custom trip was promised a quote: `PROMISED_HOURS` after the request, as its page and email say.
 * @returns `undefined` when the booking needs no quote, or has its price
 */
export function quotePromisedAt(booking: Unpriced & { createdAt: Date }): Date | undefined {
  if (booking.kind !== 'custom' || booking.priceBaht !== null) return undefined
  return answerPromisedAt(booking.createdAt)
}

/** When a guest was promised an answer who asked for a change of a quote. */
export function answerPromisedAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + PROMISED_HOURS * HOUR_MS)
}

/** Until when the price of a quote that ended on `validUntil` is kept. */
export function priceKeptUntil(validUntil: Date): Date {
  return new Date(validUntil.getTime() + PRICE_KEPT_DAYS * DAY_MS)
}

/** Can the operator write a quote? Only for what has no price of its own; also when the quote before has ended. */
export function isQuotable({ kind, priceBaht, status }: Unpriced & { status: BookingStatus }): boolean {
  return kind !== 'trip' && priceBaht === null && (status === 'requested' || status === 'expired')
}
