import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { PlainDate, Weekday } from '#platform/time/calendar.ts'
import type { Span, Taken } from '../allocation/allocation.rules.ts'
import { whyDriverNotFree, whyVehicleNotFree } from '../allocation/not-free.rules.ts'
import type { VehiclePapers } from './papers.rules.ts'

export type FleetVehicle = VehiclePapers & {
  id: string
  class: VehicleClass
  /** For guests. */
  seats: number
  /** Large suitcases. */
  bags: number
  usualDriverId: string | null
}

export type FleetDriver = {
  id: string
  licenceExpiresOn: PlainDate | null
  /** The days of every week on which the driver does not work. */
  weeklyDaysOff: readonly Weekday[]
}

/** Every active vehicle and driver, and what keeps them busy around the time in question. */
export type Fleet = {
  vehicles: readonly FleetVehicle[]
  /** None when the operator has entered none: then a vehicle alone is enough. */
  drivers: readonly FleetDriver[]
  taken: readonly Taken[]
  /** In Bangkok: what is decided today, is decided by the papers that end soon. */
  today: PlainDate
}

/** What has to go into one vehicle: guests, and large suitcases. */
export type Load = { seats: number; bags: number }

export type Need = Span & Load & { class: VehicleClass }

export function canCarry(vehicle: Load, { seats, bags }: Load): boolean {
  return vehicle.seats >= seats && vehicle.bags >= bags
}

/** The vehicles of the class that are large enough, free for this time and have valid papers. */
export function freeVehicles({ vehicles, taken, today }: Fleet, need: Need): FleetVehicle[] {
  return vehicles.filter(
    (vehicle) => vehicle.class === need.class && !whyVehicleNotFree(vehicle, taken, need, today),
  )
}

/** The drivers who work on the days of this time, are free, and whose licence is valid on the last day. */
export function freeDrivers({ drivers, taken }: Pick<Fleet, 'drivers' | 'taken'>, span: Span): FleetDriver[] {
  return drivers.filter((driver) => !whyDriverNotFree(driver, taken, span))
}
