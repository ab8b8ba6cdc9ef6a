import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database, Queryable } from '#platform/database/database.ts'
import { allocations, bookings, vehicles } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles, takeWanted, wantedVan } from '#tests/database/fleet-rows.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { insertAllocation, listAllocationsBetween, releaseAllocations } from './allocations.store.ts'

const release = (db: Database, bookingId: string) =>
  db.transaction((tx) => releaseAllocations(tx, bookingId, 'cancelled'), { actor: 'guest' })

test('a request holds a van until a time, a confirmed booking has it for good', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  const [van] = await insertVehicles(db.read, ['van'])
  const expiresAt = new Date('2027-01-11T10:00:00+07:00')
  const asked = await wantedVan(db.read, 8, { expiresAt })
  const held = await takeWanted(db, asked)
  expect(held).toMatchObject({ vehicleId: van, driverId: null, status: 'held', expiresAt })
  expect(await takeWanted(db, await wantedVan(db.read))).toBeUndefined()
  expect(await release(db, asked.bookingId)).toBe(1)
  expect(await takeWanted(db, await wantedVan(db.read))).toMatchObject({ vehicleId: van, status: 'firm' })
})

test('when drivers are entered, two drivers are enough for two of three vans', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  const drivers = await insertDrivers(db.read, 2)
  await insertVehicles(db.read, ['van', 'van', 'van'])
  const taken = [
    await takeWanted(db, await wantedVan(db.read)),
    await takeWanted(db, await wantedVan(db.read)),
    await takeWanted(db, await wantedVan(db.read)),
  ]
  expect(
    taken
      .map((one) => one?.driverId)
      .slice(0, 2)
      .sort(),
  ).toEqual(drivers.sort())
  expect(taken[2]).toBeUndefined()
})

test('a van in the garage and a van that was retired are not taken', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  const [vehicleId = ''] = await insertVehicles(db.read, ['van'])
  const [retired = ''] = await insertVehicles(db.read, ['van'])
  const retire = (tx: Queryable) => tx.update(vehicles).set({ active: false }).where(eq(vehicles.id, retired))
  await db.transaction(retire, { actor: 'command' })
  const { busyFrom, busyUntil } = await wantedVan(db.read)
  const block = { vehicleId, busyFrom, busyUntil, status: 'firm', reason: 'Service' } as const
  expect(await insertAllocation(db.read, block)).toMatchObject({ bookingId: null })
  expect(await takeWanted(db, await wantedVan(db.read))).toBeUndefined()
})

test('what was released is not listed, nor what ends when the time begins', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  await insertVehicles(db.read, ['van', 'van'])
  const wanted = await wantedVan(db.read)
  await takeWanted(db, wanted)
  const released = await wantedVan(db.read)
  await takeWanted(db, released)
  await release(db, released.bookingId)
  const later = new Date('2027-01-20T00:00:00+07:00')
  const legsFrom = async (from: Date) =>
    (await listAllocationsBetween(db.read, from, later)).map(({ legId }) => legId)
  expect(await legsFrom(wanted.busyFrom)).toEqual([wanted.legId])
  expect(await legsFrom(wanted.busyUntil)).toEqual([])
})

test('the allocations of a deleted booking go with it', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  await insertVehicles(db.read, ['van'])
  const wanted = await wantedVan(db.read)
  await takeWanted(db, wanted)
  await db.read.delete(bookings).where(eq(bookings.id, wanted.bookingId))
  expect(await db.read.select().from(allocations)).toEqual([])
})
