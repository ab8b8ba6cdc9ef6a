import { ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { closesTrip } from './availability.rules.ts'
import { isOpen } from './day-offer.rules.ts'
import { tripsOnDay } from './find-trips-on-day.ts'
import { type FreeAllDay, freeAllDay } from './free-all-day.rules.ts'
import { readDays } from './read-days.ts'

/** How many trips can be had from a town; `reason` says why there are none. */
export type TownOnDay = { trips: number; reason?: string | undefined }
export type DayAhead = {
  date: PlainDate
  from: Record<Origin, TownOnDay>
  /** Undefined without a fleet. */
  free: FreeAllDay | undefined
}

const DAYS = 7

/**
 * The next seven days with the number of trips that can be booked or asked for, as in the list of trips on that day. They
 * begin tomorrow when today has no trip left. None while the database is away.
 */
export async function findDaysAhead(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now' | 'alarms'>,
): Promise<DayAhead[]> {
  const nowMs = deps.now()
  const today = bangkokDay(nowMs)
  const dates = Array.from({ length: DAYS + 1 }, (_, day) => addDays(today, day))
  return unlessDatabaseAway<DayAhead[]>(deps, [], async () => {
    const calendar = await readDays({ ...deps, nowMs }, today, addDays(today, DAYS))
    const days = dates.map((date) => {
      const trips = tripsOnDay(deps, calendar, date)
      const closing = calendar.blackouts.find(
        (one) =>
          one.firstDay <= date && date <= one.lastDay && closesTrip(one, null) && one.vehicleClass === null,
      )
      const townOf = (town: Origin): TownOnDay => {
        const states = trips.filter(({ origin }) => origin === town).map(({ state }) => state)
        const open = states.filter(isOpen).length
        if (open > 0) return { trips: open }
        return { trips: 0, reason: closing?.reason ?? (states.includes('none') ? 'full' : 'closed') }
      }
      return {
        date,
        from: Object.fromEntries(ORIGINS.map((town) => [town, townOf(town)])) as DayAhead['from'],
        free: freeAllDay(calendar, deps.catalogue.tours, date),
      }
    })
    const hasToday = ORIGINS.some((town) => days[0] && days[0].from[town].trips > 0)
    return hasToday ? days.slice(0, DAYS) : days.slice(1)
  })
}
