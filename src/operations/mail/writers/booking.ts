import { findTrip, type Trip } from '#adapters/database/trips.ts'
import { townNames } from '#content/map/towns.ts'
import { contactTiming } from '#domain/bookings/contact-before-trip.ts'
import { type Catalogue, capacityOf, findTour, isPaidPickupUnclear } from '#domain/catalogue/catalogue.ts'
import { carries } from '#domain/catalogue/vehicle.ts'
import { partsOfPrice } from '#domain/payments/deposit.ts'
import type { BookingFacts } from '#emails/booking-facts.tsx'
import { guestBookingConfirmed } from '#emails/guest/booking-confirmed.tsx'
import { guestBookingReceived } from '#emails/guest/booking-received.tsx'
import { operatorBooking } from '#emails/operator/booking.tsx'
import { operatorBookingPaid } from '#emails/operator/booking-paid.tsx'
import type { MailWriter, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'

export const bookingMails = {
  'operator-booking': aboutBooking((booking, { facts }) => ({
    mail: operatorBooking(facts),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-received': aboutBooking((_, { facts, operator, pass }) => ({
    mail: guestBookingReceived(facts, pass),
    replyTo: operator,
  })),
  'operator-booking-paid': aboutBooking((booking, { facts, contactWhen, paid }) => ({
    mail: operatorBookingPaid({ booking: facts, ...paid, contactWhen }),
    replyTo: booking.customerEmail,
  })),
  'guest-booking-confirmed': aboutBooking((_, { facts, operator, contactWhen, pass, paid }) => ({
    mail: guestBookingConfirmed({
      booking: facts,
      ...paid,
      contactWhen,
      passUrl: pass,
    }),
    replyTo: operator,
  })),
}

function aboutBooking(
  write: (
    booking: Trip,
    known: {
      facts: BookingFacts
      operator: string
      contactWhen: string
      pass: string
      /** What was paid to confirm it, and what is left of its price. */
      paid: { amountBaht: number; restBaht: number }
    },
  ) => WrittenMail,
): MailWriter {
  return async (deps, id) => {
    const { db, catalogue, addresses, now } = deps
    const booking = await findTrip(db.read, id)
    if (!booking) return undefined
    return write(booking, {
      facts: bookingFacts(catalogue, booking),
      operator: addresses.operator,
      contactWhen: contactTiming(booking.travelDate, now()),
      pass: await passUrl(deps, booking),
      paid: confirmedBy(booking),
    })
  }
}

export function bookingFacts(catalogue: Catalogue, booking: Trip): BookingFacts {
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

/** A card booking is confirmed by its deposit, or by the whole price, as it was stored when it was paid. */
function confirmedBy({ priceBaht, depositPercent }: Trip): { amountBaht: number; restBaht: number } {
  const { depositBaht, restBaht } = partsOfPrice(priceBaht ?? 0, depositPercent)
  return { amountBaht: depositBaht, restBaht }
}
