import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { findTrip } from '#adapters/database/trips.ts'
import { refundNote } from '#content/payment-words.ts'
import { refundWithinDays } from '#content/rule-sentences.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { receivedSatangOf } from '#domain/payments/refundable.ts'
import { addDays, bangkokDay, formatDay } from '#domain/time/calendar.ts'
import type { EndedFacts } from '#emails/ended-facts.ts'
import { guestBookingEnded } from '#emails/guest/booking-ended.tsx'
import { operatorBookingCancelled } from '#emails/operator/booking-cancelled.tsx'
import { findPromisedRefund } from '../../bookings/find-promised-refund.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { tripOffCalendar } from './trip-calendar.ts'

const TITLES: Record<BookingKind, string> = {
  trip: 'Your trip',
  transfer: 'Your taxi',
  custom: 'Your custom trip',
}

const toGuest = (how: Parameters<typeof guestBookingEnded>[0]) =>
  aboutEnded(async (facts, deps, booking) => ({
    mail: guestBookingEnded(how, facts),
    replyTo: deps.addresses.operator,
    ...(await tripOffCalendar(deps, booking)),
  }))

/** Emails about bookings of any kind that were cancelled or declined; `id` is that of the booking. */
export const endedMails = {
  'guest-booking-cancelled': toGuest('cancelled'),
  'guest-booking-called-off': toGuest('called-off'),
  'guest-booking-declined': toGuest('declined'),
  'operator-booking-cancelled': aboutEnded((facts) => ({
    mail: operatorBookingCancelled(facts),
    replyTo: facts.customerEmail,
  })),
} satisfies Record<string, MailWriter>

function aboutEnded(
  write: (facts: EndedFacts, deps: MailWriterNeeds, booking: Booking) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id) => {
    const booking = await findBooking(deps.db.read, id)
    return booking && write(await endedFacts(deps, booking), deps, booking)
  }
}

async function endedFacts({ db, catalogue, now }: MailWriterNeeds, booking: Booking): Promise<EndedFacts> {
  const paid = (await listPaymentsOfBooking(db.read, booking.id))
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .reduce((sum, payment) => sum + receivedSatangOf(payment), 0)
  const { refundSatang, since, methods, isDecidedByPerson } = await findPromisedRefund(db.read, booking.id)
  const tour = findTour(catalogue, (await findTrip(db.read, booking.id))?.tourId ?? null)
  return {
    ...booking,
    title: tour?.title ?? TITLES[booking.kind],
    day: booking.travelDate && formatDay(booking.travelDate),
    paidBaht: bahtFromSatang(paid),
    refundBaht: bahtFromSatang(refundSatang),
    refundBy: formatDay(addDays(bangkokDay(since?.getTime() ?? now()), refundWithinDays)),
    refundNote: refundNote(methods),
    isDecidedByPerson,
    note: booking.closingNote,
  }
}
