import { findFleetAround } from '#adapters/database/desk/fleet-around.ts'
import type { Departure } from '#adapters/database/desk/today.ts'
import { isInForce } from '#domain/availability/allocation.ts'
import { occupancyOf } from '#domain/availability/occupancy.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '#operations/deps.ts'
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
