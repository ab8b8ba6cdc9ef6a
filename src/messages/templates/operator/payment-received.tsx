import { formatBaht } from '#money/money.rules.ts'
import { bookingSubject, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has paid for a booking that is confirmed already. */
export function operatorPaymentReceived({
  booking,
  amountBaht,
  how,
  left,
  deskUrl,
}: {
  booking: ToldBooking
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What is still to be paid, in words; empty for a trip that is off. */
  left: string
  deskUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  return {
    subject: bookingSubject('Payment received', booking),
    preview: `${amount} ${how}. ${left}`,
    body: (
      <>
        <Heading>A guest has paid</Heading>
        <Paragraph>
          {amount} received {how}. {left}
        </Paragraph>
        <RequestTicket
          booking={booking}
          figure={[`Paid ${how}`, amount]}
          open={{ to: deskUrl, label: 'Open the booking' }}
        />
      </>
    ),
  }
}
