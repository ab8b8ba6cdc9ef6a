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
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { offerUndo, snapshotForUndo } from './offer-undo.ts'

/**
 * Staff frees the vehicles of all requests of one guest, found by the mailbox or phone number of a booking, however they are
 * spelt. The requests still wait for an answer, now without a deadline. A checkout keeps its vehicle: its guest may be
 * paying, and it ends by itself within the hour. Nobody is written to; all of it can be taken back on each of the bookings.
 */
export async function releaseHoldsOfGuest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true; released: number } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    db.transaction(
      async (tx) => {
        const pressed = await findBookingForUpdate(tx, bookingId)
        if (!pressed) return refuse('not-found', { code: 'booking-unknown' })
        const held = heldByGuest(await listHolders(tx), pressed)
        if (held.length === 0) return refuse('not-possible', { code: 'not-in-this-state' })
        // The booking on whose page it was pressed offers to take it back, also when nothing was held for it.
        const ids = new Set([bookingId, ...held.map(({ id }) => id)])
        // One instant for all, by which they are taken back together.
        const nowMs = now()
        for (const id of ids) await release(tx, { now: () => nowMs }, id)
        return { ok: true as const, released: held.length }
      },
      { actor: staff(admin) },
    ),
  )
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
