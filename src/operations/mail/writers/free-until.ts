import type { Booking } from '#adapters/database/bookings.ts'
import { findFirstPickup } from '#adapters/database/transfers.ts'
import { deadlineInWords, openDeadlines } from '#domain/payments/cancellation-terms.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** Until when cancelling gives everything back, in words; null when that is over, or was not agreed. */
export async function freeUntilOf(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  { id, terms }: Pick<Booking, 'id' | 'terms'>,
): Promise<string | null> {
  const pickupAt = await findFirstPickup(db.read, id)
  if (!terms || !pickupAt) return null
  const free = openDeadlines(terms, pickupAt.getTime(), now()).findLast(
    ({ refundPercent }) => refundPercent === 100,
  )
  return free ? deadlineInWords(free.untilMs) : null
}
