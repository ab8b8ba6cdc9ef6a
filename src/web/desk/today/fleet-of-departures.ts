import type { Departure } from '#bookings/desk-lists/today.store.ts'
import { isInForce } from '#fleet/allocation/allocation.rules.ts'
import { occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import { findFleetAround } from '#fleet/fleet-around.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { FleetOfDays } from './view/crew-gap.ts'

/** The fleet around all departures; an expired hold blocks nothing. */
export async function findFleetOf(
  read: Deps['db']['read'],
  departures: readonly Departure[],
  nowMs: number,
): Promise<FleetOfDays> {
  const spans = departures.flatMap(({ taken, endsAt, ...drive }) =>
    taken ? [taken] : endsAt ? [occupancyOf({ ...drive, endsAt })] : [],
  )
  const from = Math.min(nowMs, ...spans.map(({ busyFrom }) => busyFrom.getTime()))
  const until = Math.max(nowMs, ...spans.map(({ busyUntil }) => busyUntil.getTime()))
  const { vehicles, drivers, taken } = await findFleetAround(read, new Date(from), new Date(until))
  const inForce = taken.filter((one) => isInForce(one, nowMs))
  return { vehicles, drivers, taken: inForce, today: bangkokDay(nowMs) }
}
