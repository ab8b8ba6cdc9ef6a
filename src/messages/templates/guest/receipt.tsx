import { company } from '#content/company.ts'
import { formatBaht } from '#money/money.rules.ts'
import {
  BookingTitle,
  bookingSubject,
  GuestButtons,
  ShortFacts,
  type ToldBooking,
} from '../booking-facts.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** One payment: `Card`, and `฿5,500, 13 Feb 2026`. */
export type ReceiptLine = { label: string; text: string }

/** To a guest: what was paid for the trip, and by whom it was received. */
export function guestReceipt({
  booking,
  lines,
  givenBackBaht,
  keptBaht,
  passUrl,
}: {
  booking: ToldBooking
  lines: readonly ReceiptLine[]
  givenBackBaht: number
  /** What was paid, without what went back. */
  keptBaht: number
  passUrl: string
}): Mail {
  const total = formatBaht(keptBaht)
  return {
    subject: bookingSubject('Receipt', booking),
    preview: `${total} received by ${company.name}. Thank you for travelling with us.`,
    body: (
      <>
        <Heading>Your receipt</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, thank you for travelling with us. Here’s
          what we received for your trip.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Total received', total]} />
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
              <Button href={`${passUrl}/receipt`} kind="other">
                Open a receipt to print
              </Button>
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
          <Facts>
            {lines.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
              <Fact label={label} key={index}>
                {text}
              </Fact>
            ))}
            {givenBackBaht > 0 && <Fact label="Refunded">{formatBaht(givenBackBaht)}</Fact>}
            <Fact label="Received by">
              {company.name}, {company.address}
            </Fact>
          </Facts>
        </Ticket>
      </>
    ),
  }
}
