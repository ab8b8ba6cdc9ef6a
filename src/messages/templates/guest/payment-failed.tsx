import { formatBaht } from '#money/money.rules.ts'
import { BookingTitle, bookingSubject, ShortFacts, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest who had finished a checkout: the bank declined the payment, with a link to pay again. */
export function guestPaymentFailed({
  booking,
  amountBaht,
  isBooked,
  payUrl,
}: {
  booking: ToldBooking
  /** The amount that the guest tried to pay. */
  amountBaht: number
  /** The booking was confirmed before, and stays so. */
  isBooked: boolean
  /** The page on which the guest can pay it again. */
  payUrl: string
}): Mail {
  return {
    subject: bookingSubject('Payment failed', booking),
    preview: 'Your payment didn’t go through and you weren’t charged. You can try again.',
    body: (
      <>
        <Heading>Your payment didn’t go through</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, your bank didn’t confirm the payment for
          this trip, and you weren’t charged.{' '}
          {isBooked
            ? 'Your trip is still confirmed, and the payment is still due. You can try again on your trip pass, or pay another way.'
            : 'The trip isn’t booked yet, but we’ve kept your details. You can try again, or pay another way.'}
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Not paid', formatBaht(amountBaht)]} />
              <Button href={payUrl} kind="main">
                Try again
              </Button>
            </>
          }
        >
          <ShortFacts booking={booking} to="guest" />
        </Ticket>
      </>
    ),
  }
}
