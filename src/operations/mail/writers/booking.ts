import { listAllocationsOf } from '#adapters/database/allocations.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findAuthorisedPayment, listPaymentsOfBooking } from '#adapters/database/payments.ts'
import type { Transfer } from '#adapters/database/transfers.ts'
import type { Trip } from '#adapters/database/trips.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { driverSentence } from '#content/driver-sentences.ts'
import { townNames } from '#content/map/towns.ts'
import { paidHow } from '#content/payment-words.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { type Catalogue, capacityOf, findTour, isPaidPickupUnclear } from '#domain/catalogue/catalogue.ts'
import { carries } from '#domain/catalogue/vehicle.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { partsOfPrice } from '#domain/payments/deposit.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import type { BookingFacts } from '#emails/booking-facts.tsx'
import { guestBookingConfirmed } from '#emails/guest/booking-confirmed.tsx'
import { guestBookingReceived } from '#emails/guest/booking-received.tsx'
import { operatorBooking } from '#emails/operator/booking.tsx'
import { operatorBookingPaid } from '#emails/operator/booking-paid.tsx'
import { findPayableBooking, type PayableBooking } from '#operations/payments/payable-booking.ts'
import { cancellingOf } from './cancelling.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { tripCalendar } from './trip-calendar.ts'

export const bookingMails = {
  'operator-booking': aboutBooking((booking, { facts }) => ({
    mail: operatorBooking(facts),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-received': aboutBooking(async (booking, { facts, operator, pass }, deps) => ({
    mail: guestBookingReceived({
      booking: facts,
      heldUntil: await heldUntilOf(deps.db.read, booking),
      authorisedBaht: await authorisedBahtOf(deps.db.read, booking),
      cancelling: await cancellingOf(deps, booking),
      passUrl: pass,
    }),
    replyTo: operator,
  })),
  'operator-booking-paid': aboutBooking((booking, { facts, paid }) => ({
    mail: operatorBookingPaid({ booking: facts, ...paid }),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-confirmed': aboutBooking(async (booking, { facts, operator, pass, paid }, deps) => ({
    mail: guestBookingConfirmed({
      booking: facts,
      ...paid,
      driverTold: driverSentence(booking.travelDate, deps.now()),
      cancelling: await cancellingOf(deps, booking),
      passUrl: pass,
    }),
    replyTo: operator,
    ...(await tripCalendar(deps, booking, 'REQUEST')),
  })),
}

function aboutBooking(
  write: (
    booking: PayableBooking,
    known: {
      facts: BookingFacts
      operator: string
      pass: string
      /** What was paid to confirm it, and what is left of its price. */
      paid: { amountBaht: number; restBaht: number; how: string }
    },
    deps: MailWriterNeeds,
  ) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id) => {
    const { db, catalogue, addresses } = deps
    const booking = await findPayableBooking(db.read, id)
    if (!booking) return undefined
    const known = {
      facts: bookingFacts(catalogue, booking),
      operator: addresses.operator,
      pass: await passUrl(deps, booking),
      paid: { ...confirmedBy(booking), how: await paidHowOf(db.read, booking) },
    }
    return write(booking, known, deps)
  }
}

export function bookingFacts(catalogue: Catalogue, booking: PayableBooking): BookingFacts {
  return 'tourId' in booking ? tripFacts(catalogue, booking) : transferFacts(booking)
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

/** Until when a vehicle is held for a request that is not answered yet. Without a fleet none is, whatever its deadline. */
async function heldUntilOf(
  db: Queryable,
  { id, status, waitsUntil }: PayableBooking,
): Promise<string | null> {
  if (!bookingCountsAs(status, 'unanswered') || !waitsUntil) return null
  return (await listAllocationsOf(db, id)).length > 0 ? deadlineInWords(waitsUntil.getTime()) : null
}

async function authorisedBahtOf(db: Queryable, { id }: PayableBooking): Promise<number> {
  return bahtFromSatang((await findAuthorisedPayment(db, id))?.amountSatang ?? 0)
}

/** How the first money of a booking came. */
async function paidHowOf(db: Queryable, { id }: PayableBooking): Promise<string> {
  const paid = (await listPaymentsOfBooking(db, id)).find(({ status }) => paymentCountsAs(status, 'income'))
  return paidHow[paid?.method ?? 'card']
}

/** A card booking is confirmed by its deposit, or by the whole price, as it was stored when it was paid. */
function confirmedBy({ priceBaht, depositPercent }: PayableBooking): {
  amountBaht: number
  restBaht: number
} {
  const { depositBaht, restBaht } = partsOfPrice(priceBaht ?? 0, depositPercent)
  return { amountBaht: depositBaht, restBaht }
}
