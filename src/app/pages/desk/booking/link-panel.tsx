import { Button } from '#app/ui/button.tsx'
import { bookingAddress } from '../booking-address.ts'
import type { BookingView } from './view/load-booking.ts'

/** The address of the guest's trip pass, to be sent again, and the button that ends it and makes another. */
export function LinkPanel({ booking }: { booking: BookingView }) {
  const { passUrl } = booking
  return (
    <section className="panel" aria-labelledby="guest-link">
      <h2 id="guest-link">Guest’s link</h2>
      {passUrl ? (
        <p className="guest-link">
          <input className="control" readOnly aria-label="Guest’s link" value={passUrl} />
          <Button data-copy={passUrl} aria-live="polite">
            Copy
          </Button>
        </p>
      ) : (
        <p>There is no link that can be shown.</p>
      )}
      <p className="desk-booking__sub">
        It opens this booking, its quote and its review for anyone who has it. If it got into the wrong hands,
        make a new one: every earlier link stops working. The new one is not sent by itself.
      </p>
      <form method="post" action={bookingAddress(booking)}>
        <Button type="submit" name="intent" value="new-link">
          New link
        </Button>
      </form>
    </section>
  )
}
