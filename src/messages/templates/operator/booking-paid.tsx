import { daysInWords, VEHICLE_NOT_CHOSEN, vehicleInWords } from '#bookings/booking.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { isolated } from '#platform/text/direction.ts'
import { BookingTitle, bookingSubject, OperatorBookingFacts, type ToldBooking } from '../booking-facts.tsx'
import { BookingWarnings } from '../booking-warnings.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To the operator: a booking is paid and confirmed. */
export function operatorBookingPaid({
  booking,
  amountBaht,
  how,
  restBaht,
  dueBaht,
  driverExpected,
  deskUrl,
}: {
  booking: ToldBooking
  /** The payment that confirmed it. */
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What was left of the price after it; 0 when all was paid. */
  restBaht: number
  /** What is left now. */
  dueBaht: number
  /** When the guest expects to learn who drives, as a sentence. */
  driverExpected: string
  deskUrl: string
}): Mail {
  const day = daysInWords(booking)
  const amount = formatBaht(amountBaht)
  return {
    subject: bookingSubject(restBaht > 0 ? 'Deposit paid' : 'Paid', booking),
    preview: `${amount}, ${counted(booking.guests, 'guest')}, ${isolated(vehicleInWords(booking) ?? VEHICLE_NOT_CHOSEN)}`,
    body: (
      <>
        <Heading>{restBaht > 0 ? 'Deposit paid, and confirmed' : 'Paid and confirmed'}</Heading>
        <Paragraph>
          {amount} received {how}. The guest has been sent the confirmation.{' '}
          {restBaht > 0 &&
            `This is the deposit; ${formatBaht(restBaht)} ${dueBaht === restBaht ? 'is still' : 'was then'} due.`}
        </Paragraph>
        <BookingWarnings booking={booking} />
        <Ticket
          title={<BookingTitle booking={booking} to="operator" />}
          stub={
            <>
              <Figures
                reference={booking.reference}
                figure={[restBaht > 0 ? `Deposit, paid ${how}` : `Paid ${how}`, amount]}
              />
              <AnswerButtons contact={booking} first="email" deskUrl={deskUrl} />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps steps={[`Check the vehicle and assign a driver for ${day}.`, driverExpected]} />
      </>
    ),
  }
}
