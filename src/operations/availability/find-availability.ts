import type { DayAvailability } from '#domain/availability/availability.ts'
import { availabilityQuerySchema, daysOf } from '#domain/availability/availability-query.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { originsOf } from '#domain/catalogue/fare.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { availabilityOnDays } from './booked-calendar.ts'

/**
 * What is left of a trip from one town on each day of a month.
 * @param input `tourId`, `origin` and `month` (`YYYY-MM`), unparsed
 */
export async function findAvailability(
  { db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>,
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
    days: await availabilityOnDays(db.read, { tour, origin }, daysOf(month), nowMs),
  }))
}
