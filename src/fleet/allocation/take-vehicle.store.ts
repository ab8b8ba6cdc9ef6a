import type { Queryable } from '#platform/database/database.ts'
import type { Fleet, Need } from '../availability/fleet.rules.ts'
import { type Allocation, insertAllocation, listAllocationsBetween } from './allocations.store.ts'
import { chooseVehicle, NEIGHBOUR_MS } from './choose-vehicle.rules.ts'

/** The active vehicles and drivers, whose rows are locked. */
export type LockedFleet = Omit<Fleet, 'taken'>

/** A leg that needs a vehicle for its whole occupancy: held until `expiresAt`, or firm when that is null. */
export type Wanted = Need & { bookingId: string; legId: string; expiresAt: Date | null }

/**
 * Takes a free vehicle for a leg, and a driver with it when drivers are entered.
 * @returns `undefined` when no vehicle or no driver is free; an expired hold still counts as taken
 */
export async function takeVehicle(
  tx: Queryable,
  fleet: LockedFleet,
  wanted: Wanted,
): Promise<Allocation | undefined> {
  const { bookingId, legId, busyFrom, busyUntil, expiresAt } = wanted
  const around = [later(busyFrom, -NEIGHBOUR_MS), later(busyUntil, NEIGHBOUR_MS)] as const
  const taken = await listAllocationsBetween(tx, ...around)
  const choice = chooseVehicle({ ...fleet, taken }, wanted)
  if (!choice) return undefined
  const status = expiresAt ? 'held' : 'firm'
  return insertAllocation(tx, { ...{ bookingId, legId, busyFrom, busyUntil, expiresAt, status }, ...choice })
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
