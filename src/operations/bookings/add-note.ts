import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import { insertNote } from '#adapters/database/desk/booking-notes.ts'
import { staff } from '#domain/bookings/actor.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseField, refuseIfUnavailable } from '../refusal.ts'

/** Longer notes are cut: they come from a form that says so. */
export const MAX_NOTE_LENGTH = 2000

/** Staff notes something about a booking, in any state of it; guests never see it. */
export async function addNote(
  { db }: Pick<Deps, 'db'>,
  { bookingId, text, admin }: { bookingId: string; text: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  const noted = text.trim().slice(0, MAX_NOTE_LENGTH)
  if (noted === '') return refuseField('invalid', 'note', { code: 'note-missing' })
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    db.transaction(
      async (tx): Promise<{ ok: true } | Refusal> => {
        // Locked, so that a guest who is forgotten at this moment leaves no note behind.
        if (!(await findBookingForUpdate(tx, bookingId)))
          return refuse('not-found', { code: 'booking-unknown' })
        await insertNote(tx, { bookingId, text: noted })
        return { ok: true }
      },
      { actor: staff(admin) },
    ),
  )
}
