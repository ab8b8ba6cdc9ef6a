import { inBatches } from '#platform/database/in-batches.ts'
import type { Deps } from '#platform/deps.ts'
import { listWithEndedQuoteForUpdate } from '#quotes/quote-page.store.ts'
import { updateProposalsExpired } from '#quotes/quotes.store.ts'
import { listOverdueForUpdate } from '../bookings.store.ts'
import { expireBooking } from './expire-booking.ts'

/**
 * Ends the bookings whose deadline has passed: requests without an answer, checkouts and drafts without a payment;
 * those with a quote that nobody has accepted in time, and the proposals that nobody has answered.
 * Instances that run it at the same time share the work.
 * @returns how many bookings
 */
export async function expireBookings(
  deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>,
): Promise<{ expired: number }> {
  const expired = await inBatches(deps, async (tx, atMost) => {
    const overdue = await listOverdueForUpdate(tx, new Date(deps.now()), atMost)
    for (const booking of overdue) await expireBooking(tx, deps, booking)
    return overdue.length
  })
  const withEndedQuote = await inBatches(deps, async (tx, atMost) => {
    const ended = await listWithEndedQuoteForUpdate(tx, new Date(deps.now()), atMost)
    for (const booking of ended) await expireBooking(tx, deps, booking)
    return ended.length
  })
  await deps.db.transaction((tx) => updateProposalsExpired(tx, new Date(deps.now())), { actor: 'clock' })
  return { expired: expired + withEndedQuote }
}
