import {
  isInstant,
  type LeadTimes,
  whyNotThatWeekday,
  whyTooLate,
} from '#bookings/placing/lead-time.rules.ts'
import { capacityOf, type PricedTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { vehiclesOffered } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { isInForce, overlaps } from '../allocation/allocation.rules.ts'
import { type DrivingTimes, driveOfTrip, occupancyOf } from '../allocation/occupancy.rules.ts'
import { type Fleet, freeDrivers, freeVehicles } from './fleet.rules.ts'

/**
 * What a guest can do about one class on one day: book at once (`free`; `few` when all but one of several vehicles are
 * taken: the only one of its class is simply free), ask for it
 * (`request`), or neither, because all are taken (`none`) or the day is not sold (`closed`).
 */
export const AVAILABILITIES = ['free', 'few', 'none', 'closed', 'request'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Days on which nothing more is sold. */
export type Blackout = {
  firstDay: PlainDate
  lastDay: PlainDate
  /** Null for every class. */
  vehicleClass: VehicleClass | null
  /** A sentence for guests. */
  reason: string
}

/** `tourId` is null for every trip and ride. */
export type BlackoutFacts = Blackout & { tourId: string | null }

/** Does a blackout close this trip? `tourId` is null for a ride or a custom trip, which only those of everything close. */
export function closesTrip(blackout: Pick<BlackoutFacts, 'tourId'>, tourId: string | null): boolean {
  return blackout.tourId === null || blackout.tourId === tourId
}

/** Does a blackout close this trip, as for {@link closesTrip}, in a vehicle of this class? */
export function closesTripIn(
  blackout: Pick<BlackoutFacts, 'tourId' | 'vehicleClass'>,
  tourId: string | null,
  vehicleClass: VehicleClass,
): boolean {
  return (
    closesTrip(blackout, tourId) && (blackout.vehicleClass === null || blackout.vehicleClass === vehicleClass)
  )
}

export type DayAvailability = Record<VehicleClass, Availability> & {
  date: PlainDate
  /** Why the day is closed, for all classes or for some; null when it is not. */
  reason: Problem | null
}

/** What the days are looked up in; all but trip and town is the same for every trip. */
export type Calendar = {
  tour: PricedTour
  origin: Origin
  fleet: Fleet
  blackouts: readonly BlackoutFacts[]
  leadTimes: LeadTimes['dayTrip']
  drivingTimes: DrivingTimes
  /** Milliseconds since the epoch. */
  nowMs: number
}

/**
 * What is left of a trip on each of these days, for each class. A class counts only vehicles that take the largest party
 * it is sold for on this trip, so that a day shown as free is free for all of them. An expired hold counts as free,
 * because the next guest gets the vehicle.
 */
export function availabilityOf(calendar: Calendar, dates: readonly PlainDate[]): DayAvailability[] {
  const { fleet, nowMs } = calendar
  const taken = fleet.taken.filter((one) => isInForce(one, nowMs))
  return dates.map((date) => availabilityOn({ ...calendar, fleet: { ...fleet, taken } }, date))
}

function availabilityOn(calendar: Calendar, date: PlainDate): DayAvailability {
  const { tour, origin } = calendar
  const closed = whyClosed(calendar, date)
  if (closed) return { date, car: 'closed', suv: 'closed', van: 'closed', reason: closed }
  const sold = vehiclesOffered(tour.prices, origin)
  const blackout = (vehicleClass: VehicleClass) => blackoutOf(calendar, date, vehicleClass)
  const stateOfClass = stateOfClassOn(calendar, date)
  const stateOf = (vehicleClass: VehicleClass) =>
    !sold.includes(vehicleClass) || blackout(vehicleClass) ? 'closed' : stateOfClass(vehicleClass)
  const blacked = sold.map(blackout).find((one) => one !== undefined)
  return {
    date,
    car: stateOf('car'),
    suv: stateOf('suv'),
    van: stateOf('van'),
    reason: blacked ? { code: 'blackout', sentence: blacked.reason } : null,
  }
}

/** Why no vehicle can be had on this day, whatever its class. */
function whyClosed({ tour, origin, leadTimes, nowMs }: Calendar, date: PlainDate): Problem | undefined {
  if (date < bangkokDay(nowMs)) return { code: 'day-passed', date }
  const pickup = { date, time: pickupTimeOf(tour, origin) }
  return whyNotThatWeekday(tour.runsOn, date) ?? whyTooLate(leadTimes.requestHours, pickup, nowMs)
}

function blackoutOf(
  { blackouts, tour }: Calendar,
  date: PlainDate,
  vehicleClass: VehicleClass,
): Blackout | undefined {
  return blackouts.find(
    (blackout) =>
      blackout.firstDay <= date && date <= blackout.lastDay && closesTripIn(blackout, tour.id, vehicleClass),
  )
}

/** What is left of each class on a day that is sold. */
function stateOfClassOn(
  { tour, origin, fleet, leadTimes, drivingTimes, nowMs }: Calendar,
  date: PlainDate,
): (vehicleClass: VehicleClass) => Availability {
  // Nothing to sell out of: every day is asked for, and a person answers.
  if (fleet.vehicles.length === 0) return () => 'request'
  const span = occupancyOf(driveOfTrip(tour, origin, date, drivingTimes))
  const taken = fleet.taken.filter((one) => overlaps(one, span))
  const drivers = fleet.drivers.length > 0 ? freeDrivers({ ...fleet, taken }, span).length : Infinity
  const isSoldAtOnce = isInstant(leadTimes, date, nowMs)
  const capacity = capacityOf(tour)
  return (vehicleClass) => {
    const need = { ...span, class: vehicleClass, seats: capacity[vehicleClass]?.to ?? 0, bags: 0 }
    const free = freeVehicles({ ...fleet, taken }, need).length
    if (Math.min(free, drivers) === 0) return 'none'
    if (!isSoldAtOnce) return 'request'
    const isLastOfSeveral = free === 1 && freeVehicles({ ...fleet, taken: [] }, need).length > 1
    return isLastOfSeveral ? 'few' : 'free'
  }
}
