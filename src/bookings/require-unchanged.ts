import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { type Booking, findBookingForUpdate } from './bookings.store.ts'
import { findCapabilities } from './find-capabilities.ts'
import { type StaffAction, staffActionsOf } from './staff-action.rules.ts'

/** The action that an admin chose on a page of the desk, and the version of the booking that the page showed. */
export type Seen = { action: StaffAction; version: number }

/** The booking that an operation changes. Guests and drivers choose from no page of the desk: they send no `seen`. */
export type ToChange = { bookingId: string; seen?: Seen | undefined }

/** The same, changed by an admin. */
export type ByStaff = ToChange & { admin: string }

/**
 * The first line of every act on a booking: locks it until the transaction ends, so that acts follow one another. With
 * `seen` the booking must be as its page showed it, and its state must allow the action: of two admins who press at the
 * same time the second is refused, and nothing of what the first did is lost.
 */
export async function requireUnchanged(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { bookingId, seen }: ToChange,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  if (!seen) return { ok: true, booking }
  if (booking.version !== seen.version) return refuse('not-possible', { code: 'moved-meanwhile' })
  if (staffActionsOf(await findCapabilities(tx, deps, booking)).includes(seen.action))
    return { ok: true, booking }
  return refuse('not-possible', { code: seen.action === 'undo' ? 'undo-too-late' : 'not-in-this-state' })
}
