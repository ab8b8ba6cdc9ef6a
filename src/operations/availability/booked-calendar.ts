import { listAllocationsBetween } from '#adapters/database/allocations.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listActiveDrivers, listActiveVehicles, listBlackoutsBetween } from '#adapters/database/fleet.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { leadTimes } from '#content/catalogue/lead-times.ts'
import { availabilityOf, type DayAvailability } from '#domain/availability/availability.ts'
import type { PricedTour } from '#domain/catalogue/catalogue.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import { addDays, bangkokInstant, type PlainDate } from '#domain/time/calendar.ts'

/** What is left of a trip from one town on these days, in the order of time. `nowMs` is in milliseconds since the epoch. */
export async function availabilityOnDays(
  db: Queryable,
  { tour, origin }: { tour: PricedTour; origin: Origin },
  days: readonly [PlainDate, ...PlainDate[]],
  nowMs: number,
): Promise<DayAvailability[]> {
  const [first, last] = [days[0], days.at(-1) ?? days[0]]
  // With a day to spare on both sides: a drive may begin on the evening before and end after midnight.
  const around = [
    bangkokInstant(addDays(first, -1), '00:00'),
    bangkokInstant(addDays(last, 2), '00:00'),
  ] as const
  const [vehicles, drivers, taken, blackouts] = await Promise.all([
    listActiveVehicles(db),
    listActiveDrivers(db),
    listAllocationsBetween(db, ...around),
    listBlackoutsBetween(db, tour.id, first, last),
  ])
  const calendar = { fleet: { vehicles, drivers, taken }, blackouts, drivingTimes }
  return availabilityOf({ ...calendar, tour, origin, leadTimes: leadTimes.dayTrip, nowMs }, days)
}
