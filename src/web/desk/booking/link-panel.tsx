import { AnchorButton, Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bookingAddress } from '../booking-address.ts'
import type { BookingView } from './view/load-booking.ts'

/** The guest's trip pass: its link to send, with the words ready, and the button that ends it and makes another. */
export function LinkPanel({ booking }: { booking: BookingView }) {
  const { pass, hasEmail } = booking
  return (
    <section className="panel stack gap-8 pad-16" aria-labelledby="guest-link">
      <h2 id="guest-link">Guest’s link</h2>
      {!hasEmail && <p>The guest has no email address, so nothing reaches them until you send this link.</p>}
      {pass ? (
        <Send pass={pass} />
      ) : (
        <form method="post" action={bookingAddress(booking)}>
          <Button type="submit" name="intent" value="pass-link" look="primary">
            Make the link
          </Button>
        </form>
      )}
      {pass && (
        <details>
          <summary className="pad-y-12">The wrong person has this link</summary>
          <p className="muted size-meta below-8">
            It opens this booking, its quote and its review for anyone who has it. A new link ends every
            earlier one. You send it yourself.
          </p>
          <form method="post" action={bookingAddress(booking)}>
            <Button type="submit" name="intent" value="new-link">
              New link
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}

function Send({ pass: { url, words, whatsapp, line } }: { pass: NonNullable<BookingView['pass']> }) {
  return (
    <>
      <p className="guest-link flex gap-8">
        <input className="control grow shrink" readOnly aria-label="Guest’s link" value={url} />
        <Button data-copy={words} aria-live="polite">
          Copy
        </Button>
      </p>
      <p className="cluster gap-8">
        {whatsapp && (
          <AnchorButton href={whatsapp} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            Send on WhatsApp
          </AnchorButton>
        )}
        <AnchorButton href={line} target="_blank" rel="noopener noreferrer">
          Send on LINE
        </AnchorButton>
      </p>
    </>
  )
}
