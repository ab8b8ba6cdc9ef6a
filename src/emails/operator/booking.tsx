import type { Channel } from '#domain/bookings/channel.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { counted } from '#text/counted.ts'
import {
  type BookingFacts,
  BookingWarnings,
  bookingSubject,
  NotHeld,
  OperatorBookingFacts,
  priceInWords,
} from '../booking-facts.tsx'
import { AnswerButtons } from '../contact-facts.tsx'
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
export function operatorBooking(booking: BookingFacts): Mail {
  const price = priceInWords(booking.priceBaht, 'Not in the price list')
  return {
    subject: bookingSubject('New request', booking),
    preview: `${counted(booking.guests, 'guest')}, ${booking.vehicleText}, ${price}`,
    body: (
      <>
        <Heading>New request</Heading>
        <Paragraph>{ARRIVAL[booking.channel]}</Paragraph>
        <NotHeld request={booking} />
        <BookingWarnings booking={booking} />
        <Ticket
          title={<TypedText text={booking.title} />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Whole vehicle', price]} />
              <AnswerButtons
                contact={booking}
                first={booking.channel === 'whatsapp' ? 'whatsapp' : 'email'}
              />
            </>
          }
        >
          <OperatorBookingFacts booking={booking} />
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            `Check that a vehicle and a driver are free on ${formatDay(booking.travelDate)}.`,
            'Reply with the price and the pickup time, in Thailand time.',
            'When the guest agrees, assign a driver.',
          ]}
        />
      </>
    ),
  }
}
