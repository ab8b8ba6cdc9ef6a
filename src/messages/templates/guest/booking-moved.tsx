import { daysInWords, loadInWords } from '#bookings/booking.words.ts'
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
import { ToChangeOrCancel } from './closing.tsx'

/**
 * To a guest: their booking has another day, time, party or vehicle. `isConfirmed`: otherwise it still waits for its
 * answer. Sums are in whole baht, and null while no price is agreed.
 */
export function guestBookingMoved({
  booking,
  isConfirmed,
  priceBaht,
  dueBaht,
  passUrl,
}: {
  booking: ToldBooking
  isConfirmed: boolean
  priceBaht: number | null
  dueBaht: number | null
  passUrl: string
}): Mail {
  const isPaid = priceBaht !== null && dueBaht !== null && dueBaht < priceBaht
  return {
    subject: bookingSubject('Changed', booking),
    preview: `Changed to ${daysInWords(booking)}, ${loadInWords(booking)}.${isPaid ? ' What you’ve paid still counts.' : ''}`,
    body: (
      <>
        <Heading>Your booking has changed</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, your booking has been changed to{' '}
          {daysInWords(booking)}, {loadInWords(booking)}. This replaces your earlier booking.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures
                reference={booking.reference}
                figure={['Your booking', isConfirmed ? 'Confirmed' : 'Awaiting confirmation']}
              />
              {priceBaht !== null && (
                <StubNote>
                  The price is {formatBaht(priceBaht)} for the whole vehicle
                  {isPaid && dueBaht ? `, of which ${formatBaht(dueBaht)} is still to pay` : ''}.
                </StubNote>
              )}
              {isPaid && <StubNote>What you’ve already paid still counts.</StubNote>}
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
        </Ticket>
        <ToChangeOrCancel reference={booking.reference} />
      </>
    ),
  }
}
