import { formatBaht } from '#domain/money.ts'
import { type BookingFacts, bookingSubject, GuestBookingFacts, guestTripTitle } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest who had finished a checkout: the bank declined the payment, with a link to pay again. */
export function guestPaymentFailed({
  booking,
  amountBaht,
  payUrl,
}: {
  booking: BookingFacts
  /** The amount that the guest tried to pay. */
  amountBaht: number
  /** The guest's own summary of the booking. */
  payUrl: string
}): Mail {
  return {
    subject: bookingSubject('Not paid', booking),
    preview: 'Your payment did not go through; nothing was charged. You can try again.',
    body: (
      <>
        <Heading>Your payment did not go through</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, your bank did not confirm the payment of
          this trip. Nothing was charged, and the trip is not booked yet. Your details are kept: you can try
          again, also in another way.
        </Paragraph>
        <Ticket
          title={<TypedText text={guestTripTitle(booking)} />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Not paid', formatBaht(amountBaht)]} />
              <Button href={payUrl} kind="main">
                Try again
              </Button>
            </>
          }
        >
          <GuestBookingFacts booking={booking} />
        </Ticket>
      </>
    ),
  }
}
