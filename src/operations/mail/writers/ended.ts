import type { Booking } from '#adapters/database/bookings.ts'
import { type DetailedBooking, findDetailedBooking } from '#adapters/database/detailed-bookings.ts'
import { refundWhen } from '#content/payment-words.ts'
import { refundWithinDays } from '#content/rule-sentences.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { addDays, bangkokDay } from '#domain/time/calendar.ts'
import type { EndedFacts } from '#emails/ended-facts.ts'
import { guestBookingEnded } from '#emails/guest/booking-ended.tsx'
import { operatorBookingCancelled } from '#emails/operator/booking-cancelled.tsx'
import { findPromisedRefund } from '../../bookings/find-promised-refund.ts'
import { findBalance } from '../../payments/find-balance.ts'
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
