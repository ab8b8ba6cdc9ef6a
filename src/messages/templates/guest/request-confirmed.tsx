import {
  BookingTitle,
  bookingSubject,
  GuestButtons,
  ShortFacts,
  type ToldBooking,
} from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/** To a guest: the operator has accepted the request. */
export function guestRequestConfirmed({
  booking,
  driverTold,
  pickupDays,
  toPay,
  cancelling,
  passUrl,
}: {
  booking: ToldBooking
  /** When the guest learns who drives, as a sentence. */
  driverTold: string
  /** The day or days on which the guest travels now, in words. */
  pickupDays: string
  /** What is to be paid first and how, as sentences; null when nothing is, or when a person agrees it. */
  toPay: string | null
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}): Mail {
  return {
    subject: bookingSubject('Confirmed', booking),
    preview: `Your booking is confirmed. ${cancelling ?? driverTold}`,
    body: (
      <>
        <Heading>Your booking is confirmed</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, your vehicle is booked. We’re looking
          forward to driving you.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Your booking', 'Confirmed']} />
              {toPay && <StubNote>{toPay}</StubNote>}
              {cancelling && <StubNote>{cancelling}</StubNote>}
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps steps={[driverTold, `Your driver picks you up: ${pickupDays}.`]} />
        <ToChangeOrCancel reference={booking.reference} />
      </>
    ),
  }
}
