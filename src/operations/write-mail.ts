import { type Booking, findBooking } from '#adapters/database/bookings.ts'
import { findCustomTripRequest } from '#adapters/database/custom-trips.ts'
import type { QueuedMail } from '#adapters/database/mails.ts'
import { findPayment } from '#adapters/database/payments.ts'
import { capacityOf, findTour } from '#content/catalogue.ts'
import { townNames } from '#content/fleet.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { carries } from '#domain/vehicle.ts'
import type { BookingFacts } from '#emails/booking-facts.tsx'
import { guestBookingConfirmed } from '#emails/guest-booking-confirmed.tsx'
import { guestBookingReceived } from '#emails/guest-booking-received.tsx'
import { guestCustomTripReceived } from '#emails/guest-custom-trip-received.tsx'
import { operatorBooking } from '#emails/operator-booking.tsx'
import { operatorBookingPaid } from '#emails/operator-booking-paid.tsx'
import { operatorCustomTrip } from '#emails/operator-custom-trip.tsx'
import { operatorPaymentAttention } from '#emails/operator-payment-attention.tsx'
import type { Mail } from '#emails/render.ts'
import type { Deps } from './deps.ts'
import type { MailKind } from './queue-mails.ts'

/** A mail and where an answer to it goes: the guest's answers to the operator, the operator's to the guest. */
export type WrittenMail = { mail: Mail; replyTo: string }

type Needs = Pick<Deps, 'db' | 'addresses'>
type Writer = (deps: Needs, subjectId: string) => Promise<WrittenMail | undefined>

const WRITERS: Record<MailKind, Writer> = {
  'operator-booking': aboutBooking((booking, { facts }) => ({
    mail: operatorBooking(facts),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-received': aboutBooking((_, { facts, operator }) => ({
    mail: guestBookingReceived(facts),
    replyTo: operator,
  })),
  'operator-booking-paid': aboutBooking((booking, { facts }) => ({
    mail: operatorBookingPaid({ booking: facts, amountBaht: paidBaht(booking) }),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-confirmed': aboutBooking((booking, { facts, operator }) => ({
    mail: guestBookingConfirmed({ booking: facts, amountBaht: paidBaht(booking) }),
    replyTo: operator,
  })),
  'operator-payment-attention': aboutPayment,
  'operator-custom-trip': async (deps, id) => {
    const trip = await findCustomTripRequest(deps.db.read, id)
    return trip && { mail: operatorCustomTrip(trip), replyTo: trip.email }
  },
  'guest-custom-trip-received': async (deps, id) => {
    const trip = await findCustomTripRequest(deps.db.read, id)
    return trip && { mail: guestCustomTripReceived(trip), replyTo: deps.addresses.operator }
  },
}

/** Writes a mail from what the database says now; `undefined` when what it is about is gone. */
export async function writeMail(deps: Needs, queued: QueuedMail): Promise<WrittenMail | undefined> {
  return WRITERS[queued.kind as MailKind](deps, queued.subjectId)
}

function aboutBooking(
  write: (booking: Booking, known: { facts: BookingFacts; operator: string }) => WrittenMail,
): Writer {
  return async ({ db, addresses }, id) => {
    const booking = await findBooking(db.read, id)
    return booking && write(booking, { facts: factsOf(booking), operator: addresses.operator })
  }
}

async function aboutPayment({ db, addresses }: Needs, id: string): Promise<WrittenMail | undefined> {
  const payment = await findPayment(db.read, id)
  if (!payment) return undefined
  const booking = payment.bookingId ? await findBooking(db.read, payment.bookingId) : undefined
  return {
    mail: operatorPaymentAttention({
      reference: booking?.reference ?? null,
      reason: payment.attentionReason ?? 'unknown',
      sessionId: payment.sessionId ?? 'unknown',
      expectedBaht: booking ? bahtFromSatang(payment.amountSatang) : null,
      seenBaht: payment.receivedSatang === null ? null : bahtFromSatang(payment.receivedSatang),
    }),
    replyTo: addresses.operator,
  }
}

function factsOf(booking: Booking): BookingFacts {
  const tour = booking.tourId ? findTour(booking.tourId) : undefined
  return {
    ...booking,
    isCatalogueTour: tour !== undefined,
    originTown: booking.origin && townNames[booking.origin],
    fitsVehicle: !tour || !booking.vehicle || carries(capacityOf(tour), booking.vehicle, booking.guests),
  }
}

/** A confirmed card booking was paid in full at the price it was stored with. */
function paidBaht(booking: Booking): number {
  if (booking.priceBaht === null) throw new Error(`booking ${booking.id} was paid without a price`)
  return booking.priceBaht
}
