import { depositOf } from '#money/deposits/deposit.rules.ts'
import type { Deps } from '#platform/deps.ts'
import type { Booking } from '../bookings.store.ts'
import { findFirstPickup } from '../legs.store.ts'
import { cancellationSentence, type TermSentence } from './booking-terms.words.ts'

/** What cancelling costs from now on by the terms of the booking; null when none were agreed, or it has no pickup. */
export async function findCancellationSentence(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Pick<Booking, 'id' | 'status' | 'terms' | 'priceBaht' | 'depositPercent'>,
): Promise<TermSentence | null> {
  const pickupAt = await findFirstPickup(db.read, booking.id)
  const hasDeposit = depositOf(booking) !== undefined
  return cancellationSentence({ ...booking, pickupAt, nowMs: now(), hasDeposit })
}
