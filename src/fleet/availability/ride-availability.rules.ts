import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { Drive } from '../allocation/occupancy.rules.ts'
import { type Availability, type BlackoutFacts, closesTripIn } from './availability.rules.ts'
import { countFree } from './count-free.rules.ts'
import type { Fleet, Load } from './fleet.rules.ts'

/** What the ways of a ride are looked up in. */
export type RideCalendar = {
  fleet: Fleet
  blackouts: readonly BlackoutFacts[]
  load: Load
  /** The classes that take the party and its luggage by the table of transfers. */
  fits: (vehicleClass: VehicleClass) => boolean
}

/**
 * What is left of each class for all ways of a ride. Without a fleet every class can be asked for; one that is too small or
 * blacked out is closed.
 */
export function availabilityOfRide(
  calendar: RideCalendar,
  ways: readonly Drive[],
): Record<VehicleClass, Availability> {
  const state = (vehicleClass: VehicleClass) => stateOf(calendar, ways, vehicleClass)
  return { car: state('car'), suv: state('suv'), van: state('van') }
}

function stateOf(calendar: RideCalendar, ways: readonly Drive[], vehicleClass: VehicleClass): Availability {
  const { fleet, fits, blackouts, load } = calendar
  if (!fits(vehicleClass) || ways.some((way) => isClosed(blackouts, way, vehicleClass))) return 'closed'
  const free = countFree(fleet, ways, { ...load, class: vehicleClass })
  if (free === null) return 'request'
  if (free === 0) return 'none'
  return free === 1 ? 'few' : 'free'
}

function isClosed(
  blackouts: readonly BlackoutFacts[],
  { startsAt, endsAt }: Drive,
  vehicleClass: VehicleClass,
) {
  const [first, last] = [bangkokDay(startsAt.getTime()), bangkokDay(endsAt.getTime())]
  return blackouts.some(
    (blackout) =>
      blackout.firstDay <= last && first <= blackout.lastDay && closesTripIn(blackout, null, vehicleClass),
  )
}
