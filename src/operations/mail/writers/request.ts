import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { findEvent } from '#adapters/database/events.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { driverSentence } from '#content/driver-sentences.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { nextPaymentOf, partsOfPrice } from '#domain/payments/deposit.ts'
import { guestBookingMoved } from '#emails/guest/booking-moved.tsx'
import { guestHoldEnded } from '#emails/guest/hold-ended.tsx'
import { guestRequestConfirmed } from '#emails/guest/request-confirmed.tsx'
import { operatorBookingMoved } from '#emails/operator/booking-moved.tsx'
import { operatorHoldEnded } from '#emails/operator/hold-ended.tsx'
import type { RequestFacts } from '#emails/request-facts.tsx'
import { findBalance } from '#operations/payments/find-balance.ts'
import { cancellingOf } from './cancelling.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { tripCalendar } from './trip-calendar.ts'

/** Emails about the answer to a request of any kind. None is sent when its booking has gone on since. */
export const requestMails = {
  'guest-request-confirmed': aboutRequest('confirmed', async (request, deps) => ({
    mail: guestRequestConfirmed({
      request,
      toPay: await depositToPay(deps, request),
      cancelling: await cancellingOf(deps, request),
      passUrl: await passUrl(deps, request),
      driverTold: driverSentence(request.travelDate, deps.now()),
    }),
    replyTo: deps.addresses.operator,
    ...(await tripCalendar(deps, request, 'REQUEST')),
  })),
  'guest-hold-ended': aboutRequest('expired', (request, { addresses }) => ({
    mail: guestHoldEnded(request),
    replyTo: addresses.operator,
  })),
  'operator-hold-ended': aboutRequest('expired', (request, { publicUrl }) => ({
    mail: operatorHoldEnded({ request, dashboardUrl: `${publicUrl}/admin` }),
    replyTo: request.customerEmail,
  })),
  'guest-booking-moved': aboutMove(async (request, deps) => {
    const isConfirmed = bookingCountsAs(request.status, 'agreed')
    return {
      mail: guestBookingMoved({
        ...{ request, isConfirmed, priceBaht: request.priceBaht },
        dueBaht: (await findBalance(deps.db.read, request)).dueBaht,
        passUrl: await passUrl(deps, request),
      }),
      replyTo: deps.addresses.operator,
      ...(isConfirmed ? await tripCalendar(deps, request, 'REQUEST') : {}),
    }
  }),
  'operator-booking-moved': aboutMove((request, { publicUrl }) => ({
    mail: operatorBookingMoved({ request, dashboardUrl: `${publicUrl}/admin` }),
    replyTo: request.customerEmail,
  })),
} satisfies Record<string, MailWriter>

type Write = (request: Booking & RequestFacts, deps: MailWriterNeeds) => WrittenMail | Promise<WrittenMail>

function aboutRequest(status: Booking['status'], write: Write): MailWriter {
  return async (deps, id) => {
    const booking = await findBooking(deps.db.read, id)
    return booking?.status === status ? write(await withPickup(deps, booking), deps) : undefined
  }
}

/** About the event of a move; not sent for a booking that has ended since. */
function aboutMove(write: Write): MailWriter {
  return async (deps, eventId) => {
    const event = await findEvent(deps.db.read, eventId)
    const booking = event?.bookingId ? await findBooking(deps.db.read, event.bookingId) : undefined
    if (!booking || bookingCountsAs(booking.status, 'over')) return undefined
    return write(await withPickup(deps, booking), deps)
  }
}

/** The hours of a custom trip are our estimate: its guest is told the pickup time by a person. A transfer has its ride. */
export async function withPickup(
  { db }: Pick<MailWriterNeeds, 'db'>,
  booking: Booking,
): Promise<Booking & RequestFacts> {
  if (booking.kind === 'custom') return { ...booking, pickupAt: null }
  const legs = await listLegs(db.read, booking.id)
  return {
    ...booking,
    pickupAt: legs[0]?.startsAt ?? null,
    ...(booking.kind === 'transfer' && { ride: rideInWords({ ...booking, legs }) }),
  }
}

/** The deposit that was agreed and is not paid yet, and the rest. */
async function depositToPay(deps: MailWriterNeeds, booking: Booking) {
  if (booking.priceBaht === null || booking.depositPercent === 0) return undefined
  const next = nextPaymentOf(booking, await findBalance(deps.db.read, booking))
  if (next?.purpose !== 'deposit' && next?.purpose !== 'full') return undefined
  return partsOfPrice(booking.priceBaht, booking.depositPercent)
}
