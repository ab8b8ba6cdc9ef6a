import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { findPromisedRefund } from '#bookings/cancelling/find-promised-refund.ts'
import { type DetailedBooking, findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { refundWithinDays } from '#bookings/operator-rules/rule-sentences.words.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { refundWhen } from '#money/payments/payment.words.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import type { EndedFacts } from '../templates/ended-facts.ts'
import { guestBookingEnded } from '../templates/guest/booking-ended.tsx'
import { operatorBookingCancelled } from '../templates/operator/booking-cancelled.tsx'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { toldOf } from './told-booking.ts'
import { tripOffCalendar } from './trip-calendar.ts'

const toGuest = (how: Parameters<typeof guestBookingEnded>[0]) =>
  aboutEnded(async (facts, deps, booking) => ({
    mail: guestBookingEnded(how, facts),
    replyTo: deps.addresses.operator,
    ...(await tripOffCalendar(deps, booking)),
  }))

/**
 * Emails about bookings of any kind that were cancelled or declined; `id` is that of the booking. Its money is told as the
 * ledger has it when the email leaves.
 */
export const endedMails = {
  'guest-booking-cancelled': toGuest('cancelled'),
  'guest-booking-called-off': toGuest('called-off'),
  'guest-booking-declined': toGuest('declined'),
  'operator-booking-cancelled': aboutEnded((facts, { publicUrl }) => ({
    mail: operatorBookingCancelled(facts, deskUrl(publicUrl, facts.booking)),
    replyTo: facts.booking.customerEmail,
  })),
} satisfies Record<string, MailWriter>

/** Not sent for a booking that was taken up again since. */
function aboutEnded(
  write: (facts: EndedFacts, deps: MailWriterNeeds, booking: Booking) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id) => {
    const booking = await findDetailedBooking(deps.db.read, id)
    if (!booking || !bookingCountsAs(booking.status, 'over')) return undefined
    return write(await endedFacts(deps, booking), deps, booking)
  }
}

async function endedFacts(deps: MailWriterNeeds, booking: DetailedBooking): Promise<EndedFacts> {
  const { db, now } = deps
  const { paidBaht, givenBackBaht } = await findBalance(db.read, booking)
  const promised = await findPromisedRefund(db.read, booking.id)
  const { refundSatang, openSatang, since, isDecidedByPerson } = promised
  const refundBaht = bahtFromSatang(refundSatang)
  const lastDay = addDays(bangkokDay(since?.getTime() ?? now()), refundWithinDays)
  return {
    booking: toldOf(deps, booking),
    paidBaht,
    refundBaht,
    refundedBeforeBaht: givenBackBaht - (refundBaht - bahtFromSatang(openSatang)),
    refundWhen: refundWhen(promised, lastDay, bangkokDay(now())),
    isDecidedByPerson,
  }
}
