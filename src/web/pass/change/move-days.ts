import { priceAfterMove } from '#bookings/moving/reschedule.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { firstDayFor } from '#bookings/placing/lead-time.rules.ts'
import {
  type Catalogue,
  capacityOf,
  fareOfBooking,
  findTour,
  pickupTimeOf,
} from '#catalogue/catalogue.rules.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { type DayOffer, daysOfPage, offerOn, pageOf } from '#fleet/availability/day-offer.rules.ts'
import { availabilityOfDays } from '#fleet/availability/find-availability.ts'
import type { Deps } from '#platform/deps.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { formatDayOfYear, formatShortDay, LAST_DAY } from '#platform/time/calendar.ts'
import { type Cell, cellOf } from '../../parts/day-calendar/day-cell.ts'
import type { Choice } from './move-choice.ts'
import { moreInWords } from './move-words.ts'

/**
 * The days of a trip of the catalogue with what each has for the chosen party; null for anything else.
 * @param wantedPage without one, the page of the chosen day
 */
export async function findMoveDays(
  { db, catalogue, rules, now }: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  pass: Pass,
  choice: Choice,
  wantedPage: string | undefined,
) {
  const trip = pass.booking.kind === 'trip' ? pass.booking : undefined
  const tour = findTour(catalogue, trip?.tourId ?? null)
  const wanted = choice.vehicleClass
  if (!trip?.origin || !tour || !wanted) return null
  const nowMs = now()
  const requestHours = rules().leadTimes.dayTrip.requestHours
  const firstDay = firstDayFor(pickupTimeOf(tour, trip.origin), requestHours, nowMs)
  const lastPage = pageOf(firstDay, LAST_DAY) - 1
  const asked = wantedPage === undefined ? pageOf(firstDay, choice.date) : Number(wantedPage)
  const page = Number.isInteger(asked) ? Math.min(lastPage, Math.max(0, asked)) : 0
  const [first = firstDay, ...others] = daysOfPage(firstDay, page)
  const days = await availabilityOfDays({ db, rules, nowMs }, tour, trip.origin, [first, ...others])
  const capacity = capacityOf(tour)
  const classes = VEHICLE_CLASSES.filter((one) => capacity[one])
  const offers = days.map((day) => atOnce(offerOn(day, wanted, classes)))
  const cells = days.map(({ date }, index) => {
    const cell = cellOf({ date, firstDay, runsOn: tour.runsOn ?? null, wanted, offer: offers[index] })
    return date === trip.travelDate ? yours(cell) : cell
  })
  const larger = offers[cells.findIndex(({ look }) => look === 'larger')]?.vehicleClass
  const chosen = cells.findIndex(({ date, look }) => date === choice.date && look === 'larger')
  const last = others.at(-1) ?? first
  return {
    head: `${vehicleClasses[wanted].name}, ${formatShortDay(first)} to ${formatShortDay(last)}`,
    cells,
    /** Why days are closed. */
    reasons: days.flatMap(({ date, reason }) => (reason ? [[date, sentenceOf(reason)] as const] : [])),
    /** What a larger vehicle costs on days that have only that; null without such days. */
    larger: larger ? largerInWords(catalogue, pass, trip, larger) : null,
    /** The class that the chosen day has: the chosen one, or a larger one. */
    vehicleClass: offers[chosen]?.vehicleClass ?? wanted,
    /** Numbers of this and of other pages. */
    page,
    earlier: page > 0 ? page - 1 : null,
    later: page < lastPage ? page + 1 : null,
  }
}

/** Five weeks of days to move to. */
export type MoveDays = NonNullable<Awaited<ReturnType<typeof findMoveDays>>>

/** The present day can be kept with another party or hour. */
function yours(cell: Cell): Cell {
  const spoken = `${formatDayOfYear(cell.date)}: yours`
  return { ...cell, look: 'yours', word: 'yours', spoken, isChoosable: true }
}

/** A move is never on request: it holds at once, or is refused. */
function atOnce(offer: DayOffer): DayOffer {
  return offer.state === 'request' ? { ...offer, state: 'free' } : offer
}

/** By how much the booking becomes dearer in this class. */
function largerInWords(
  catalogue: Catalogue,
  { booking: { priceBaht } }: Pass,
  trip: Omit<Parameters<typeof fareOfBooking>[1], 'vehicleClass'>,
  vehicleClass: VehicleClass,
): string {
  const becomes = priceAfterMove(fareOfBooking(catalogue, { ...trip, vehicleClass }), priceBaht)
  return moreInWords((becomes ?? 0) - (priceBaht ?? becomes ?? 0)) || 'same price'
}
