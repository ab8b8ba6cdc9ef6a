import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { allocations, drivers, legs, photos, vehicles } from './schema/schema.ts'

export type Crew = Awaited<ReturnType<typeof listCrews>>[number]

/** Who drives what on each drive of a booking, in the order of the drives; one that has nothing firm is not listed. */
export async function listCrews(db: Queryable, bookingId: string) {
  return db
    .select({
      startsAt: legs.startsAt,
      endsAt: legs.endsAt,
      vehicle: { name: vehicles.name, class: vehicles.class, plate: vehicles.plate },
      driver: { name: drivers.name, phone: drivers.phone, languages: drivers.languages },
      photoId: photos.id,
    })
    .from(allocations)
    .innerJoin(legs, eq(legs.id, allocations.legId))
    .innerJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .innerJoin(drivers, eq(drivers.id, allocations.driverId))
    .leftJoin(photos, eq(photos.driverId, drivers.id))
    .where(and(eq(allocations.bookingId, bookingId), eq(allocations.status, 'firm')))
    .orderBy(asc(legs.position))
}
