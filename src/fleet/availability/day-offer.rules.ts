import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { addDays, type PlainDate, weekdayOf } from '#platform/time/calendar.ts'
import type { Availability } from './availability.rules.ts'

/** What a day has for a guest. */
export type DayOffer = {
  state: Availability
  /** The class that the guest gets: the wanted one, or a larger one when only that is left. Undefined without either. */
  vehicleClass?: VehicleClass
}

/** Can a guest book or ask for this? */
export function isOpen(state: Availability): boolean {
  return state === 'free' || state === 'few' || state === 'request'
}

/**
 * What a day has for a guest who wants this class. When it is taken, the next larger one that is left: it carries the
 * same party.
 * @param wanted undefined while neither party nor vehicle is chosen: then any class counts
 * @param classes those on offer, smallest first
 */
export function offerOn(
  day: Record<VehicleClass, Availability>,
  wanted: VehicleClass | undefined,
  classes: readonly VehicleClass[],
): DayOffer {
  if (!wanted) return { state: bestOf(classes.map((one) => day[one])) }
  const large = classes.slice(classes.indexOf(wanted))
  const vehicleClass = large.find((one) => isOpen(day[one]))
  return vehicleClass ? { state: day[vehicleClass], vehicleClass } : { state: day[wanted] }
}

/** The best of several states; `few` means that one vehicle is left of all of them together. */
function bestOf(states: readonly Availability[]): Availability {
  if (states.filter((state) => state === 'few').length > 1) return 'free'
  const order: readonly Availability[] = ['free', 'few', 'request', 'none']
  return order.find((state) => states.includes(state)) ?? 'closed'
}

const WEEKS = 5
const SHOWN_DAYS = WEEKS * 7

/**
 * The days of one page of a calendar: five whole weeks, from that of the first day on, so that the end of a month is not
 * a page of days that have passed.
 */
export function daysOfPage(firstDay: PlainDate, page: number): PlainDate[] {
  const start = addDays(mondayOf(firstDay), page * SHOWN_DAYS)
  return Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(start, index))
}

/** On which page of the calendar a day is; negative for a day before the first page. */
export function pageOf(firstDay: PlainDate, date: PlainDate): number {
  const days = (Date.parse(date) - Date.parse(mondayOf(firstDay))) / 86_400_000
  return Math.floor(days / SHOWN_DAYS)
}

const FROM_MONDAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, -FROM_MONDAY.indexOf(weekdayOf(date)))
}
