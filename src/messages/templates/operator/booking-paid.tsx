import { daysInWords, guestsInWords, VEHICLE_NOT_CHOSEN, vehicleInWords } from '#bookings/booking.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { BookingTitle, OperatorBookingFacts, type ToldBooking } from '../booking-facts.tsx'
import { BookingWarnings, isClear, isHotelMissing } from '../booking-warnings.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
import { type CrewNames, crewStep } from '../hold-words.ts'
import { Heading, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { operatorSubject, shortDaysOf, shortTripOf } from './operator-subject.ts'

/** To the operator: a booking is paid and confirmed. */
export function operatorBookingPaid({
  booking,
  amountBaht,
  how,
  restBaht,
  dueBaht,
  crew,
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
  /** Who and what is on it now, and what it misses. */
  crew: CrewNames & { missing: 'vehicle' | 'driver' | null }
  /** When the guest expects to learn who drives, as a sentence. */
  driverExpected: string
  deskUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  const what = restBaht > 0 ? `paid a deposit of ${amount}` : `paid ${amount}`
  const asks = [
    !isClear(booking) && 'Settle what is marked below.',
    isHotelMissing(booking) && 'Ask for the hotel.',
  ]
  const step = crewStep(crew, { days: daysInWords(booking), asks: asks.filter(Boolean).join(' ') })
  return {
    subject: operatorSubject(`${what} for`, { ...booking, priceBaht: null }),
    preview: `${step} ${guestsInWords(booking)}, ${isolated(vehicleInWords(booking) ?? VEHICLE_NOT_CHOSEN)}.`,
    body: (
      <>
        <Heading>
          <TypedText text={booking.customerName} /> {what}
        </Heading>
        <Paragraph>
          <strong>{step}</strong> The money came {how}, and the guest has been sent the confirmation.{' '}
          {restBaht > 0 && `${formatBaht(restBaht)} ${dueBaht === restBaht ? 'is still' : 'was then'} due.`}
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
              <AnswerButtons
                contact={booking}
                first="email"
                about={[shortTripOf(booking), shortDaysOf(booking)].filter(Boolean).join(', ')}
                desk={[{ label: 'Open the booking', href: deskUrl }]}
              />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <SmallPrint>{driverExpected}</SmallPrint>
      </>
    ),
  }
}
