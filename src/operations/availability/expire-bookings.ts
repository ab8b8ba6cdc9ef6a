import { listOverdueForUpdate } from '#adapters/database/bookings.ts'
import { updateQuotesLapsed } from '#adapters/database/quotes.ts'
import type { Deps } from '../deps.ts'
import { inBatches } from '../in-batches.ts'
import { lapseBooking } from './lapse-booking.ts'

/**
 * Ends the bookings whose deadline has passed: requests without an answer, checkouts and drafts without a payment;
 * and the proposals that nobody has answered in time.
 * Instances that run it at the same time share the work.
 * @returns how many bookings
 */
export async function expireBookings(
  deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>,
): Promise<{ expired: number }> {
  const expired = await inBatches(deps, async (tx, atMost) => {
    const overdue = await listOverdueForUpdate(tx, new Date(deps.now()), atMost)
    for (const booking of overdue) await lapseBooking(tx, deps, booking)
    return overdue.length
  })
  await deps.db.transaction((tx) => updateQuotesLapsed(tx, new Date(deps.now())), { actor: 'clock' })
  return { expired }
}
