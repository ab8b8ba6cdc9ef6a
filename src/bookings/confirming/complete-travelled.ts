import { inBatches } from '#platform/database/in-batches.ts'
import type { Deps } from '#platform/deps.ts'
import { COMPLETES_AFTER_HOURS } from '../booking-status.rules.ts'
import { listTravelledForUpdate, updateBookingStatus } from '../bookings.store.ts'

const AFTER_MS = COMPLETES_AFTER_HOURS * 3_600_000

/**
 * Completes the confirmed bookings whose last leg ended more than twelve hours ago and of which nobody recorded anything
 * else. The history names the clock, so that it says "nobody objected" and not "somebody saw it"; staff can undo it.
 * @returns how many
 */
export async function completeTravelled(deps: Pick<Deps, 'db' | 'now'>): Promise<{ completed: number }> {
  const completed = await inBatches(deps, async (tx, atMost) => {
    const travelled = await listTravelledForUpdate(tx, new Date(deps.now() - AFTER_MS), atMost)
    for (const booking of travelled) await updateBookingStatus(tx, booking, 'complete')
    return travelled.length
  })
  return { completed }
}
