import { type Catalogue, capacityOf, findTour } from '#catalogue/catalogue.rules.ts'
import { carries, VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import type { Booking } from '../bookings.store.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import { partyProblem } from '../placing/booking-request.rules.ts'
import { rideProblem, takes } from '../placing/taxi-service.rules.ts'

/** What is wanted instead; what is left out stays. `luggage` in large pieces. */
export type WantedParty = { vehicleClass?: VehicleClass; guests?: number; luggage?: number }

/** Why a changed party, or another class, does not fit; `undefined` when it does, or nothing of it changes. */
export function partySizeProblem(
  catalogue: Catalogue,
  booking: DetailedBooking,
  wanted: WantedParty,
): Problem | undefined {
  const { vehicleClass, ...load } = partyAfter(booking, wanted)
  if (!vehicleClass || isPartyOf(booking, wanted)) return undefined
  if (booking.kind === 'transfer') return rideProblem({ vehicleClass, ...load }, taxiVehicles)
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  return tour && partyProblem(load.passengers, vehicleClass, capacityOf(tour))?.problem
}

/** Has the booking this party already? */
export function isPartyOf(booking: Booking, wanted: WantedParty): boolean {
  const { guests = booking.guests, luggage = booking.luggage, vehicleClass = booking.vehicleClass } = wanted
  return guests === booking.guests && luggage === booking.luggage && vehicleClass === booking.vehicleClass
}

/**
 * The classes that take the changed party, smallest first, none smaller than the wanted one; none when no vehicle takes
 * it. `undefined` for a booking whose class or trip the catalogue does not know: then its vehicle stays.
 */
export function classesForParty(
  catalogue: Catalogue,
  booking: DetailedBooking,
  wanted: WantedParty,
): VehicleClass[] | undefined {
  const { vehicleClass, ...load } = partyAfter(booking, wanted)
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  if (!vehicleClass || (!tour && booking.kind !== 'transfer')) return undefined
  const capacity = tour && capacityOf(tour)
  return VEHICLE_CLASSES.slice(VEHICLE_CLASSES.indexOf(vehicleClass)).filter((one) =>
    capacity ? carries(capacity, one, load.passengers) : takes(taxiVehicles[one], load),
  )
}

function partyAfter(booking: Booking, { vehicleClass, guests, luggage }: WantedParty) {
  return {
    vehicleClass: vehicleClass ?? booking.vehicleClass,
    passengers: guests ?? booking.guests,
    luggage: luggage ?? booking.luggage ?? 0,
  }
}
