import { type Booking, updateBookingAgreed } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type PlannedQuote, updateSentQuote } from './quotes.store.ts'

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
