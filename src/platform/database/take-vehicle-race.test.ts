import type pg from 'pg'
import { expect, test } from 'vitest'
import {
  type Allocation,
  insertAllocation,
  listAllocationsBetween,
} from '#fleet/allocation/allocations.store.ts'
import { chooseVehicle } from '#fleet/allocation/choose-vehicle.rules.ts'
import type { Wanted } from '#fleet/allocation/take-vehicle.store.ts'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import { testDatabase } from '#tests/database/database.ts'
import { insertDrivers, insertVehicles, takeWanted, wantedVan } from '#tests/database/fleet-rows.ts'
import { fleetOf } from '#tests/fleet-factories.ts'
import type { Database } from './database.ts'
import { allocations } from './schema/schema.ts'

const CLIENTS = 20
const ROUNDS = 20
const WITHOUT_CONSTRAINTS = `
  alter table allocations drop constraint allocations_vehicle_once, drop constraint allocations_driver_once`

type Take = (db: Database, wanted: Wanted[]) => Promise<(Allocation | undefined)[]>

/** Every client in a transaction of its own, all at once. */
const takeAtOnce: Take = (db, wanted) => Promise.all(wanted.map((one) => takeWanted(db, one)))

/** Without the lock: everybody reads what is free before the first one takes it. */
const readThenTake: Take = async (db, wanted) => {
  const choose = async (one: Wanted) => {
    const vehicles = await listActiveVehicles(db.read)
    const taken = await listAllocationsBetween(db.read, one.busyFrom, one.busyUntil)
    return { ...one, status: 'firm' as const, ...chooseVehicle(fleetOf(vehicles, { taken }), one) }
  }
  const chosen = await Promise.all(wanted.map(choose))
  return Promise.all(chosen.map((one) => insertAllocation(db.read, one)))
}

type Race = { vans: number; drivers?: number; rounds?: number; take?: Take; isUnguarded?: boolean }

/** @returns how many clients got a van in each round, and how many double allocations there were in all */
async function race({ vans, drivers = 0, rounds = ROUNDS, take = takeAtOnce, isUnguarded }: Race) {
  await using database = await testDatabase()
  const { db, pool } = database
  if (isUnguarded) await pool.query(WITHOUT_CONSTRAINTS)
  await insertVehicles(
    db.read,
    Array.from({ length: vans }, () => 'van' as const),
  )
  if (drivers > 0) await insertDrivers(db.read, drivers)
  const wanted = await Promise.all(Array.from({ length: CLIENTS }, () => wantedVan(db.read)))
  const winners = []
  let doubles = 0
  for (let round = 0; round < rounds; round++) {
    winners.push((await take(db, wanted)).filter(Boolean).length)
    doubles += await countDoubles(pool)
    await db.read.delete(allocations)
  }
  return { winners, doubles }
}

async function countDoubles(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    select from allocations one join allocations other on one.id < other.id
      and (one.vehicle_id = other.vehicle_id or one.driver_id = other.driver_id)
      and tstzrange(one.busy_from, one.busy_until) && tstzrange(other.busy_from, other.busy_until)
    where one.status <> 'released' and other.status <> 'released'`)
  return rowCount ?? 0
}

const always = (count: number, rounds = ROUNDS) => Array.from({ length: rounds }, () => count)

test('twenty clients want the last van: in every round exactly one gets it', async () => {
  expect(await race({ vans: 1 })).toEqual({ winners: always(1), doubles: 0 })
})

test('three vans and two drivers: in every round exactly two are taken', async () => {
  expect(await race({ vans: 3, drivers: 2 })).toEqual({ winners: always(2), doubles: 0 })
})

test('the lock alone is enough', async () => {
  const sold = await race({ vans: 1, rounds: 3, isUnguarded: true })
  expect(sold).toEqual({ winners: always(1, 3), doubles: 0 })
})

test('control: with neither lock nor constraint, the last van is sold to everybody', async () => {
  const sold = await race({ vans: 1, rounds: 1, take: readThenTake, isUnguarded: true })
  expect(sold.winners).toEqual([CLIENTS])
  expect(sold.doubles).toBeGreaterThan(0)
})
