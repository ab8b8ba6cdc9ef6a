import { listOverdueForUpdate } from '#adapters/database/bookings.ts'
import type { Deps } from '../deps.ts'
import { lapseBooking } from './lapse-booking.ts'

/** In one transaction, so that its locks are short. */
const AT_ONCE = 50

/**
 * Ends the bookings whose deadline has passed: requests without an answer, checkouts and drafts without a payment.
 * Instances that run it at the same time share the work.
 * @returns how many
 */
export async function expireBookings(
  deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>,
): Promise<{ expired: number }> {
  let expired = 0
  for (;;) {
    const ended = await deps.db.transaction(
      async (tx) => {
        const overdue = await listOverdueForUpdate(tx, new Date(deps.now()), AT_ONCE)
        for (const booking of overdue) await lapseBooking(tx, deps, booking)
        return overdue.length
      },
      { actor: 'clock' },
    )
    expired += ended
    if (ended < AT_ONCE) return { expired }
  }
}
