import { findTour, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { availabilityOf, type DayAvailability } from './availability.rules.ts'
import { availabilityQuerySchema, daysOf } from './availability-query.rules.ts'
import { readDays } from './read-days.ts'

/**
 * What is left of a trip from one town on each day of a month.
 * @param input `tourId`, `origin` and `month` (`YYYY-MM`), unparsed
 */
export async function findAvailability(
  { db, catalogue, rules, now }: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  input: unknown,
): Promise<{ ok: true; month: string; days: DayAvailability[] } | Refusal> {
  const nowMs = now()
  const parsed = availabilityQuerySchema(nowMs).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const { tourId, origin, month } = parsed.data
  const tour = findTour(catalogue, tourId)
  if (!tour || !originsOf(tour.prices).includes(origin))
    return refuse('not-found', { code: 'tour-not-found' })
  return refuseIfUnavailable({ code: 'availability-not-read' }, async () => ({
    ok: true,
    month,
    days: await availabilityOfDays({ db, rules, nowMs }, tour, origin, daysOf(month)),
  }))
}

/** The same for a page that can do without: nothing while the database is away. */
export async function findDaysOfPage(
  deps: Pick<Deps, 'db' | 'rules' | 'now' | 'alarms'>,
  tour: PricedTour,
  origin: Origin,
  days: readonly [PlainDate, ...PlainDate[]],
): Promise<DayAvailability[]> {
  return unlessDatabaseAway(deps, [], () =>
    availabilityOfDays({ ...deps, nowMs: deps.now() }, tour, origin, days),
  )
}

/** What is left of a trip from one town on these days, which follow on each other. */
export async function availabilityOfDays(
  deps: Parameters<typeof readDays>[0],
  tour: PricedTour,
  origin: Origin,
  days: readonly [PlainDate, ...PlainDate[]],
): Promise<DayAvailability[]> {
  const calendar = await readDays(deps, days[0], days.at(-1) ?? days[0])
  return availabilityOf({ ...calendar, tour, origin }, days)
}
