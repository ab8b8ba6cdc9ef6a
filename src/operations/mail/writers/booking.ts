import { listAllocationsOf } from '#adapters/database/allocations.ts'
import type { Booking } from '#adapters/database/bookings.ts'
import type { Transfer, Trip } from '#adapters/database/detailed-bookings.ts'
import { findAuthorisedPayment } from '#adapters/database/payments.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { restSentence } from '#content/deposit-sentences.ts'
import { driverExpected } from '#content/driver-sentences.ts'
import { townNames } from '#content/map/towns.ts'
import { paidHow } from '#content/payment-words.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { type Catalogue, capacityOf, findTour, isPaidPickupUnclear } from '#domain/catalogue/catalogue.ts'
import { carries } from '#domain/catalogue/vehicle.ts'
import type { MailFacts } from '#domain/mail-facts.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { toPayOf } from '#domain/payments/deposit.ts'
import { formatDay } from '#domain/time/calendar.ts'
import type { BookingFacts } from '#emails/booking-facts.tsx'
import { guestBookingConfirmed } from '#emails/guest/booking-confirmed.tsx'
import { guestBookingReceived } from '#emails/guest/booking-received.tsx'
import { operatorBooking } from '#emails/operator/booking.tsx'
import { operatorBookingPaid } from '#emails/operator/booking-paid.tsx'
import { findBalance } from '#operations/payments/find-balance.ts'
import { findPayableBooking, type PayableBooking } from '#operations/payments/payable-booking.ts'
import { asQueued, isAhead, legsAsQueued } from './as-queued.ts'
import { cancellingOf } from './cancelling.ts'
import { deskUrl } from './desk-url.ts'
import { driverToldOf } from './driver-told.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { tripCalendar } from './trip-calendar.ts'
import { heldUntilOf, isUnanswered } from './unanswered.ts'

export const bookingMails = {
  'operator-booking': aboutRequest(async (booking, { facts }, deps) => ({
    mail: operatorBooking({
      booking: facts,
      heldUntil: await heldUntilIfHeld(deps, booking),
      deskUrl: deskUrl(deps.publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-received': aboutRequest(async (booking, { facts, pass }, deps) => ({
    mail: guestBookingReceived({
      booking: facts,
      heldUntil: await heldUntilIfHeld(deps, booking),
      authorisedBaht: await authorisedBahtOf(deps, booking),
      cancelling: await cancellingOf(deps, booking),
      passUrl: pass,
    }),
    replyTo: deps.addresses.operator,
  })),
  'operator-booking-paid': aboutPaid((booking, { facts, paid }, { publicUrl, now }) => ({
    mail: operatorBookingPaid({
      booking: facts,
      ...paid,
      driverExpected: driverExpected(booking.travelDate, now()),
      deskUrl: deskUrl(publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  /** Not sent when the trip is off or over: what was paid and what goes back is in the email that says so. */
  'guest-booking-confirmed': aboutPaid(async (booking, { facts, pass, paid }, deps) => {
    if (!isAhead(booking, deps.now())) return undefined
    const { travelDate } = booking
    return {
      mail: guestBookingConfirmed({
        booking: facts,
        ...paid,
        restNow: await restOf(deps, booking),
        driverTold: await driverToldOf(deps, booking),
        pickupDay: formatDay(travelDate ?? ''),
        cancelling: await cancellingOf(deps, booking),
        passUrl: pass,
      }),
      replyTo: deps.addresses.operator,
      ...(await tripCalendar(deps, booking, 'REQUEST')),
    }
  }),
}

type Known = { facts: BookingFacts; pass: string }
/** `amountBaht`: what was paid to confirm it; `restBaht`: what was left then; `dueBaht`: what is left now. */
type Paid = { amountBaht: number; how: string; restBaht: number; dueBaht: number }
type Write<More> = (
  booking: PayableBooking,
  known: Known & More,
  deps: MailWriterNeeds,
) => WrittenMail | undefined | Promise<WrittenMail | undefined>

/** About the arrival of a request; not sent once it is answered. */
function aboutRequest(write: Write<object>): MailWriter {
  return async (deps, id, facts) => {
    const booking = await findPayableBooking(deps.db.read, id)
    if (!booking || !(await isUnanswered(deps.db.read, booking))) return undefined
    return write(booking, await knownOf(deps, booking, facts), deps)
  }
}

/** About the payment that confirmed a booking, as the ledger has it. */
function aboutPaid(write: Write<{ paid: Paid }>): MailWriter {
  return async (deps, id, facts) => {
    const booking = await findPayableBooking(deps.db.read, id)
    if (!booking || !facts?.confirmedBy) return undefined
    const { method, amountBaht } = facts.confirmedBy
    const dueBaht = await dueNow(deps, booking)
    const paid = { amountBaht, how: paidHow[method], restBaht: facts.dueBaht ?? 0, dueBaht }
    return write(booking, { ...(await knownOf(deps, booking, facts)), paid }, deps)
  }
}

/** How what is left of an agreed booking is paid, in a sentence; null when nothing is. */
export async function restOf({ db, now }: Pick<MailWriterNeeds, 'db' | 'now'>, booking: Booking) {
  const toPay = toPayOf(booking, await findBalance(db.read, booking), now())
  return toPay ? restSentence(toPay.dueBaht, toPay.online?.ends) : null
}

/** What is still to pay for an agreed booking, in baht. */
export async function dueNow({ db }: Pick<MailWriterNeeds, 'db'>, booking: Booking): Promise<number> {
  if (!bookingCountsAs(booking.status, 'agreed')) return 0
  return (await findBalance(db.read, booking)).dueBaht ?? 0
}

async function knownOf(
  deps: MailWriterNeeds,
  booking: PayableBooking,
  facts: MailFacts | null,
): Promise<Known> {
  return { facts: bookingFacts(deps.catalogue, booking, facts), pass: await passUrl(deps, booking) }
}

/** `facts`: of an email that tells what happened; otherwise the booking is told as it is now. */
export function bookingFacts(
  catalogue: Catalogue,
  booking: PayableBooking,
  facts: MailFacts | null = null,
): BookingFacts {
  if (booking.kind === 'trip') return tripFacts(catalogue, asQueued(withVehicleText(booking, facts), facts))
  return transferFacts(asQueued({ ...booking, legs: legsAsQueued(booking.legs, facts) }, facts))
}

/** A trip has its vehicle in words, which are those of its class unless an integration sent others. */
function withVehicleText(trip: Trip, facts: MailFacts | null): Trip {
  if (!facts?.vehicle || facts.vehicle === trip.vehicle) return trip
  return { ...trip, vehicleText: fleet[facts.vehicle].name }
}

/** A paid transfer in the words of every paid booking; its name is made of places of our list. */
function transferFacts(booking: Transfer): BookingFacts {
  const { vehicle, travelDate } = booking
  return {
    ...booking,
    travelDate: travelDate ?? '',
    isCatalogueTour: true,
    vehicleText: vehicle ? fleet[vehicle].name : 'Not chosen yet',
    isKnownVehicle: true,
    originTown: null,
    hotelName: null,
    pickupUnclear: false,
    fitsVehicle: true,
    ride: rideInWords(booking),
  }
}

function tripFacts(catalogue: Catalogue, booking: Trip): BookingFacts {
  const tour = findTour(catalogue, booking.tourId)
  return {
    ...booking,
    isCatalogueTour: tour !== undefined,
    isKnownVehicle: booking.vehicle !== null,
    originTown: booking.origin && townNames[booking.origin],
    pickupUnclear: isPaidPickupUnclear(catalogue, booking),
    fitsVehicle: !tour || !booking.vehicle || carries(capacityOf(tour), booking.vehicle, booking.guests),
  }
}

/** Until when a vehicle is held for a request. Without a fleet none is, although one with an authorised card has a deadline. */
export async function heldUntilIfHeld(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  booking: Booking,
): Promise<string | null> {
  const isHeld = (await listAllocationsOf(db.read, booking.id)).length > 0
  return isHeld ? heldUntilOf(booking, now()) : null
}

/** What the guest has authorised on a card and nobody has charged yet, in baht; 0 when nothing. */
export async function authorisedBahtOf(
  { db }: Pick<MailWriterNeeds, 'db'>,
  { id }: Pick<Booking, 'id'>,
): Promise<number> {
  return bahtFromSatang((await findAuthorisedPayment(db.read, id))?.amountSatang ?? 0)
}
