import { listHolders, releaseAllocations } from '#fleet/allocation/allocations.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import { type Booking, findBookingForUpdate, updateBookingWithoutDeadline } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { type ByStaff, requireUnchanged } from '../require-unchanged.ts'
import { offerUndo, snapshotForUndo } from '../undo/offer-undo.ts'
import { heldByGuest } from './hold-limits.rules.ts'

/**
 * Staff frees the vehicles of all requests of one guest, found by the mailbox or phone number of a booking, however they are
 * spelt. The requests still wait for an answer, now without a deadline. A checkout keeps its vehicle: its guest may be
 * paying, and it ends by itself within the hour. Nobody is written to; all of it can be taken back on each of the bookings.
 */
export async function releaseHoldsOfGuest(
  deps: Pick<Deps, 'db' | 'now'>,
  releaseAll: ByStaff,
): Promise<{ ok: true; released: number } | Refusal> {
  return changeBooking(deps, staff(releaseAll.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, releaseAll)
    if (!found.ok) return found
    const held = heldByGuest(await listHolders(tx), found.booking)
    if (held.length === 0) return refuse('not-possible', { code: 'not-in-this-state' })
    // The booking on whose page it was pressed offers to take it back, also when nothing was held for it.
    const ids = new Set([found.booking.id, ...held.map(({ id }) => id)])
    // One instant for all, by which they are taken back together.
    const nowMs = deps.now()
    for (const id of ids) await release(tx, { now: () => nowMs }, id)
    return { ok: true, released: held.length }
  })
}

async function release(tx: Queryable, now: Pick<Deps, 'now'>, id: Booking['id']): Promise<void> {
  const booking = await findBookingForUpdate(tx, id)
  // It may have been answered a moment ago.
  if (!booking || !bookingCountsAs(booking.status, 'unanswered')) return
  const before = await snapshotForUndo(tx, booking)
  await releaseAllocations(tx, id, 'released by staff')
  await updateBookingWithoutDeadline(tx, id)
  await offerUndo(tx, now, 'release-all', before)
}
