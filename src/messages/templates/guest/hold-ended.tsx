import { daysInWords } from '#bookings/booking.words.ts'
import { company } from '#content/company.ts'
import { owesNothing } from '#money/payments/payment.words.ts'
import { AskButton, BookingTitle, bookingSubject, ShortFacts, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'
import { NotYou } from './closing.tsx'

/** To a guest: nobody could answer their request in time, so the vehicle is no longer kept. Nothing is owed. */
export function guestHoldEnded(booking: ToldBooking): Mail {
  return {
    subject: bookingSubject('Not confirmed in time', booking),
    preview: `We couldn’t confirm your request in time. ${owesNothing}`,
    body: (
      <>
        <Heading>We couldn’t confirm this in time</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, we’re sorry about your request for{' '}
          {daysInWords(booking)}. {owesNothing}
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['To pay', 'Nothing']} />
              <StubNote>
                Still want to go? Message us or call {company.phone}. If a vehicle is free, we’ll confirm it
                straight away.
              </StubNote>
              <AskButton reference={booking.reference} />
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
        </Ticket>
        <NotYou />
      </>
    ),
  }
}
