import { listAllocationsBetween } from '#adapters/database/allocations.ts'
import { listActiveDrivers, listActiveVehicles } from '#adapters/database/fleet.ts'
import { listBlackoutsBetween } from '#adapters/database/rules/blackouts.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { availabilityOf, type DayAvailability } from '#domain/availability/availability.ts'
import { availabilityQuerySchema, daysOf } from '#domain/availability/availability-query.ts'
import { findTour, type PricedTour } from '#domain/catalogue/catalogue.ts'
import { originsOf } from '#domain/catalogue/fare.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import { addDays, bangkokDay, bangkokInstant, type PlainDate } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

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
  { db, rules, nowMs }: Pick<Deps, 'db' | 'rules'> & { nowMs: number },
  tour: PricedTour,
  origin: Origin,
  days: readonly [PlainDate, ...PlainDate[]],
): Promise<DayAvailability[]> {
  const [first, last] = [days[0], days.at(-1) ?? days[0]]
  // With a day to spare on both sides: a drive may begin on the evening before and end after midnight.
  const around = [
    bangkokInstant(addDays(first, -1), '00:00'),
    bangkokInstant(addDays(last, 2), '00:00'),
  ] as const
  const [vehicles, drivers, taken, blackouts] = await Promise.all([
    listActiveVehicles(db.read),
    listActiveDrivers(db.read),
    listAllocationsBetween(db.read, ...around),
    listBlackoutsBetween(db.read, tour.id, first, last),
  ])
  const fleet = { vehicles, drivers, taken, today: bangkokDay(nowMs) }
  const { dayTrip } = rules().leadTimes
  const calendar = { tour, origin, fleet, blackouts, leadTimes: dayTrip, drivingTimes, nowMs }
  return availabilityOf(calendar, days)
}
