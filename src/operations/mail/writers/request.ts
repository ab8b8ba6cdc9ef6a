import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { findTrip } from '#adapters/database/detailed-bookings.ts'
import { findEvent } from '#adapters/database/events.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { findAuthorisedPayment } from '#adapters/database/payments.ts'
import { depositToPay, fullPriceToPay, priceToDriver, restSentence } from '#content/deposit-sentences.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import type { MailFacts } from '#domain/mail-facts.ts'
import { onlineUntil, toPayOf } from '#domain/payments/deposit.ts'
import { guestBookingMoved } from '#emails/guest/booking-moved.tsx'
import { guestHoldEnded } from '#emails/guest/hold-ended.tsx'
import { guestRequestConfirmed } from '#emails/guest/request-confirmed.tsx'
import { operatorBookingMoved } from '#emails/operator/booking-moved.tsx'
import { operatorHoldEnded } from '#emails/operator/hold-ended.tsx'
import { daysInWords, type RequestFacts } from '#emails/request-facts.tsx'
import { findBalance } from '#operations/payments/find-balance.ts'
import { asQueued, isAhead, legsAsQueued } from './as-queued.ts'
import { cancellingOf } from './cancelling.ts'
import { deskUrl } from './desk-url.ts'
import { driverToldOf } from './driver-told.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { tripCalendar } from './trip-calendar.ts'

/** Emails about the answer to a request of any kind. None is sent when its booking has gone on since. */
export const requestMails = {
  /** Not sent either when the guest has travelled. */
  'guest-request-confirmed': aboutRequest('confirmed', async ({ request, booking }, deps) => {
    if (!isAhead(booking, deps.now())) return undefined
    return {
      mail: guestRequestConfirmed({
        request,
        toPay: await toPaySentence(deps, booking),
        cancelling: await cancellingOf(deps, booking),
        passUrl: await passUrl(deps, booking),
        driverTold: await driverToldOf(deps, booking),
        pickupDays: daysInWords(booking),
      }),
      replyTo: deps.addresses.operator,
      ...(await tripCalendar(deps, booking, 'REQUEST')),
    }
  }),
  'guest-hold-ended': aboutRequest('expired', ({ request }, { addresses }) => ({
    mail: guestHoldEnded(request),
    replyTo: addresses.operator,
  })),
  'operator-hold-ended': aboutRequest('expired', ({ request }, { publicUrl }) => ({
    mail: operatorHoldEnded({ request, deskUrl: deskUrl(publicUrl, request) }),
    replyTo: request.customerEmail,
  })),
  /** Its price and what is still to pay are told as long as they are so: otherwise the email begins with what they are. */
  'guest-booking-moved': aboutMove(async ({ request, booking, facts }, deps) => {
    const { priceBaht } = request
    const { dueBaht } = await findBalance(deps.db.read, booking)
    const isSameMoney = priceBaht === booking.priceBaht && facts?.dueBaht === dueBaht
    return {
      mail: guestBookingMoved({
        ...{ request, isConfirmed: bookingCountsAs(request.status, 'agreed') },
        ...(isSameMoney ? { priceBaht, dueBaht } : { priceBaht: null, dueBaht: null }),
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: deps.addresses.operator,
      ...(bookingCountsAs(booking.status, 'agreed') ? await tripCalendar(deps, booking, 'REQUEST') : {}),
    }
  }),
  'operator-booking-moved': aboutMove(({ request }, { publicUrl }) => ({
    mail: operatorBookingMoved({ request, deskUrl: deskUrl(publicUrl, request) }),
    replyTo: request.customerEmail,
  })),
} satisfies Record<string, MailWriter>

type Told = {
  /** As it was when the email was queued. */
  request: Booking & RequestFacts
  /** As it is now. */
  booking: Booking
  facts: MailFacts | null
}
type Write = (told: Told, deps: MailWriterNeeds) => WrittenMail | undefined | Promise<WrittenMail | undefined>

function aboutRequest(status: Booking['status'], write: Write): MailWriter {
  return async (deps, id, facts) => {
    const booking = await findBooking(deps.db.read, id)
    if (booking?.status !== status) return undefined
    return write({ request: await withPickup(deps, booking, facts), booking, facts }, deps)
  }
}

/** About the event of a move; not sent for a booking that has ended since. */
function aboutMove(write: Write): MailWriter {
  return async (deps, eventId, facts) => {
    const event = await findEvent(deps.db.read, eventId)
    const booking = event?.bookingId ? await findBooking(deps.db.read, event.bookingId) : undefined
    if (!booking || bookingCountsAs(booking.status, 'over')) return undefined
    return write({ request: await withPickup(deps, booking, facts), booking, facts }, deps)
  }
}

/**
 * A booking for an email: as it was when that was queued, or without facts as it is now. The hours of a custom trip are our
 * estimate: its guest is told the pickup time by a person. A transfer has its ride.
 */
export async function withPickup(
  { db, catalogue }: Pick<MailWriterNeeds, 'db' | 'catalogue'>,
  booking: Booking,
  facts: MailFacts | null = null,
): Promise<Booking & RequestFacts> {
  const told = asQueued(booking, facts)
  if (booking.kind === 'custom') return { ...told, pickupAt: null }
  const legs = legsAsQueued(await listLegs(db.read, booking.id), facts)
  const pickupAt = legs[0]?.startsAt ?? null
  if (booking.kind === 'transfer') return { ...told, pickupAt, ride: rideInWords({ ...told, legs }) }
  const trip = await findTrip(db.read, booking.id)
  return { ...told, pickupAt, tourTitle: findTour(catalogue, trip?.tourId ?? null)?.title }
}

/** What is to be paid first, and the rest; null when nothing is, or without a price. */
async function toPaySentence(deps: MailWriterNeeds, booking: Booking): Promise<string | null> {
  const { travelDate } = booking
  const balance = await findBalance(deps.db.read, booking)
  const toPay = toPayOf(booking, balance, deps.now())
  // What the guest has authorised is charged by now, or in a moment.
  if (!toPay || (await findAuthorisedPayment(deps.db.read, booking.id))) return null
  const { dueBaht, online, cashBaht } = toPay
  if (online?.purpose === 'full') return fullPriceToPay(dueBaht)
  if (online?.purpose === 'deposit')
    return `${depositToPay(online.amountBaht)} ${restSentence(cashBaht, onlineUntil(cashBaht, travelDate, deps.now()))}`
  return balance.paidBaht > balance.givenBackBaht
    ? restSentence(dueBaht, online?.ends)
    : priceToDriver(dueBaht)
}
