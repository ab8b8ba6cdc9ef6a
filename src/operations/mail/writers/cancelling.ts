import type { Booking } from '#adapters/database/bookings.ts'
import { findFirstPickup } from '#adapters/database/transfers.ts'
import { cancelSentence, inOneLine } from '#content/booking/booking-terms.ts'
import { depositOf } from '#domain/payments/deposit.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** What cancelling costs from now on by the terms of the booking, in one sentence; null when none were agreed. */
export async function cancellingOf(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  booking: Pick<Booking, 'id' | 'terms' | 'priceBaht' | 'depositPercent'>,
): Promise<string | null> {
  const pickupAt = await findFirstPickup(db.read, booking.id)
  const { terms } = booking
  if (!terms || !pickupAt) return null
  const of = depositOf(booking) ? 'deposit' : 'price'
  return `${inOneLine(cancelSentence({ terms, pickupMs: pickupAt.getTime(), nowMs: now(), of }))}.`
}
