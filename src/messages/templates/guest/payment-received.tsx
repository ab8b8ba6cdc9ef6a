import { formatBaht } from '#money/money.rules.ts'
import {
  BookingTitle,
  bookingSubject,
  GuestButtons,
  ShortFacts,
  type ToldBooking,
} from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest: money for a booking that is confirmed already has arrived. */
export function guestPaymentReceived({
  booking,
  amountBaht,
  how,
  left,
  passUrl,
}: {
  booking: ToldBooking
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What is still to be paid, as a sentence; empty for a trip that is off. */
  left: string
  passUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  return {
    subject: bookingSubject('Payment received', booking),
    preview: `We’ve received ${amount}. ${left}`,
    body: (
      <>
        <Heading>We’ve received your payment</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, thank you. {left}
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={[`Paid ${how}`, amount]} />
              <StubNote>Your trip pass lists everything you’ve paid.</StubNote>
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
        </Ticket>
      </>
    ),
  }
}
