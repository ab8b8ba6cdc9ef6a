import { listHolders, releaseAllocations } from '#adapters/database/allocations.ts'
import {
  type Booking,
  findBookingForUpdate,
  updateBookingWithoutDeadline,
} from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { heldByGuest } from '#domain/availability/hold-limits.ts'
import { staff } from '#domain/bookings/actor.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { changeBooking } from '../change-booking.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { offerUndo, snapshotForUndo } from './offer-undo.ts'
import { type ByStaff, requireUnchanged } from './require-unchanged.ts'

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
