import type { VehicleClass } from '../catalogue/vehicle.ts'
import { bangkokDay } from '../time/calendar.ts'
import { isInForce, overlaps } from './allocation.ts'
import type { Availability, Blackout } from './availability.ts'
import { type Fleet, freeDrivers, freeVehicles, type Load } from './fleet.ts'
import { type Drive, occupancyOf } from './occupancy.ts'

/** What the ways of a ride are looked up in. */
export type RideCalendar = {
  fleet: Fleet
  blackouts: readonly Blackout[]
  load: Load
  /** The classes that take the party and its luggage by the table of transfers. */
  fits: (vehicle: VehicleClass) => boolean
  /** Milliseconds since the epoch. */
  nowMs: number
}

/**
 * What is left of each class for all ways of a ride. Without a fleet every class can be asked for; one that is too small or
 * blacked out is closed. An expired hold counts as free, because the next guest gets the vehicle.
 */
export function availabilityOfRide(
  calendar: RideCalendar,
  ways: readonly Drive[],
): Record<VehicleClass, Availability> {
  const taken = calendar.fleet.taken.filter((one) => isInForce(one, calendar.nowMs))
  const inForce = { ...calendar, fleet: { ...calendar.fleet, taken } }
  const state = (vehicle: VehicleClass) => stateOf(inForce, ways, vehicle)
  return { car: state('car'), suv: state('suv'), van: state('van') }
}

function stateOf(calendar: RideCalendar, ways: readonly Drive[], vehicle: VehicleClass): Availability {
  const { fleet, fits, blackouts } = calendar
  if (!fits(vehicle) || ways.some((way) => isClosed(blackouts, way, vehicle))) return 'closed'
  if (fleet.vehicles.length === 0) return 'request'
  const left = Math.min(...ways.map((way) => leftOf(calendar, way, vehicle)))
  if (left === 0) return 'none'
  return left === 1 ? 'few' : 'free'
}

function leftOf({ fleet, load }: RideCalendar, way: Drive, vehicle: VehicleClass): number {
  const span = occupancyOf(way)
  const around = { ...fleet, taken: fleet.taken.filter((one) => overlaps(one, span)) }
  const vehicles = freeVehicles(around, { ...span, ...load, class: vehicle }).length
  return fleet.drivers.length > 0 ? Math.min(vehicles, freeDrivers(around, span).length) : vehicles
}

function isClosed(blackouts: readonly Blackout[], { startsAt, endsAt }: Drive, vehicle: VehicleClass) {
  const [first, last] = [bangkokDay(startsAt.getTime()), bangkokDay(endsAt.getTime())]
  return blackouts.some(
    ({ firstDay, lastDay, vehicleClass }) =>
      firstDay <= last && first <= lastDay && (vehicleClass === null || vehicleClass === vehicle),
  )
}
