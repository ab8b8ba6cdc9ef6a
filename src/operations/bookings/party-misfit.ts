import type { Booking } from '#adapters/database/bookings.ts'
import type { Trip } from '#adapters/database/trips.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { type Catalogue, capacityOf, findTour } from '#domain/catalogue/catalogue.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import type { Problem } from '#domain/problem.ts'
import { partyProblem } from '#domain/requests/booking-request.ts'
import { rideProblem } from '#domain/requests/taxi-service.ts'

/** Why a changed party, or another class, does not fit; `undefined` when it does, or neither changes. */
export function whyPartyMisfits(
  catalogue: Catalogue,
  booking: Booking | Trip,
  changed: { vehicle?: VehicleClass; guests?: number },
): Problem | undefined {
  const vehicle = changed.vehicle ?? booking.vehicle
  const guests = changed.guests ?? booking.guests
  if (!vehicle || (vehicle === booking.vehicle && guests === booking.guests)) return undefined
  if (booking.kind === 'transfer') {
    const load = { passengers: guests, luggage: booking.luggage ?? 0 }
    return rideProblem({ vehicle, ...load }, taxiVehicles)
  }
  const tour = 'tourId' in booking ? findTour(catalogue, booking.tourId) : undefined
  return tour && partyProblem(guests, vehicle, capacityOf(tour))?.problem
}
