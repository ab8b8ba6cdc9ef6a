import { whyNotThatWeekday } from '#bookings/placing/lead-time.rules.ts'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { isInForce, type Span } from '../allocation/allocation.rules.ts'
import { type DrivingTimes, driveOfTrip, occupancyOf } from '../allocation/occupancy.rules.ts'
import { type Calendar, closesTripIn } from './availability.rules.ts'
import { freeDrivers, freeVehicles } from './fleet.rules.ts'

/** What is free for a whole day. `drivers` is `Infinity` while none are entered: then a vehicle alone is enough. */
export type FreeAllDay = { vehicles: Record<VehicleClass, number>; drivers: number }

/**
 * The vehicles and drivers that any trip of the day can have: free from when the first one leaves the base until the last
 * one is back there. Undefined without a fleet.
 */
export function freeAllDay(
  { fleet, blackouts, drivingTimes, nowMs }: Omit<Calendar, 'tour' | 'origin'>,
  tours: readonly PricedTour[],
  date: PlainDate,
): FreeAllDay | undefined {
  const span = spanOfTrips(tours, date, drivingTimes)
  if (fleet.vehicles.length === 0 || !span) return undefined
  const now = { ...fleet, taken: fleet.taken.filter((one) => isInForce(one, nowMs)) }
  const closed = blackouts.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
  const countOf = (vehicleClass: VehicleClass) =>
    closed.some((blackout) => closesTripIn(blackout, null, vehicleClass))
      ? 0
      : freeVehicles(now, { ...span, class: vehicleClass, seats: DEFAULT_CAPACITY[vehicleClass].to, bags: 0 })
          .length
  return {
    vehicles: Object.fromEntries(VEHICLE_CLASSES.map((one) => [one, countOf(one)])) as FreeAllDay['vehicles'],
    drivers: fleet.drivers.length > 0 ? freeDrivers(now, span).length : Infinity,
  }
}

function spanOfTrips(tours: readonly PricedTour[], date: PlainDate, times: DrivingTimes): Span | undefined {
  const spans = tours
    .filter(({ runsOn }) => !whyNotThatWeekday(runsOn, date))
    .flatMap((tour) =>
      originsOf(tour.prices).map((origin) => occupancyOf(driveOfTrip(tour, origin, date, times))),
    )
  if (spans.length === 0) return undefined
  const at = (edge: keyof Span) => spans.map((span) => span[edge].getTime())
  return {
    busyFrom: new Date(Math.min(...at('busyFrom'))),
    busyUntil: new Date(Math.max(...at('busyUntil'))),
  }
}
