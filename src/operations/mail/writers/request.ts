import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { findEvent } from '#adapters/database/events.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { contactTiming } from '#domain/bookings/contact-before-trip.ts'
import { guestBookingMoved } from '#emails/guest/booking-moved.tsx'
import { guestHoldEnded } from '#emails/guest/hold-ended.tsx'
import { guestRequestConfirmed } from '#emails/guest/request-confirmed.tsx'
import { operatorBookingMoved } from '#emails/operator/booking-moved.tsx'
import { operatorHoldEnded } from '#emails/operator/hold-ended.tsx'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'

/** Mails about the answer to a request of any kind. None is sent when its booking has gone on since. */
export const requestMails = {
  'guest-request-confirmed': aboutRequest('confirmed', (booking, { addresses, now }) => ({
    mail: guestRequestConfirmed({
      request: booking,
      contactWhen: booking.travelDate ? contactTiming(booking.travelDate, now()) : 'before the first day',
    }),
    replyTo: addresses.operator,
  })),
  'guest-hold-ended': aboutRequest('expired', (booking, { addresses }) => ({
    mail: guestHoldEnded(booking),
    replyTo: addresses.operator,
  })),
  'operator-hold-ended': aboutRequest('expired', (booking, { publicUrl }) => ({
    mail: operatorHoldEnded({ request: booking, dashboardUrl: `${publicUrl}/admin` }),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-moved': aboutMove((booking, { addresses }) => ({
    mail: guestBookingMoved({ request: booking, isConfirmed: bookingCountsAs(booking.status, 'agreed') }),
    replyTo: addresses.operator,
  })),
  'operator-booking-moved': aboutMove((booking, { publicUrl }) => ({
    mail: operatorBookingMoved({ request: booking, dashboardUrl: `${publicUrl}/admin` }),
    replyTo: booking.customerEmail,
  })),
} satisfies Record<string, MailWriter>

function aboutRequest(
  status: Booking['status'],
  write: (booking: Booking, deps: MailWriterNeeds) => WrittenMail,
): MailWriter {
  return async (deps, id) => {
    const booking = await findBooking(deps.db.read, id)
    return booking?.status === status ? write(booking, deps) : undefined
  }
}

/** About the event of a move; not sent for a booking that has ended since. */
function aboutMove(write: (booking: Booking, deps: MailWriterNeeds) => WrittenMail): MailWriter {
  return async (deps, eventId) => {
    const event = await findEvent(deps.db.read, eventId)
    const booking = event?.bookingId ? await findBooking(deps.db.read, event.bookingId) : undefined
    return booking && !bookingCountsAs(booking.status, 'over') ? write(booking, deps) : undefined
  }
}
