import type { Availability } from '#domain/availability/availability.ts'
import type { PricedTour } from '#domain/catalogue/catalogue.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { addDays, bangkokDay, type PlainDate } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { availabilityOfDays } from './find-availability.ts'

/** How far before and after the day that is taken, in days. */
const DAYS_BEFORE = 7
const DAYS_AFTER = 14

const CAN_BE_HAD: readonly Availability[] = ['free', 'few', 'request']

/** The nearest earlier and the nearest later day on which the vehicle can be had for the trip. */
export async function nearestFreeDays(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  trip: { tour: PricedTour; origin: Origin; vehicle: VehicleClass; date: PlainDate },
): Promise<PlainDate[]> {
  const today = bangkokDay(now())
  const [first, ...others] = Array.from({ length: DAYS_BEFORE + DAYS_AFTER + 1 }, (_, index) =>
    addDays(trip.date, index - DAYS_BEFORE),
  ).filter((day) => day >= today)
  if (!first) return []
  const calendar = await availabilityOfDays({ db, nowMs: now() }, trip.tour, trip.origin, [first, ...others])
  const free = calendar.filter((day) => CAN_BE_HAD.includes(day[trip.vehicle])).map(({ date }) => date)
  const earlier = free.findLast((date) => date < trip.date)
  const later = free.find((date) => date > trip.date)
  return [earlier, later].filter((date) => date !== undefined)
}
