import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { drivers, photos, vehicles } from '#platform/database/schema/schema.ts'
import { VEHICLE_CLASSES } from '../vehicle.rules.ts'

const photo = { photoId: photos.id, isSample: photos.isSample }

/** The drivers in service who agreed to be on the public pages: those with a photo first, then by how long they drive. */
export async function listDriversOnWebsite(db: Queryable) {
  const { id, name, languages, drivingSince } = drivers
  return db
    .select({ id, name, languages, drivingSince, ...photo })
    .from(drivers)
    .leftJoin(photos, eq(photos.driverId, id))
    .where(and(eq(drivers.active, true), eq(drivers.onWebsite, true)))
    .orderBy(desc(isNotNull(photos.id)), asc(drivingSince), asc(name), asc(id))
}

/** How many drivers are in service, those who are not on the public pages too. */
export function countDriversInService(db: Queryable): Promise<number> {
  return db.$count(drivers, eq(drivers.active, true))
}

/** The vehicles in service, the small classes first, those with a photo first among them. */
export async function listVehiclesOnWebsite(db: Queryable) {
  const { id, name, seats, plate } = vehicles
  const classes = sql.raw(`array[${VEHICLE_CLASSES.map((one) => `'${one}'`).join(', ')}]`)
  return db
    .select({ id, name, class: vehicles.class, seats, plate, ...photo })
    .from(vehicles)
    .leftJoin(photos, eq(photos.vehicleId, id))
    .where(eq(vehicles.active, true))
    .orderBy(
      sql`array_position(${classes}, ${vehicles.class})`,
      desc(isNotNull(photos.id)),
      asc(plate),
      asc(id),
    )
}
