import { originsOf } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { Availability, Calendar } from './availability.rules.ts'
import { AVAILABILITY_PROBLEMS, isDayAhead } from './availability-query.rules.ts'
import { isOpen } from './day-offer.rules.ts'
import { readDays } from './read-days.ts'
import { tripOnDay } from './trip-on-day.rules.ts'

/** A trip from one town that can be booked or asked for on the day, and how. */
export type TripOnDay = { tourId: string; origin: Origin; state: Availability }

export type TripsOnDay = { ok: true; date: PlainDate; trips: TripOnDay[] }

/**
 * Every trip that can be booked or asked for on a day, from each town where it starts; any vehicle counts.
 * @param date unparsed
 */
export async function findTripsOnDay(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now' | 'alarms'>,
  date: string,
): Promise<TripsOnDay | Refusal> {
  const nowMs = deps.now()
  if (!isDayAhead(date, nowMs)) return refuseField('invalid', 'date', { code: AVAILABILITY_PROBLEMS.date })
  const away = refuse('unavailable', { code: 'availability-not-read' })
  return unlessDatabaseAway<TripsOnDay | Refusal>(deps, away, async () => {
    const calendar = await readDays({ ...deps, nowMs }, date, date)
    const trips = tripsOnDay(deps, calendar, date).filter(({ state }) => isOpen(state))
    return { ok: true, date, trips }
  })
}

/** Every trip from each town where it starts, with what it has on a day of the calendar. */
export function tripsOnDay(
  { catalogue }: Pick<Deps, 'catalogue'>,
  calendar: Omit<Calendar, 'tour' | 'origin'>,
  date: PlainDate,
): TripOnDay[] {
  return catalogue.tours.flatMap((tour) =>
    originsOf(tour.prices).map((origin) => {
      const state = tripOnDay({ ...calendar, tour, origin }, date)
      return { tourId: tour.id, origin, state }
    }),
  )
}
