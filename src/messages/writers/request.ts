import { daysInWords } from '#bookings/booking.words.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { inOneLine } from '#bookings/cancelling/booking-terms.words.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { findEvent } from '#bookings/events.store.ts'
import { ticketsOfDay } from '#catalogue/tickets-of-day.words.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { onlineUntil, toPayOf } from '#money/deposits/deposit.rules.ts'
import { howToPay, titleToPay } from '#money/deposits/how-to-pay.words.ts'
import { findAuthorisedPayment } from '#money/payments/payments.store.ts'
import { guestBookingMoved } from '../templates/guest/booking-moved.tsx'
import { guestHoldEnded } from '../templates/guest/hold-ended.tsx'
import { guestRequestConfirmed } from '../templates/guest/request-confirmed.tsx'
import {
  operatorBookingMoved,
  operatorGuestDetails,
  operatorHoldEnded,
} from '../templates/operator/booking-news.tsx'
import { isAhead } from './as-queued.ts'
import { cancellationLine } from './cancellation-line.ts'
import { deskUrl } from './desk-url.ts'
import { driverToldOf } from './driver-told.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { findTold, type Told } from './told-booking.ts'
import { tripCalendar } from './trip-calendar.ts'

/** Emails about the answer to a request of any kind. None is sent when its booking has gone on since. */
export const requestMails = {
  /** Not sent either when the guest has travelled. */
  'guest-request-confirmed': aboutAnswer('confirmed', async ({ told, booking }, deps) => {
    if (!isAhead(booking, deps.now())) return undefined
    return {
      mail: guestRequestConfirmed({
        booking: told,
        toPay: await waysToPay(deps, booking),
        cancelling: await cancellationLine(deps, booking),
        passUrl: await passUrl(deps, booking),
        driverTold: await driverToldOf(deps, booking),
        pickupDays: daysInWords(booking),
      }),
      replyTo: deps.addresses.operator,
      ...(await tripCalendar(deps, booking, 'REQUEST')),
    }
  }),
  'guest-hold-ended': aboutAnswer('expired', ({ told }, { addresses }) => ({
    mail: guestHoldEnded(told),
    replyTo: addresses.operator,
  })),
  'operator-hold-ended': aboutAnswer('expired', ({ told, booking }, { publicUrl }) => ({
    mail: operatorHoldEnded({ booking: told, deskUrl: deskUrl(publicUrl, booking) }),
    replyTo: booking.customerEmail,
  })),
  /** Its price and what is still to pay are told as long as they are so: otherwise the email begins with what they are. */
  'guest-booking-moved': aboutEvent(async ({ told, booking, facts }, deps) => {
    const { priceBaht } = told
    const { dueBaht } = await findBalance(deps.db.read, booking)
    const isSameMoney = priceBaht === booking.priceBaht && facts?.dueBaht === dueBaht
    return {
      mail: guestBookingMoved({
        ...{ booking: told, isConfirmed: bookingCountsAs(told.status, 'agreed') },
        ...(isSameMoney ? { priceBaht, dueBaht } : { priceBaht: null, dueBaht: null }),
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: deps.addresses.operator,
      ...(bookingCountsAs(booking.status, 'agreed') ? await tripCalendar(deps, booking, 'REQUEST') : {}),
    }
  }),
  'operator-booking-moved': aboutEvent(({ told, booking }, { publicUrl }) => ({
    mail: operatorBookingMoved({ booking: told, deskUrl: deskUrl(publicUrl, booking) }),
    replyTo: booking.customerEmail,
  })),
  'operator-guest-details': aboutEvent(({ told, booking }, { publicUrl }) => ({
    mail: operatorGuestDetails({ booking: told, deskUrl: deskUrl(publicUrl, booking) }),
    replyTo: booking.customerEmail,
  })),
} satisfies Record<string, MailWriter>

type Write = (told: Told, deps: MailWriterNeeds) => WrittenMail | undefined | Promise<WrittenMail | undefined>

function aboutAnswer(status: Booking['status'], write: Write): MailWriter {
  return async (deps, id, facts) => {
    const told = await findTold(deps, id, facts)
    return told?.booking.status === status ? write(told, deps) : undefined
  }
}

/** About the event of a change; not sent for a booking that has ended since. */
function aboutEvent(write: Write): MailWriter {
  return async (deps, eventId, facts) => {
    const told = await findTold(deps, (await findEvent(deps.db.read, eventId))?.bookingId, facts)
    return told && !bookingCountsAs(told.booking.status, 'over') ? write(told, deps) : undefined
  }
}

/** How what is due is paid, in the words of the pass; none when nothing is, and without a price. */
async function waysToPay(
  { db, catalogue, rules, now }: MailWriterNeeds,
  booking: DetailedBooking,
): Promise<string[]> {
  const balance = await findBalance(db.read, booking)
  const toPay = toPayOf(booking, balance, now())
  // What the guest has authorised is charged by now, or in a moment.
  if (!toPay || (await findAuthorisedPayment(db.read, booking.id))) return []
  const ways = howToPay(toPay, {
    methods: rules().checkoutMethods,
    ticketsBaht: ticketsOfDay(catalogue, booking)?.sumBaht ?? 0,
    restEnds: onlineUntil(toPay.cashBaht, booking.travelDate, now()),
  })
  return [`${titleToPay(toPay)}:`, ...ways.map(({ title, text }) => `${title}. ${inOneLine(text)}`)]
}
