import { company } from '#content/company.ts'
import { depositIfAccepted } from '#content/deposit-sentences.ts'
import { authorisedSentence } from '#content/payment-words.ts'
import { depositOf } from '#domain/payments/deposit.ts'
import { formatDay } from '#domain/time/calendar.ts'
import {
  type BookingFacts,
  bookingSubject,
  GuestBookingFacts,
  GuestButtons,
  guestTripTitle,
  priceInWords,
} from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { NotYou, ToChangeOrCancel } from './closing.tsx'
import { ReceivedGreeting } from './received-greeting.tsx'

/** To a guest, with the address of the trip pass: the request has arrived, and nothing is charged yet. */
export function guestBookingReceived({
  booking,
  heldUntil,
  authorisedBaht = 0,
  cancelling,
  passUrl,
}: {
  booking: BookingFacts
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht?: number
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}): Mail {
  const day = formatDay(booking.travelDate)
  const deposit = depositOf(booking)
  const answer = `between ${company.hours.opens} and ${company.hours.closes}, Thailand time`
  return {
    subject: bookingSubject('Request received', booking),
    preview: heldUntil
      ? `We’re holding a vehicle for you until ${heldUntil}. You won’t be charged yet.`
      : `We’re checking ${day} for you. You won’t be charged yet.`,
    body: (
      <>
        <Heading>We’ve got your request</Heading>
        <ReceivedGreeting request={booking} heldUntil={heldUntil} />
        <Ticket
          title={<TypedText text={guestTripTitle(booking)} />}
          stub={
            <>
              <Figures
                reference={booking.reference}
                figure={['Whole vehicle', priceInWords(booking.priceBaht, 'On request')]}
              />
              <StubNote>
                {booking.priceBaht === null
                  ? 'We’ll send you the price with our reply.'
                  : 'One price for your whole group. Fuel, parking and highway fees are included.'}
              </StubNote>
              <StubNote>
                {authorisedBaht > 0
                  ? authorisedSentence(authorisedBaht)
                  : deposit
                    ? depositIfAccepted(deposit)
                    : 'Our confirmation says how to pay.'}
              </StubNote>
              {cancelling && <StubNote>{cancelling}</StubNote>}
              <GuestButtons passUrl={passUrl} reference={booking.reference} />
            </>
          }
        >
          <GuestBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps
          steps={[
            ...(booking.channel === 'whatsapp'
              ? ['Send us the WhatsApp message we’ve prepared for you.']
              : []),
            'We check that a driver is free on your day.',
            booking.fitsVehicle
              ? `We reply ${answer}.`
              : `Your group may need a larger vehicle. We’ll suggest one when we reply, ${answer}.`,
            'Your trip is booked once we’ve confirmed it.',
          ]}
        />
        <ToChangeOrCancel reference={booking.reference} />
        <NotYou />
      </>
    ),
  }
}
