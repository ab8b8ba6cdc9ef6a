import { listAllocationsBetween } from '#adapters/database/allocations.ts'
import { listActiveDrivers, listActiveVehicles, listBlackoutsBetween } from '#adapters/database/fleet.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { leadTimes } from '#content/catalogue/lead-times.ts'
import { availabilityOf, type DayAvailability } from '#domain/availability/availability.ts'
import { availabilityQuerySchema, daysOf } from '#domain/availability/availability-query.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { originsOf } from '#domain/catalogue/fare.ts'
import { addDays, bangkokInstant } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

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
  const days = daysOf(month)
  const [first, last] = [days[0], days.at(-1) ?? days[0]]
  return refuseIfUnavailable({ code: 'availability-not-read' }, async () => {
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
    const calendar = { fleet: { vehicles, drivers, taken }, blackouts, drivingTimes }
    return {
      ok: true,
      month,
      days: availabilityOf({ ...calendar, tour, origin, leadTimes: leadTimes.dayTrip, nowMs }, days),
    }
  })
}
