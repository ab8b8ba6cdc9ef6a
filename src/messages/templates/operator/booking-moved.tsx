import { daysInWords, loadInWords } from '#bookings/booking.words.ts'
import { bookingSubject, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has given their booking another day, time, party or vehicle. */
export function operatorBookingMoved({ booking, deskUrl }: { booking: ToldBooking; deskUrl: string }): Mail {
  return {
    subject: bookingSubject('Changed by the guest', booking),
    preview: `Changed to ${daysInWords(booking)}, ${loadInWords(booking)}. A vehicle is assigned.`,
    body: (
      <>
        <Heading>A guest has changed their booking</Heading>
        <Paragraph>
          Changed to {daysInWords(booking)}, {loadInWords(booking)}. A vehicle is assigned, and the earlier
          slot is free again.
        </Paragraph>
        <RequestTicket booking={booking} open={{ to: deskUrl, label: 'Open the booking' }} />
      </>
    ),
  }
}
