import { fleet } from '#content/catalogue/fleet.ts'
import { sentenceOf } from '#content/sentences.ts'
import { type DayOffer, daysOfPage, offerOn, pageOf } from '#domain/availability/day-offer.ts'
import { capacityOf, findTour, pickupTimeOf } from '#domain/catalogue/catalogue.ts'
import { VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { firstDayFor } from '#domain/requests/lead-time.ts'
import { formatShortDay, LAST_DAY } from '#domain/time/calendar.ts'
import { availabilityOfDays } from '#operations/availability/find-availability.ts'
import type { Deps } from '#operations/deps.ts'
import type { Pass } from '#operations/requests/find-pass.ts'
import { type Cell, cellOf } from '../../../sections/day-calendar/day-cell.ts'
import type { LoadedDay } from '../../../sections/day-calendar/use-days.ts'

/** Five weeks of days to move to. */
export type MoveDays = {
  head: string
  cells: readonly Cell[]
  /** Those that are closed for a reason. */
  closed: readonly LoadedDay[]
  /** Numbers of other pages. */
  earlier: number | null
  later: number | null
}

/**
 * The days of a trip of the catalogue with what each has for its vehicle; null for anything else.
 * @param wantedPage without one, the page of the day that the trip has now
 */
export async function findMoveDays(
  { db, catalogue, rules, now }: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  { booking, details }: Pass,
  wantedPage: string | null,
): Promise<MoveDays | null> {
  const trip = details.kind === 'trip' ? details.trip : undefined
  const tour = findTour(catalogue, trip?.tourId ?? null)
  const wanted = booking.vehicle
  if (!trip?.origin || !tour || !wanted) return null
  const nowMs = now()
  const requestHours = rules().leadTimes.dayTrip.requestHours
  const firstDay = firstDayFor(pickupTimeOf(tour, trip.origin), requestHours, nowMs)
  const lastPage = pageOf(firstDay, LAST_DAY) - 1
  const asked = wantedPage === null ? pageOf(firstDay, trip.travelDate) : Number(wantedPage)
  const page = Number.isInteger(asked) ? Math.min(lastPage, Math.max(0, asked)) : 0
  const [first = firstDay, ...others] = daysOfPage(firstDay, page)
  const days = await availabilityOfDays({ db, rules, nowMs }, tour, trip.origin, [first, ...others])
  const capacity = capacityOf(tour)
  const classes = VEHICLE_CLASSES.filter((one) => capacity[one])
  const cells = days.map((day) => {
    const { date } = day
    const offer = atOnce(offerOn(day, wanted, classes))
    const cell = cellOf({ date, firstDay, runsOn: tour.runsOn ?? null, wanted, offer })
    return date === trip.travelDate
      ? { ...cell, look: 'off' as const, word: 'yours', isChoosable: false }
      : cell
  })
  const last = others.at(-1) ?? first
  return {
    head: `${fleet[wanted].name}, ${formatShortDay(first)} to ${formatShortDay(last)}`,
    cells,
    closed: days.flatMap((day) => (day.reason ? [{ ...day, reason: sentenceOf(day.reason) }] : [])),
    earlier: page > 0 ? page - 1 : null,
    later: page < lastPage ? page + 1 : null,
  }
}

/** A move is never on request: it holds at once, or is refused. */
function atOnce(offer: DayOffer): DayOffer {
  return offer.state === 'request' ? { ...offer, state: 'free' } : offer
}
