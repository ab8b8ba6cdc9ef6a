import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { bookingAddress } from '../booking-address.ts'
import type { BookingView } from './view/load-booking.ts'

export type RefusedNote = { error: string; note: string }

/** What staff noted; guests never see it. */
export function NotesPanel({ booking, refused }: { booking: BookingView; refused: RefusedNote | undefined }) {
  return (
    <section className="panel stack gap-8 pad-16" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <p className="muted size-meta">Only you and your staff see these.</p>
      {booking.notes.map(({ id, text, who, when }) => (
        <div className="attention lines break" key={id}>
          <p>{text}</p>
          <p className="muted size-meta">
            {who}, {when}
          </p>
        </div>
      ))}
      <form method="post" action={bookingAddress(booking)} className="act-form stack gap-12">
        <TextareaField
          id="note"
          name="note"
          label="New note"
          rows={2}
          maxLength={2000}
          defaultValue={refused?.note}
          error={refused?.error}
          required
        />
        <Button type="submit">Add note</Button>
      </form>
    </section>
  )
}
