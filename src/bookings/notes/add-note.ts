import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { findBookingForUpdate } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { staffText } from '../staff-text.ts'
import { insertNote } from './booking-notes.store.ts'

/** Staff notes something about a booking, in any state of it; guests never see it. */
export async function addNote(
  deps: Pick<Deps, 'db'>,
  { bookingId, text, admin }: { bookingId: string; text: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  const noted = staffText(text)
  if (!noted.ok) return noted
  if (noted.text === '') return refuseField('invalid', 'note', { code: 'note-missing' })
  return changeBooking(deps, staff(admin), async (tx) => {
    // Locked, so that a guest who is forgotten at this moment leaves no note behind.
    if (!(await findBookingForUpdate(tx, bookingId))) return refuse('not-found', { code: 'booking-unknown' })
    await insertNote(tx, { bookingId, text: noted.text })
    return { ok: true }
  })
}
