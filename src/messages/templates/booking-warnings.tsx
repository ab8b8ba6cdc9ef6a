import { townOf, vehicleInWords } from '#bookings/booking.words.ts'
import { capacityOf, isPaidPickupUnclear } from '#catalogue/catalogue.rules.ts'
import { carries } from '#catalogue/vehicle.rules.ts'
import { counted } from '#platform/text/counted.ts'
import type { ToldBooking } from './booking-facts.tsx'
import { Warning } from './parts/text.tsx'
import { TypedText } from './typed-text.tsx'

/** Does the chosen vehicle take the party, as far as the catalogue says? */
export function fitsVehicle({ tour, vehicleClass, guests }: ToldBooking): boolean {
  return !tour || !vehicleClass || carries(capacityOf(tour), vehicleClass, guests)
}

/** Has the operator to ask the guest of a trip for the hotel? */
export function isHotelMissing(booking: ToldBooking): boolean {
  return booking.kind === 'trip' && !booking.hotelName
}

/** Is everything about a booking as its vehicle and its price need it? Otherwise {@link BookingWarnings} say what is not. */
export function isClear(booking: ToldBooking): boolean {
  return booking.kind !== 'trip' || (fitsVehicle(booking) && !isPaidPickupUnclear(booking.tour, booking))
}

/** Warnings about a request for a trip that the operator has to sort out. */
export function BookingWarnings({ booking }: { booking: ToldBooking }) {
  if (booking.kind !== 'trip') return null
  return (
    <>
      {!fitsVehicle(booking) && (
        <Warning>
          {counted(booking.guests, 'guest')} don’t fit in this vehicle:{' '}
          <TypedText text={vehicleInWords(booking) ?? ''} />. Offer a larger one, or two.
        </Warning>
      )}
      {isPaidPickupUnclear(booking.tour, booking) && (
        <Warning>
          Please check the pickup: it isn’t clear that the trip starts in {townOf(booking)}, which is what was
          paid for.
        </Warning>
      )}
      {!booking.tour && <Warning>This trip is not in the catalogue. Its name came with the request.</Warning>}
    </>
  )
}
