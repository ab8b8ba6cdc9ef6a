import { findFleetNames } from '#bookings/desk-booking.store.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { CrewNames } from '../templates/hold-words.ts'

/** Who and what is on a booking now, and what the first drive without it misses; without drivers in the fleet none is missed. */
export async function findCrewNames(
  db: Queryable,
  { id, legs }: Pick<DetailedBooking, 'id' | 'legs'>,
): Promise<CrewNames & { missing: 'vehicle' | 'driver' | null }> {
  const [had, names] = await Promise.all([listAllocationsOf(db, id), findFleetNames(db)])
  const vehicles = had.flatMap(({ vehicleId }) => names.vehicles.get(vehicleId ?? '') ?? [])
  const drivers = had.flatMap(({ driverId }) => names.drivers.get(driverId ?? '') ?? [])
  const hasAll = (all: readonly unknown[]) => all.length > 0 && all.length >= legs.length
  const missing = !hasAll(vehicles) ? 'vehicle' : names.drivers.size > 0 && !hasAll(drivers) ? 'driver' : null
  return {
    vehicles: [...new Set(vehicles.map((one) => `${vehicleClasses[one.class].name} ${one.plate}`))],
    drivers: [...new Set(drivers)],
    missing,
  }
}
