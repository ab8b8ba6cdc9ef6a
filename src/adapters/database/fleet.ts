import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { blackouts, drivers, vehicles } from './schema/schema.ts'

export type Vehicle = typeof vehicles.$inferSelect
export type Driver = typeof drivers.$inferSelect
export type StoredBlackout = typeof blackouts.$inferSelect

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

/** The blackouts of this trip (of a transfer or a custom trip: null), and those of everything, that touch these days. */
export async function listBlackoutsBetween(
  db: Queryable,
  tourId: string | null,
  first: string,
  last: string,
): Promise<StoredBlackout[]> {
  return db
    .select()
    .from(blackouts)
    .where(
      and(
        lte(blackouts.firstDay, last),
        gte(blackouts.lastDay, first),
        tourId === null
          ? isNull(blackouts.tourId)
          : or(isNull(blackouts.tourId), eq(blackouts.tourId, tourId)),
      ),
    )
    .orderBy(asc(blackouts.firstDay), asc(blackouts.id))
}
