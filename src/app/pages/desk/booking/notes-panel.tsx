import { Button } from '#app/ui/button.tsx'
import { TextareaField } from '#app/ui/field.tsx'
import { bookingAddress } from '../booking-address.ts'
import { errorOf } from './forms/error-of.ts'
import type { BookingView } from './view/load-booking.ts'

export type RefusedNote = { error: string; note: string }

/** What staff noted; guests never see it. */
export function NotesPanel({ booking, refused }: { booking: BookingView; refused: RefusedNote | undefined }) {
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <p className="desk-booking__sub">Only you and your staff see these.</p>
      {booking.notes.map(({ id, text, who, when }) => (
        <div className="note" key={id}>
          <p>{text}</p>
          <p className="desk-booking__sub">
            {who}, {when}
          </p>
        </div>
      ))}
      <form method="post" action={bookingAddress(booking)} className="act-form">
        <TextareaField
          id="note"
          name="note"
          label="New note"
          rows={2}
          maxLength={2000}
          defaultValue={refused?.note}
          {...errorOf(refused?.error)}
          required
        />
        <Button type="submit">Add note</Button>
      </form>
    </section>
  )
}
