import { formatBaht } from '#money/money.rules.ts'
import { formatDayOfYear } from '#platform/time/calendar.ts'
import {
  BookingTitle,
  bookingSubject,
  GuestBookingFacts,
  GuestButtons,
  type ToldBooking,
} from '../booking-facts.tsx'
import { Amounts } from '../parts/amounts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Reference, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { ToChangeOrCancel } from './closing.tsx'
import { Hello } from './guest-mail.tsx'

/** To a guest: the payment has arrived, and the booking is confirmed. */
export function guestBookingConfirmed({
  booking,
  amountBaht,
  how,
  restBaht,
  dueBaht,
  restNow,
  driverTold,
  pickupDay,
  cancelling,
  passUrl,
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
  /** How that can be paid, as a sentence; null when nothing is left. */
  restNow: string | null
  /** The day on which the guest is picked up now, in words. */
  pickupDay: string
  /** When the guest learns who drives, as a sentence. */
  driverTold: string
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  return {
    subject: bookingSubject('Confirmed', booking),
    preview: `${restBaht > 0 ? 'Deposit' : 'Payment'} of ${amount} received. ${cancelling ?? driverTold}`,
    body: (
      <>
        <Heading>You’re booked for {formatDayOfYear(booking.travelDate ?? '')}</Heading>
        <Paragraph>
          <Hello booking={booking} />, your {restBaht > 0 ? 'deposit' : 'payment'} has arrived and your
          vehicle is booked. We’re looking forward to driving you.
        </Paragraph>
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              {restBaht > 0 ? (
                <>
                  <Amounts
                    amounts={[
                      {
                        label: 'For the whole vehicle',
                        value: formatBaht(booking.priceBaht ?? amountBaht + restBaht),
                      },
                      { label: `Deposit, paid ${how}`, value: `−${amount}` },
                      {
                        label: dueBaht === restBaht ? 'Still to pay' : 'Left to pay then',
                        value: formatBaht(restBaht),
                        look: 'total',
                      },
                    ]}
                  />
                  <StubNote>
                    Reference <Reference>{booking.reference}</Reference>
                  </StubNote>
                </>
              ) : (
                <Figures reference={booking.reference} figure={[`Paid ${how}`, amount]} />
              )}
              {restNow && <StubNote>{restNow}</StubNote>}
              {cancelling && <StubNote>{cancelling}</StubNote>}
              <StubNote>
                {restBaht > 0 ? '' : 'For the whole vehicle. '}Fuel, parking and highway fees are included.
              </StubNote>
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
            </>
          }
        >
          <GuestBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps steps={[driverTold, `Your driver picks you up on ${pickupDay}.`]} />
        <ToChangeOrCancel reference={booking.reference} />
      </>
    ),
  }
}
