import { classOf, findFleetFor } from '#fleet/allocation/take-vehicles.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import type { Booking } from '../bookings.store.ts'
import { requestHoldEnds } from './hold.rules.ts'

/**
 * Until when a request that moves to another day holds its vehicle: no longer than before, and not into the lead time of
 * the new day; null for what is confirmed, and when nothing can be held.
 */
export async function holdAfterMove(
  tx: Queryable,
  { now, rules }: Pick<Deps, 'now' | 'rules'>,
  booking: Booking,
  leadHours: number,
  { startsAt }: { startsAt: Date },
): Promise<Date | null> {
  if (booking.status !== 'requested') return null
  const load = { seats: booking.guests, bags: booking.luggage ?? 0 }
  if (!(await findFleetFor(tx, classOf(booking), load)).hasVehicle) return null
  const ends = requestHoldEnds(rules().holdTimes, leadHours, startsAt, now())
  return booking.waitsUntil && booking.waitsUntil < ends ? booking.waitsUntil : ends
}
