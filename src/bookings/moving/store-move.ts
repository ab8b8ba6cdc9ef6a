import { releaseAllocations } from '#fleet/allocation/allocations.store.ts'
import type { PlannedLeg } from '#fleet/allocation/planned-legs.ts'
import { extendLinks } from '#guests/links/link-to.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { type Booking, updateBookingMoved } from '../bookings.store.ts'
import { insertLegs, type StoredLeg, updateLegTimes } from '../legs.store.ts'
import { childrenAmong } from '../party.rules.ts'

/** One that the booking has, or one that it gets with its first day. */
type Leg = StoredLeg | PlannedLeg
type Changed = Pick<Booking, 'vehicleClass' | 'guests' | 'luggage' | 'priceBaht' | 'waitsUntil'> & {
  /** Its vehicles stay, because they drive at the same times and have room. */
  keepsVehicles?: boolean
}

/**
 * Gives a locked booking other times or another party: what it has is given up, and its links end later. Vehicles for
 * the new times are taken by the caller. @returns `undefined` when the state of the booking has changed since
 */
export async function storeMove(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  booking: Booking,
  [first, ...others]: readonly [Leg, ...Leg[]],
  { keepsVehicles = false, ...changed }: Changed,
): Promise<Booking | undefined> {
  const last = others.at(-1) ?? first
  if (!keepsVehicles) await releaseAllocations(tx, booking.id, 'moved')
  for (const leg of [first, ...others]) {
    if ('id' in leg) await updateLegTimes(tx, leg.id, leg)
    else await insertLegs(tx, booking.id, [leg])
  }
  const ends = booking.kind === 'custom' ? (last.endsAt ?? last.startsAt) : last.startsAt
  const moved = await updateBookingMoved(tx, booking, {
    travelDate: bangkokDay(first.startsAt.getTime()),
    endDate: bangkokDay(ends.getTime()),
    ...changed,
    children: childrenAmong(booking, changed.guests),
  })
  if (moved) await extendLinks(deps, tx, moved)
  return moved
}
