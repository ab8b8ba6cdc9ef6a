import { HOUR_MS } from '#platform/time/duration.ts'
import { type Fleet, freeDrivers, freeVehicles, type Need } from '../availability/fleet.rules.ts'
import type { Span, Taken } from './allocation.rules.ts'

/** How far around a drive the neighbours of a vehicle matter: beyond it, it does not fit any tighter. */
export const NEIGHBOUR_MS = 12 * HOUR_MS

export type Choice = { vehicleId: string; driverId: string | null }

/**
 * The free vehicle that fits tightest between what it has before and after, so that the longest free stretches stay
 * for those who come later; of equal ones that with the fewest seats. When drivers are entered, one goes with it: its
 * usual driver if he is free, otherwise the first who is.
 * @returns `undefined` when no vehicle or no driver is free
 */
export function chooseVehicle(fleet: Fleet, need: Need): Choice | undefined {
  const [vehicle] = freeVehicles(fleet, need)
    .map((free) => ({ ...free, gaps: gapsAround(fleet.taken, free.id, need) }))
    .sort(
      (one, other) =>
        Math.min(...one.gaps) - Math.min(...other.gaps) ||
        sumOf(one.gaps) - sumOf(other.gaps) ||
        one.seats - other.seats ||
        (one.id < other.id ? -1 : 1),
    )
  if (!vehicle) return undefined
  if (fleet.drivers.length === 0) return { vehicleId: vehicle.id, driverId: null }
  const drivers = freeDrivers(fleet, need)
  const driver = drivers.find(({ id }) => id === vehicle.usualDriverId) ?? drivers[0]
  return driver && { vehicleId: vehicle.id, driverId: driver.id }
}

/** Milliseconds to what the vehicle has before and after. */
function gapsAround(
  taken: readonly Taken[],
  vehicleId: string,
  { busyFrom, busyUntil }: Span,
): [before: number, after: number] {
  const others = taken.filter((one) => one.vehicleId === vehicleId)
  const distance = (gaps: number[]) => Math.min(NEIGHBOUR_MS, ...gaps.filter((gap) => gap >= 0))
  return [
    distance(others.map((one) => busyFrom.getTime() - one.busyUntil.getTime())),
    distance(others.map((one) => one.busyFrom.getTime() - busyUntil.getTime())),
  ]
}

function sumOf([before, after]: [number, number]): number {
  return before + after
}
