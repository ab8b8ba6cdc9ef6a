import type { VehicleClass } from '../catalogue/vehicle.ts'
import { bangkokDay, type PlainDate } from '../time/calendar.ts'
import { overlaps, type Span, type Taken } from './allocation.ts'

export type FleetVehicle = {
  id: string
  class: VehicleClass
  /** For guests. */
  seats: number
  /** Large suitcases. */
  bags: number
  usualDriverId: string | null
}

export type FleetDriver = { id: string; licenceExpiresOn: PlainDate | null }

/** Every active vehicle and driver, and what keeps them busy around the time in question. */
export type Fleet = {
  vehicles: readonly FleetVehicle[]
  /** None when the operator has entered none: then a vehicle alone is enough. */
  drivers: readonly FleetDriver[]
  taken: readonly Taken[]
}

/** What has to go into one vehicle: guests, and large suitcases. */
export type Load = { seats: number; bags: number }

export type Need = Span & Load & { class: VehicleClass }

export function canCarry(vehicle: Load, { seats, bags }: Load): boolean {
  return vehicle.seats >= seats && vehicle.bags >= bags
}

/** The vehicles of the class that are large enough and free for this time. */
export function freeVehicles({ vehicles, taken }: Fleet, need: Need): FleetVehicle[] {
  return vehicles.filter(
    (vehicle) =>
      vehicle.class === need.class &&
      canCarry(vehicle, need) &&
      isFree(taken, ({ vehicleId }) => vehicleId === vehicle.id, need),
  )
}

/** The drivers who are free for this time and whose licence is valid on its last day. */
export function freeDrivers({ drivers, taken }: Fleet, span: Span): FleetDriver[] {
  const lastDay = bangkokDay(span.busyUntil.getTime())
  return drivers.filter(
    ({ id, licenceExpiresOn }) =>
      (licenceExpiresOn === null || licenceExpiresOn >= lastDay) &&
      isFree(taken, ({ driverId }) => driverId === id, span),
  )
}

function isFree(taken: readonly Taken[], isOf: (one: Taken) => boolean, span: Span): boolean {
  return !taken.some((one) => isOf(one) && overlaps(one, span))
}
