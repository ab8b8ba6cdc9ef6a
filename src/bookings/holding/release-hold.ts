import { releaseAllocations } from '#fleet/allocation/allocations.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import { type Booking, updateBookingWithoutDeadline } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { type ByStaff, requireUnchanged } from '../require-unchanged.ts'
import { offerUndo, snapshotForUndo } from '../undo/offer-undo.ts'

/**
 * Staff frees the vehicle of a request before its hold ends. The request still waits for an answer, now without a
 * deadline: confirming it takes a vehicle that is free then. Nobody is written to.
 */
export async function releaseHold(
  deps: Pick<Deps, 'db' | 'now'>,
  release: ByStaff,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  return changeBooking(deps, staff(release.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, release)
    if (!found.ok) return found
    const { booking } = found
    if (!bookingCountsAs(booking.status, 'unanswered'))
      return refuse('not-possible', { code: 'not-in-this-state' })
    const before = await snapshotForUndo(tx, booking)
    await releaseAllocations(tx, booking.id, 'released by staff')
    await updateBookingWithoutDeadline(tx, booking.id)
    await offerUndo(tx, deps, 'release', before)
    return { ok: true, booking: { ...booking, waitsUntil: null } }
  })
}
