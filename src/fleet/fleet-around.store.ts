import { and, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings } from '#platform/database/schema/schema.ts'
import { type Allocation, touches } from './allocation/allocations.store.ts'
import { type Driver, listActiveDrivers, listActiveVehicles, type Vehicle } from './fleet.store.ts'

/** What keeps a vehicle or a driver busy, and for which booking; without one it is a block. */
export type BusyTime = Allocation & { reference: string | null; title: string | null }

/** The active fleet, and what of it is taken at some time from `from` up to `until`. */
export async function findFleetAround(
  db: Queryable,
  from: Date,
  until: Date,
): Promise<{ vehicles: Vehicle[]; drivers: Driver[]; taken: BusyTime[] }> {
  const [vehicles, drivers, taken] = await Promise.all([
    listActiveVehicles(db),
    listActiveDrivers(db),
    db
      .select({
        ...getTableColumns(allocations),
        reference: bookings.reference,
        title: bookings.title,
      })
      .from(allocations)
      .leftJoin(bookings, eq(bookings.id, allocations.bookingId))
      .where(and(ne(allocations.status, 'released'), touches(from, until))),
  ])
  return { vehicles, drivers, taken }
}
