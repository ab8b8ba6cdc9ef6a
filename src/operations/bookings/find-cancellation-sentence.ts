import type { Booking } from '#adapters/database/bookings.ts'
import { findFirstPickup } from '#adapters/database/legs.ts'
import { cancellationSentence, type TermSentence } from '#content/booking/booking-terms.ts'
import { depositOf } from '#domain/payments/deposit.ts'
import type { Deps } from '#operations/deps.ts'

/** What cancelling costs from now on by the terms of the booking; null when none were agreed, or it has no pickup. */
export async function findCancellationSentence(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Pick<Booking, 'id' | 'status' | 'terms' | 'priceBaht' | 'depositPercent'>,
): Promise<TermSentence | null> {
  const pickupAt = await findFirstPickup(db.read, booking.id)
  const hasDeposit = depositOf(booking) !== undefined
  return cancellationSentence({ ...booking, pickupAt, nowMs: now(), hasDeposit })
}
