import { type Booking, updateBookingAgreed } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { type PlannedQuote, updateSentQuote } from '#adapters/database/quotes.ts'

/**
 * Makes the price and the share of a quote that is out those of its locked booking. Its state is changed by the caller.
 * @returns the booking as it is now
 */
export async function agreeToQuote(
  tx: Queryable,
  booking: Booking,
  { totalBaht, plan }: PlannedQuote,
): Promise<Booking> {
  await updateSentQuote(tx, booking.id, 'accept')
  const agreed = { priceBaht: totalBaht, depositPercent: plan.depositPercent }
  await updateBookingAgreed(tx, booking.id, agreed)
  return { ...booking, ...agreed }
}
