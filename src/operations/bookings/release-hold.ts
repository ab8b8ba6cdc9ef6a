import { releaseAllocations } from '#adapters/database/allocations.ts'
import {
  type Booking,
  findBookingForUpdate,
  updateBookingWithoutDeadline,
} from '#adapters/database/bookings.ts'
import { staff } from '#domain/bookings/actor.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { offerUndo, snapshotForUndo } from './offer-undo.ts'

/**
 * Staff frees the vehicle of a request before its hold ends. The request still waits for an answer, now without a
 * deadline: confirming it takes a vehicle that is free then. Nobody is written to.
 */
export async function releaseHold(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true; booking: Booking } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    db.transaction(
      async (tx) => {
        const booking = await findBookingForUpdate(tx, bookingId)
        if (!booking) return refuse('not-found', { code: 'booking-unknown' })
        if (!bookingCountsAs(booking.status, 'unanswered'))
          return refuse('not-possible', { code: 'not-in-this-state' })
        const before = await snapshotForUndo(tx, booking)
        await releaseAllocations(tx, bookingId, 'released by staff')
        await updateBookingWithoutDeadline(tx, bookingId)
        await offerUndo(tx, { now }, 'release', before)
        return { ok: true, booking: { ...booking, waitsUntil: null } }
      },
      { actor: staff(admin) },
    ),
  )
}
