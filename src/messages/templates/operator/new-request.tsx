import type { ReactNode } from 'react'
import { guestsInWords, priceInWords, VEHICLE_NOT_CHOSEN, vehicleInWords } from '#bookings/booking.words.ts'
import type { Channel } from '#bookings/channel.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { BookingTitle, OperatorBookingFacts, type ToldBooking } from '../booking-facts.tsx'
import { BookingWarnings } from '../booking-warnings.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
import { type CrewNames, freeStep, holdEnd, holdSentence } from '../hold-words.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { pickupsInWords, startLabel, taxiTitle } from '../taxi-words.ts'
import { TypedText } from '../typed-text.tsx'
import { operatorSubject, shortDaysOf, shortTripOf } from './operator-subject.ts'

export type NewRequestFacts = {
  booking: ToldBooking
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  /** What is held. */
  crew: CrewNames
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht: number
  /** When the guest of a custom trip was promised the quote, in words. */
  promisedBy: string
  deskUrl: string
  /** Where the quote for it is written. */
  quoteUrl: string
}

/** To the operator: a new request of any kind, with everything needed to answer it from a phone. */
export function operatorNewRequest(facts: NewRequestFacts): Mail {
  const { booking, heldUntil, crew, deskUrl, quoteUrl } = facts
  const { preview, text, title, figure, when } = WRITERS[booking.kind](facts)
  const isOnWhatsapp = booking.channel === 'whatsapp' || booking.customerWhatsapp
  return {
    subject: operatorSubject('asks for', booking),
    preview,
    body: (
      <>
        <Heading>
          <TypedText text={booking.customerName} /> asks for {shortDaysOf(booking) ?? 'a custom trip'}
        </Heading>
        <Paragraph>
          {text} <strong>{holdSentence(heldUntil, booking, crew)}</strong>{' '}
          {!heldUntil && when && freeStep(when)}
        </Paragraph>
        <BookingWarnings booking={booking} />
        <Ticket
          title={title}
          stub={
            <>
              <Figures reference={booking.reference} figure={figure} />
              {heldUntil && <StubNote>{holdEnd(heldUntil)}</StubNote>}
              <AnswerButtons
                contact={booking}
                first={isOnWhatsapp ? 'whatsapp' : 'email'}
                about={aboutInChat(booking)}
                desk={answersOf(booking, deskUrl, quoteUrl)}
              />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <SmallPrint>
          The desk needs your sign-in and asks once more before anything happens.{' '}
          <Link href={deskUrl}>Open the booking</Link>
        </SmallPrint>
      </>
    ),
  }
}

/** `Erawan waterfall, Mon 7 Dec, 4 guests`, to begin a chat with the guest. */
function aboutInChat(booking: ToldBooking): string {
  return [shortTripOf(booking), shortDaysOf(booking), guestsInWords(booking)].filter(Boolean).join(', ')
}

/** The pages of the desk that answer it; each asks once. Without a price of ours a ride or a custom trip gets a quote. */
function answersOf(booking: ToldBooking, deskUrl: string, quoteUrl: string) {
  if (booking.priceBaht !== null)
    return [
      { label: 'Confirm at the desk', href: `${deskUrl}/confirm` },
      { label: 'Another day or price', href: `${deskUrl}/propose` },
    ]
  if (booking.kind === 'trip') return [{ label: 'Propose a price at the desk', href: `${deskUrl}/propose` }]
  return [{ label: 'Write the quote at the desk', href: quoteUrl }]
}

const WRITERS = { trip: ofTrip, transfer: ofTaxi, custom: ofCustomTrip }

type Words = {
  preview: string
  text: string
  title: ReactNode
  figure?: [label: string, value: string]
  /** The days and times for which something would be held; null where that is not known yet. */
  when: string | null
}

function ofTrip(facts: NewRequestFacts): Words {
  const { booking } = facts
  const price = priceInWords(booking, 'Not in the price list')
  return {
    preview: `${guestsInWords(booking)}, ${isolated(vehicleInWords(booking) ?? VEHICLE_NOT_CHOSEN)}, ${price}`,
    text: arrivalOf(facts),
    title: <BookingTitle booking={booking} to="operator" />,
    figure: ['Whole vehicle', price],
    when: formatDay(booking.travelDate ?? ''),
  }
}

function ofTaxi(facts: NewRequestFacts): Words {
  const { booking } = facts
  const [out] = booking.legs
  const time = out ? bangkokTime(out.startsAt.getTime()) : ''
  return {
    preview: `${startLabel(booking)} at ${time} Thailand time, ${guestsInWords(booking)}. ${taxiTitle(booking)}.`,
    text: arrivalOf(facts),
    title: taxiTitle(booking),
    figure: [`${startLabel(booking)}, Thailand time`, time],
    when: pickupsInWords(booking),
  }
}

function ofCustomTrip({ booking, promisedBy }: NewRequestFacts): Words {
  const days = booking.kind === 'custom' ? booking.numberOfDays : 1
  return {
    preview: `${guestsInWords(booking)}, ${days === 1 ? '1 day' : `${days} days`}. Quote promised by ${promisedBy}.`,
    text: `The guest was promised a quote and an itinerary by ${promisedBy}.`,
    title: 'Custom trip',
    when: null,
  }
}

/** What was authorised with it, or where the guest waits for the answer. */
function arrivalOf({ booking, authorisedBaht }: NewRequestFacts): string {
  if (authorisedBaht > 0)
    return `The guest has authorised ${formatBaht(authorisedBaht)} on a card. Confirming charges it; if you decline, nothing is charged.`
  return ARRIVALS[booking.channel]
}

const ARRIVALS: Record<Channel, string> = {
  email: 'The guest waits for your reply by email.',
  whatsapp:
    'The guest continued to WhatsApp with this reference. If you haven’t had a message there, write first.',
  card: 'The guest would like to pay by card and waits for your reply.',
  phone: 'The guest called, and the booking was entered at the desk.',
  chat: 'The guest wrote in a chat, and the booking was entered at the desk.',
  walk_in: 'The guest came in person, and the booking was entered at the desk.',
}
