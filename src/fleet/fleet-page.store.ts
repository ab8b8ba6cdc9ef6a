import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings, drivers, vehicles } from '#platform/database/schema/schema.ts'
import type { Driver, Vehicle } from './fleet.store.ts'

/** All vehicles, the small classes first; those out of service last. */
export async function listVehicles(db: Queryable): Promise<Vehicle[]> {
  const classes = sql.raw(`array[${VEHICLE_CLASSES.map((one) => `'${one}'`).join(', ')}]`)
  return db
    .select()
    .from(vehicles)
    .orderBy(
      desc(vehicles.active),
      sql`array_position(${classes}, ${vehicles.class})`,
      asc(vehicles.plate),
      asc(vehicles.id),
    )
}

/** All drivers by name; those out of service last. */
export async function listDrivers(db: Queryable): Promise<Driver[]> {
  return db.select().from(drivers).orderBy(desc(drivers.active), asc(drivers.name), asc(drivers.id))
}

/** A time at which a vehicle or a driver is taken: by a booking, or blocked when `reference` is null. */
export type Upcoming = {
  id: string
  vehicleId: string | null
  driverId: string | null
  busyFrom: Date
  busyUntil: Date
  reason: string | null
  reference: string | null
}

/** What is taken from now on, in its order; holds that have expired are left out. */
export async function listUpcoming(db: Queryable, now: Date): Promise<Upcoming[]> {
  const { id, vehicleId, driverId, busyFrom, busyUntil, reason, status, expiresAt } = allocations
  return db
    .select({ id, vehicleId, driverId, busyFrom, busyUntil, reason, reference: bookings.reference })
    .from(allocations)
    .leftJoin(bookings, eq(bookings.id, allocations.bookingId))
    .where(and(ne(status, 'released'), gt(busyUntil, now), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(asc(busyFrom), asc(id))
}
