import { Button } from '../../ui/button.tsx'
import { bookingAddress } from '../booking-address.ts'
import type { UndoView } from './find-undo.ts'

/** Takes the newest act back. It disappears after ten seconds; the server decides by its own clock. */
export function UndoStrip({ undo: { reference, from, seen, guest, back } }: { undo: UndoView }) {
  return (
    <form
      method="post"
      action={bookingAddress({ reference, from }, 'undo')}
      className="undo-strip cluster middle tinted gap-4 gap-x-12"
    >
      <input type="hidden" name="seen" value={seen} />
      {back && <input type="hidden" name="back" value={back} />}
      <p>{guest ? `${guest}: you` : 'You'} can undo the last step for ten seconds.</p>
      <Button type="submit">Undo</Button>
    </form>
  )
}
