import { listBlackoutsBetween } from '#bookings/operator-rules/blackouts.store.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokDay, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { listAllocationsBetween } from '../allocation/allocations.store.ts'
import { listActiveDrivers, listActiveVehicles } from '../fleet.store.ts'
import type { Calendar } from './availability.rules.ts'

/** What these days have, read once for any number of trips: fleet, allocations and blackouts. */
export async function readDays(
  { db, rules, nowMs }: Pick<Deps, 'db' | 'rules'> & { nowMs: number },
  first: PlainDate,
  last: PlainDate,
): Promise<Omit<Calendar, 'tour' | 'origin'>> {
  // With a day to spare on both sides: a drive may begin on the evening before and end after midnight.
  const around = [
    bangkokInstant(addDays(first, -1), '00:00'),
    bangkokInstant(addDays(last, 2), '00:00'),
  ] as const
  const [vehicles, drivers, taken, blackouts] = await Promise.all([
    listActiveVehicles(db.read),
    listActiveDrivers(db.read),
    listAllocationsBetween(db.read, ...around),
    listBlackoutsBetween(db.read, first, last),
  ])
  const fleet = { vehicles, drivers, taken, today: bangkokDay(nowMs) }
  return { fleet, blackouts, leadTimes: rules().leadTimes.dayTrip, drivingTimes, nowMs }
}
