import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Departure } from '#bookings/desk-lists/today.store.ts'
import type { Taken } from '#fleet/allocation/allocation.rules.ts'
import { bestCrew, type CrewGap, crewGap } from '#fleet/allocation/best-crew.rules.ts'
import type { Choice } from '#fleet/allocation/choose-vehicle.rules.ts'
import { occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

/** The active fleet, and what keeps it busy on the two days. */
export type FleetOfDays = {
  vehicles: readonly Vehicle[]
  drivers: readonly Driver[]
  taken: readonly (Taken & { id: string })[]
  today: PlainDate
}

/** What an agreed trip that is not over needs before it can leave, and the best crew for it. */
export function gapOf(
  departure: Departure,
  fleet: FleetOfDays,
  nowMs: number,
): { gap: CrewGap; best: Choice | undefined } | 'hours-unknown' | undefined {
  const found = lackOf(departure, fleet, nowMs)
  if (!found || found === 'hours-unknown') return found
  return { gap: found.gap, best: bestCrew(found.drive, found.around) }
}

/** Does the trip need a person before it can leave? */
export function needsCrew(departure: Departure, fleet: FleetOfDays, nowMs: number): boolean {
  return lackOf(departure, fleet, nowMs) !== undefined
}

/** What the trip needs, with the drive and the fleet without its own times. */
function lackOf(departure: Departure, fleet: FleetOfDays, nowMs: number) {
  const { status, endsAt } = departure
  if (!bookingCountsAs(status, 'ahead')) return undefined
  const had = departure.taken
  if (!had && !endsAt) return 'hours-unknown'
  const span = had ?? (endsAt ? occupancyOf({ ...departure, endsAt }) : undefined)
  if (!span || span.busyUntil.getTime() <= nowMs) return undefined
  const drive = {
    ...{ busyFrom: span.busyFrom, busyUntil: span.busyUntil },
    ...{ seats: departure.guests, bags: departure.luggage ?? 0, class: departure.class },
    ...{ vehicleId: had?.vehicleId ?? null, driverId: had?.driverId ?? null },
  }
  const around = { ...fleet, taken: fleet.taken.filter(({ id }) => id !== had?.id) }
  const gap = crewGap(drive, around)
  return gap && { gap, drive, around }
}
