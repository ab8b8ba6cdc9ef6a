import type { Deps } from '#platform/deps.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { isInForce } from '../allocation/allocation.rules.ts'
import { type Drive, occupancyOf } from '../allocation/occupancy.rules.ts'
import { findFleetAround } from '../fleet-around.store.ts'
import type { Fleet } from './fleet.rules.ts'

/**
 * The fleet from the first of these drives to the last; an expired hold counts as free.
 * @param exceptBookingId the booking whose own vehicle does not count as taken
 */
export async function findFleetOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drives: readonly [Drive, ...Drive[]],
  exceptBookingId?: string,
): Promise<Fleet> {
  const [from, until] = [occupancyOf(drives[0]).busyFrom, occupancyOf(drives.at(-1) ?? drives[0]).busyUntil]
  const fleet = await findFleetAround(db.read, from, until)
  const taken = fleet.taken.filter(
    (one) => isInForce(one, now()) && (!exceptBookingId || one.bookingId !== exceptBookingId),
  )
  return { ...fleet, taken, today: bangkokDay(now()) }
}
