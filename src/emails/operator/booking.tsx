import type { Channel } from '#domain/bookings/channel.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { counted } from '#text/counted.ts'
import { isolated } from '#text/direction.ts'
import {
  type BookingFacts,
  BookingWarnings,
  bookingSubject,
  OperatorBookingFacts,
  priceInWords,
} from '../booking-facts.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
import { answerStep, holdSentence } from '../hold-words.ts'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'

const ARRIVAL = {
  email: 'The guest sent the booking form and is waiting for your reply.',
  whatsapp:
    'The guest continued to WhatsApp with this reference. If you haven’t had a message there, write first.',
  card: 'The guest has authorised the payment on a card. Confirm at the desk to charge it; if you decline, nothing is charged.',
  phone: 'The guest called, and the booking was entered at the desk.',
  chat: 'The guest wrote in a chat, and the booking was entered at the desk.',
  walk_in: 'The guest came in person, and the booking was entered at the desk.',
} as const satisfies Record<Channel, string>

/** To the operator: a new request, with everything needed to answer it from a phone. */
export function operatorBooking({
  booking,
  heldUntil,
  deskUrl,
}: {
  booking: BookingFacts
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  deskUrl: string
}): Mail {
  const price = priceInWords(booking.priceBaht, 'Not in the price list')
  return {
    subject: bookingSubject('New request', booking),
    preview: `${counted(booking.guests, 'guest')}, ${isolated(booking.vehicleText)}, ${price}`,
    body: (
      <>
        <Heading>New request</Heading>
        <Paragraph>
          {ARRIVAL[booking.channel]} {holdSentence(heldUntil, booking)}
        </Paragraph>
        <BookingWarnings booking={booking} />
        <Ticket
          title={<TypedText text={booking.title} />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Whole vehicle', price]} />
              <AnswerButtons
                contact={booking}
                first={booking.channel === 'whatsapp' ? 'whatsapp' : 'email'}
                deskUrl={deskUrl}
              />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            answerStep(heldUntil, formatDay(booking.travelDate)),
            booking.priceBaht === null
              ? 'It isn’t in the price list: propose a price at the desk.'
              : `Confirm it at the desk for ${price}, the price the guest has seen, or propose something else.`,
            'Once it’s confirmed, assign a driver.',
          ]}
        />
      </>
    ),
  }
}
