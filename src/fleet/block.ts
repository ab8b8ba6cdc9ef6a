import { staff } from '#bookings/actor.rules.ts'
import { findBooking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import {
  invalid,
  type Refusal,
  refuse,
  refuseField,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'
import {
  type Allocation,
  insertAllocation,
  listAllocationsBetween,
  releaseBlock,
} from './allocation/allocations.store.ts'
import { expireHoldsInTheWay } from './allocation/take-vehicles.ts'
import { type Block, blockFormSchema } from './block-form.rules.ts'
import { findDriver, findVehicle, listFleetForUpdate } from './fleet.store.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/**
 * Takes a vehicle off the road or a driver off duty for a time. A trip that is in the way stays, and is named: it first
 * needs another vehicle or driver. `input` is unparsed.
 */
export async function block(
  deps: Needs,
  { input, admin }: { input: unknown; admin: string },
): Promise<{ ok: true; block: Allocation } | Refusal> {
  const parsed = blockFormSchema(deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const wanted = parsed.data
  const place = async (tx: Queryable) => {
    await listFleetForUpdate(tx)
    const name = await nameOf(tx, wanted)
    if (name === undefined) return refuseField('invalid', 'blocked', { code: FLEET_PROBLEMS.blocked })
    const row = { ...wanted, status: 'firm' as const }
    const placed =
      (await insertAllocation(tx, row)) ??
      ((await expireHoldsInTheWay(tx, deps, wanted)) ? await insertAllocation(tx, row) : undefined)
    return placed ? { ok: true as const, block: placed } : refuseTaken(tx, wanted, name)
  }
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    deps.db.transaction(place, { actor: staff(admin) }),
  )
}

/** Frees what was blocked, for an admin. */
export async function endBlock(
  { db }: Pick<Deps, 'db'>,
  { blockId, admin }: { blockId: string; admin: string },
): Promise<{ ok: true; block: Allocation } | Refusal> {
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    db.transaction(
      async (tx) => {
        await listFleetForUpdate(tx)
        const freed = await releaseBlock(tx, blockId)
        return freed ? { ok: true as const, block: freed } : refuse('not-found', { code: 'block-over' })
      },
      { actor: staff(admin) },
    ),
  )
}

async function nameOf(tx: Queryable, { vehicleId, driverId }: Block): Promise<string | undefined> {
  if (vehicleId !== null) return (await findVehicle(tx, vehicleId))?.plate
  return driverId === null ? undefined : (await findDriver(tx, driverId))?.name
}

/** Names the first thing that is in the way. */
async function refuseTaken(tx: Queryable, wanted: Block, name: string): Promise<Refusal> {
  const { vehicleId, driverId, busyFrom, busyUntil } = wanted
  const [first] = (await listAllocationsBetween(tx, busyFrom, busyUntil))
    .filter((one) => (vehicleId === null ? one.driverId === driverId : one.vehicleId === vehicleId))
    .sort((one, other) => one.busyFrom.getTime() - other.busyFrom.getTime())
  const booking = first?.bookingId ? await findBooking(tx, first.bookingId) : undefined
  const at = first?.busyFrom ?? busyFrom
  return refuseField('not-possible', 'firstDay', {
    ...{ code: 'block-taken', name, at, reference: booking?.reference ?? null },
  })
}
