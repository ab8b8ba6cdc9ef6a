import { partyInWords, priceInWords, VEHICLE_NOT_CHOSEN, vehicleInWords } from '#bookings/booking.words.ts'
import type { Channel } from '#bookings/channel.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { isolated } from '#platform/text/direction.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { BookingTitle, bookingSubject, OperatorBookingFacts, type ToldBooking } from '../booking-facts.tsx'
import { BookingWarnings } from '../booking-warnings.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
import { answerStep, holdSentence } from '../hold-words.ts'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { pickupsInWords, startLabel, taxiTitle } from '../taxi-words.ts'

export type NewRequestFacts = {
  booking: ToldBooking
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht: number
  /** When the guest of a custom trip was promised the quote, in words. */
  promisedBy: string
  deskUrl: string
}

/** To the operator: a new request of any kind, with everything needed to answer it from a phone. */
export function operatorNewRequest(facts: NewRequestFacts): Mail {
  const { booking, heldUntil, deskUrl } = facts
  const { heading, preview, arrival, title, figure, steps } = WRITERS[booking.kind](facts)
  const isOnWhatsapp = booking.channel === 'whatsapp' || booking.customerWhatsapp
  return {
    subject: bookingSubject('New request', booking),
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>
          {arrival} {holdSentence(heldUntil, booking)}
        </Paragraph>
        <BookingWarnings booking={booking} />
        <Ticket
          title={title}
          stub={
            <>
              <Figures reference={booking.reference} figure={figure} />
              <AnswerButtons
                contact={booking}
                first={isOnWhatsapp ? 'whatsapp' : 'email'}
                deskUrl={deskUrl}
              />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps steps={steps} />
      </>
    ),
  }
}

const WRITERS = { trip: ofTrip, transfer: ofTaxi, custom: ofCustomTrip }

function ofTrip(facts: NewRequestFacts) {
  const { booking, heldUntil } = facts
  const price = priceInWords(booking, 'Not in the price list')
  return {
    heading: 'New request',
    preview: `${counted(booking.guests, 'guest')}, ${isolated(vehicleInWords(booking) ?? VEHICLE_NOT_CHOSEN)}, ${price}`,
    arrival: arrivalOf(facts, 'booking form'),
    title: <BookingTitle booking={booking} to="operator" />,
    figure: ['Whole vehicle', price] as [string, string],
    steps: [
      answerStep(heldUntil, formatDay(booking.travelDate ?? '')),
      priceStep(booking, 'propose a price at the desk'),
      ASSIGN,
    ],
  }
}

function ofTaxi(facts: NewRequestFacts) {
  const { booking, heldUntil } = facts
  const [out] = booking.legs
  const time = out ? bangkokTime(out.startsAt.getTime()) : ''
  return {
    heading: 'New taxi request',
    preview: `${startLabel(booking)} at ${time} Thailand time. Passengers: ${partyInWords(booking)}. ${taxiTitle(booking)}.`,
    arrival: arrivalOf(facts, 'taxi form'),
    title: taxiTitle(booking),
    figure: [`${startLabel(booking)}, Thailand time`, time] as [string, string],
    steps: [
      answerStep(heldUntil, pickupsInWords(booking)),
      priceStep(booking, 'write a quote at the desk'),
      ASSIGN,
    ],
  }
}

function ofCustomTrip({ booking, promisedBy }: NewRequestFacts) {
  const days = booking.kind === 'custom' ? booking.numberOfDays : 1
  return {
    heading: 'New custom trip request',
    preview: `Guests: ${partyInWords(booking)}. Days: ${days}. Quote promised by ${promisedBy}.`,
    arrival: `The guest was promised a quote and an itinerary by ${promisedBy}.`,
    title: 'Custom trip',
    figure: undefined,
    steps: [
      'Work out the route, the vehicle and the price for the whole vehicle.',
      'Write the quote and the itinerary at the desk, with times in Thailand time.',
    ],
  }
}

const ASSIGN = 'Once it’s confirmed, assign a driver.'

function priceStep(booking: ToldBooking, without: string): string {
  return booking.priceBaht === null
    ? `It isn’t in the price list: ${without}.`
    : `Confirm it at the desk for ${formatBaht(booking.priceBaht)}, the price the guest has seen, or propose something else.`
}

/** How the request came, and what was authorised with it. */
function arrivalOf({ booking, authorisedBaht }: NewRequestFacts, form: string): string {
  if (authorisedBaht > 0)
    return `The guest has authorised ${formatBaht(authorisedBaht)} on a card. Confirm at the desk to charge it; if you decline, nothing is charged.`
  return ARRIVALS[booking.channel](form)
}

const ARRIVALS: Record<Channel, (form: string) => string> = {
  email: (form) => `The guest sent the ${form} and is waiting for your reply.`,
  whatsapp: () =>
    'The guest continued to WhatsApp with this reference. If you haven’t had a message there, write first.',
  card: (form) => `The guest sent the ${form} to pay by card and is waiting for your reply.`,
  phone: () => 'The guest called, and the booking was entered at the desk.',
  chat: () => 'The guest wrote in a chat, and the booking was entered at the desk.',
  walk_in: () => 'The guest came in person, and the booking was entered at the desk.',
}
