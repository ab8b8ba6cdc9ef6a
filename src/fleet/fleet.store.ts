import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { drivers, vehicles } from '#platform/database/schema/schema.ts'

export type Vehicle = typeof vehicles.$inferSelect
export type Driver = typeof drivers.$inferSelect
/** What the operator enters. */
export type VehicleFacts = Omit<Vehicle, 'id' | 'createdAt' | 'updatedAt'>
export type DriverFacts = Omit<Driver, 'id' | 'createdAt' | 'updatedAt'>

const activeVehicles = (db: Queryable) =>
  db.select().from(vehicles).where(eq(vehicles.active, true)).orderBy(asc(vehicles.id))

const activeDrivers = (db: Queryable) =>
  db.select().from(drivers).where(eq(drivers.active, true)).orderBy(asc(drivers.id))

export async function listActiveVehicles(db: Queryable): Promise<Vehicle[]> {
  return activeVehicles(db)
}

export async function listActiveDrivers(db: Queryable): Promise<Driver[]> {
  return activeDrivers(db)
}

/** The active vehicles and drivers, locked until the transaction ends: nobody else takes or blocks one meanwhile. */
export async function listFleetForUpdate(tx: Queryable): Promise<{ vehicles: Vehicle[]; drivers: Driver[] }> {
  // Always the whole fleet, by id, vehicles first: two transactions that lock parts of it would wait for each other.
  return {
    vehicles: await activeVehicles(tx).for('no key update'),
    drivers: await activeDrivers(tx).for('no key update'),
  }
}

export async function findVehicle(db: Queryable, id: string): Promise<Vehicle | undefined> {
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, id))
  return vehicle
}

export async function findDriver(db: Queryable, id: string): Promise<Driver | undefined> {
  const [driver] = await db.select().from(drivers).where(eq(drivers.id, id))
  return driver
}

/** Does a vehicle other than this one have the plate? Spaces and case do not count. */
export async function isPlateTaken(db: Queryable, plate: string, exceptId: string): Promise<boolean> {
  const plain = (text: unknown) => sql`lower(regexp_replace(${text}, '\\s', '', 'g'))`
  const isSame = sql`${plain(vehicles.plate)} = ${plain(plate)}`
  return (await db.$count(vehicles, and(isSame, ne(vehicles.id, exceptId)))) > 0
}

/** @returns `undefined` when another vehicle got the plate at this moment */
export async function insertVehicle(
  tx: Queryable,
  id: string,
  facts: VehicleFacts,
): Promise<Vehicle | undefined> {
  const [vehicle] = await tx
    .insert(vehicles)
    .values({ id, ...facts })
    .onConflictDoNothing()
    .returning()
  return vehicle
}

export async function updateVehicle(
  tx: Queryable,
  id: string,
  facts: VehicleFacts,
): Promise<Vehicle | undefined> {
  const changed = { ...facts, updatedAt: sql`now()` }
  const [vehicle] = await tx.update(vehicles).set(changed).where(eq(vehicles.id, id)).returning()
  return vehicle
}

export async function insertDriver(
  tx: Queryable,
  id: string,
  facts: DriverFacts,
): Promise<Driver | undefined> {
  const [driver] = await tx
    .insert(drivers)
    .values({ id, ...facts })
    .onConflictDoNothing()
    .returning()
  return driver
}

export async function updateDriver(
  tx: Queryable,
  id: string,
  facts: DriverFacts,
): Promise<Driver | undefined> {
  const changed = { ...facts, updatedAt: sql`now()` }
  const [driver] = await tx.update(drivers).set(changed).where(eq(drivers.id, id)).returning()
  return driver
}
