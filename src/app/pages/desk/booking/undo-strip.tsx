import { Button } from '#app/ui/button.tsx'
import { addressOf } from './acts.ts'
import type { BookingView } from './view/load-booking.ts'

/** Takes the newest act back. It disappears after ten seconds; the server decides by its own clock. */
export function UndoStrip({ booking }: { booking: BookingView }) {
  if (!booking.acts.includes('undo')) return null
  return (
    <form method="post" action={addressOf(booking, 'undo')} className="undo-strip">
      <input type="hidden" name="seen" value={booking.seen} />
      <p>You can take the last step back for ten seconds.</p>
      <Button type="submit">Undo</Button>
    </form>
  )
}
