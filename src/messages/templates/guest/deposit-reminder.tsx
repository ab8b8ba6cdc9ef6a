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

/** To a guest whose trip is confirmed: the deposit has not arrived yet. */
export function guestDepositReminder({
  booking,
  depositBaht,
  passUrl,
}: {
  booking: ToldBooking
  depositBaht: number
  passUrl: string
}): Mail {
  const deposit = formatBaht(depositBaht)
  return {
    subject: bookingSubject('Deposit due', booking),
    preview: `We haven’t received your deposit of ${deposit} yet. You can pay it on your trip pass.`,
    body: (
      <>
        <Heading>Your deposit is still due</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, your trip is confirmed, but we haven’t
          received your deposit of {deposit} yet. You can pay it on your trip pass. If you’ve changed your
          mind, please let us know.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Deposit', deposit]} />
              <StubNote>Pay it on your trip pass.</StubNote>
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
