import { priceInWords } from '#bookings/booking.words.ts'
import { PAY_LATER } from '#bookings/cancelling/booking-terms.words.ts'
import { onRequestSentence } from '#bookings/holding/hold-sentences.words.ts'
import { company } from '#content/company.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { depositIfAccepted } from '#money/deposits/deposit-sentences.words.ts'
import { authorisedSentence } from '#money/payments/payment.words.ts'
import { formatDay } from '#platform/time/calendar.ts'
import {
  BookingTitle,
  bookingSubject,
  GuestBookingFacts,
  GuestButtons,
  type ToldBooking,
} from '../booking-facts.tsx'
import { fitsVehicle } from '../booking-warnings.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { firstPickup, taxiTitle } from '../taxi-words.ts'
import { NotYou, ToChangeOrCancel } from './closing.tsx'
import { Hello } from './guest-mail.tsx'

export type ReceivedFacts = {
  booking: ToldBooking
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht: number
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  /** When we send the quote for a custom trip: `within 24 hours`. */
  quotedBy: string
  passUrl: string
}

/** To a guest, with the address of the trip pass: the request has arrived, and nothing is charged yet. */
export function guestRequestReceived(facts: ReceivedFacts): Mail {
  const { booking, passUrl } = facts
  const { reference } = booking
  const { heading, preview, title, steps } = booking.kind === 'custom' ? ofCustomTrip(facts) : ofRide(facts)
  return {
    subject: bookingSubject('Request received', booking),
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Greeting {...facts} />
        <Ticket
          title={title}
          stub={
            <>
              {booking.kind === 'custom' ? (
                <>
                  <Figures reference={reference} />
                  <StubNote>Nothing is booked or charged until you say yes.</StubNote>
                </>
              ) : (
                <RidePrice {...facts} />
              )}
              <GuestButtons passUrl={passUrl} reference={reference} />
            </>
          }
        >
          <GuestBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps steps={steps} />
        <ToChangeOrCancel reference={reference} />
        <NotYou />
      </>
    ),
  }
}

/** A trip of the catalogue or a taxi: it has a day, and mostly a price. */
function ofRide({ booking, heldUntil }: ReceivedFacts) {
  const isTaxi = booking.kind === 'transfer'
  const when = isTaxi ? `${firstPickup(booking)},` : formatDay(booking.travelDate ?? '')
  const answer = `between ${company.hours.opens} and ${company.hours.closes}, Thailand time`
  return {
    heading: isTaxi ? 'We’ve got your taxi request' : 'We’ve got your request',
    preview: heldUntil
      ? `We’re holding a vehicle for you until ${heldUntil}. You won’t be charged yet.`
      : `We’re checking ${when} for you. You won’t be charged yet.`,
    title: isTaxi ? taxiTitle(booking) : <BookingTitle booking={booking} to="guest" />,
    steps: [
      ...(booking.channel === 'whatsapp' ? ['Send us the WhatsApp message we’ve prepared for you.'] : []),
      'We check that a driver is free on your day.',
      fitsVehicle(booking)
        ? `We reply ${answer}.`
        : `Your group may need a larger vehicle. We’ll suggest one when we reply, ${answer}.`,
      `Your ${isTaxi ? 'taxi' : 'trip'} is booked once we’ve confirmed it.`,
    ],
  }
}

function ofCustomTrip({ quotedBy }: ReceivedFacts) {
  return {
    heading: 'We’re planning your trip',
    preview: `You’ll get a quote and an itinerary ${quotedBy}. Nothing is booked or charged yet.`,
    title: 'Your custom trip',
    steps: [
      'We work out a route and a price for the whole vehicle.',
      `We email them to you ${quotedBy}.`,
      'You tell us what to change. Once you agree, we book it.',
    ],
  }
}

/** What comes next, whether a vehicle is held for it, and that nothing is charged yet. */
function Greeting({ booking, heldUntil, quotedBy }: ReceivedFacts) {
  const { kind, holdRefused } = booking
  if (kind === 'custom')
    return (
      <Paragraph>
        <Hello booking={booking} />, thank you for your ideas. We’ll email you a quote and an itinerary{' '}
        {quotedBy}.{holdRefused && ` ${onRequestSentence}`}
      </Paragraph>
    )
  return (
    <Paragraph>
      <Hello booking={booking} />,{' '}
      {heldUntil ? (
        <>
          we’re holding a vehicle for you until <strong>{heldUntil}</strong> and will reply before then.
        </>
      ) : (
        'thank you for your request. We’re checking your day and will email you soon.'
      )}{' '}
      {holdRefused && `${onRequestSentence} `}You won’t be charged yet.
    </Paragraph>
  )
}

function RidePrice({ booking, authorisedBaht, cancelling }: ReceivedFacts) {
  const deposit = depositOf(booking)
  return (
    <>
      <Figures
        reference={booking.reference}
        figure={['Whole vehicle', priceInWords(booking, 'On request')]}
      />
      <StubNote>
        {booking.priceBaht === null
          ? 'We’ll send you the price with our reply. It includes fuel, parking and highway fees.'
          : 'One price for your whole group. Fuel, parking and highway fees are included.'}
      </StubNote>
      <StubNote>
        {authorisedBaht > 0
          ? authorisedSentence(authorisedBaht)
          : deposit
            ? depositIfAccepted(deposit)
            : booking.priceBaht === null
              ? 'You pay nothing until we say yes.'
              : PAY_LATER}
      </StubNote>
      {cancelling && <StubNote>{cancelling}</StubNote>}
    </>
  )
}
