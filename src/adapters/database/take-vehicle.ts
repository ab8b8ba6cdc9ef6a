import { chooseVehicle, NEIGHBOUR_MS } from '#domain/availability/choose-vehicle.ts'
import type { Need } from '#domain/availability/fleet.ts'
import {
  type Allocation,
  insertAllocation,
  listAllocationsBetween,
  releaseExpiredHolds,
} from './allocations.ts'
import type { Queryable } from './database.ts'
import { listFleetForUpdate } from './fleet.ts'

/** A leg that needs a vehicle for its whole occupancy: held until `expiresAt`, or firm when that is null. */
export type Wanted = Need & { bookingId: string; legId: string; expiresAt: Date | null }

/**
 * Takes a free vehicle for a leg, and a driver with it when drivers are entered. Locks the fleet until the transaction
 * ends, so it comes last, after everything else is stored. A hold that has expired is given up when it is in the way.
 * @returns `undefined` when no vehicle or no driver is free
 */
export async function takeVehicle(tx: Queryable, wanted: Wanted, now: Date): Promise<Allocation | undefined> {
  const fleet = await listFleetForUpdate(tx)
  const taken = await takeFrom(tx, fleet, wanted)
  if (taken) return taken
  const { busyFrom, busyUntil } = wanted
  const released = await releaseExpiredHolds(tx, busyFrom, busyUntil, now)
  return released > 0 ? takeFrom(tx, fleet, wanted) : undefined
}

async function takeFrom(
  tx: Queryable,
  fleet: Awaited<ReturnType<typeof listFleetForUpdate>>,
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
