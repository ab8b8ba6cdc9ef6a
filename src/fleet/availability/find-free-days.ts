import { capacityOf, findTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { type Capacity, carries, smallestVehicleFor, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { addDays, bangkokDay, isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import type { Availability } from './availability.rules.ts'
import { isOpen } from './day-offer.rules.ts'
import { availabilityOfDays } from './find-availability.ts'

/** How many days around a refused one are looked at, and how many of them are offered. */
const DAYS_BEFORE = 7
const DAYS_AFTER = 28
const OFFERED = 6

export type FreeDay = { date: PlainDate; state: Availability }

/** What a guest wanted; the texts as they came, so that anything may be in them. */
export type WantedDay = {
  tourId: string | null
  origin: Origin | null
  date: string
  guests: string
  vehicleClass: VehicleClass | undefined
}

/**
 * The days next to a refused one on which the guest's vehicle can be booked or asked for: the nearest, in the order of
 * the calendar. None when the day is no date, for a trip that is not in the catalogue, and when the
 * database does not answer: a refusal is complete without them.
 */
export async function findFreeDays(
  { db, catalogue, rules, now }: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  { tourId, origin, date, guests, vehicleClass }: WantedDay,
): Promise<FreeDay[]> {
  const tour = tourId === null ? undefined : findTour(catalogue, tourId)
  if (!tour || !origin || !originsOf(tour.prices).includes(origin) || !isPlainDate(date)) return []
  const wanted = vehicleFor(capacityOf(tour), Number(guests) || 1, vehicleClass)
  if (!wanted || date > LAST_DAY) return []
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const middle = date < today ? today : date
  const first = later(today, addDays(middle, -DAYS_BEFORE))
  const days: [PlainDate, ...PlainDate[]] = [first]
  for (let day = addDays(first, 1); day <= addDays(middle, DAYS_AFTER); day = addDays(day, 1)) days.push(day)

  const found = await whenUnavailable(
    () => availabilityOfDays({ db, rules, nowMs }, tour, origin, days),
    () => [],
  )
  return found
    .filter((day) => day.date !== date)
    .map((day) => ({ date: day.date, state: day[wanted] }))
    .filter(({ state }) => isOpen(state))
    .sort((one, other) => distance(one.date, middle) - distance(other.date, middle))
    .slice(0, OFFERED)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The chosen vehicle if it carries the party, else the smallest that does. */
function vehicleFor(capacity: Capacity, guests: number, chosen: VehicleClass | undefined) {
  return chosen && carries(capacity, chosen, guests) ? chosen : smallestVehicleFor(guests, capacity)
}

function later(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

function distance(one: PlainDate, other: PlainDate): number {
  return Math.abs(Date.parse(one) - Date.parse(other))
}
