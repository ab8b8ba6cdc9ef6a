import { availabilityOf, type DayAvailability } from '#domain/availability/availability.ts'
import { availabilityQuerySchema, daysOf } from '#domain/availability/availability-query.ts'
import { findTour, type PricedTour } from '#domain/catalogue/catalogue.ts'
import { originsOf } from '#domain/catalogue/fare.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
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
