import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, drivers, legs, photos, vehicles } from '#platform/database/schema/schema.ts'

export type StoredLeg = typeof legs.$inferSelect
/** A leg that is about to be stored; its position follows from the order. */
export type NewLeg = Omit<typeof legs.$inferInsert, 'id' | 'bookingId' | 'position'>

/** Stores the legs of a booking in the order in which they are driven. */
export async function insertLegs(
  tx: Queryable,
  bookingId: string,
  driven: readonly NewLeg[],
): Promise<StoredLeg[]> {
  if (driven.length === 0) return []
  const rows = driven.map((leg, index) => ({ ...leg, bookingId, position: index + 1 }))
  return tx.insert(legs).values(rows).returning()
}

/** The legs of a booking in the order in which they are driven. */
export async function listLegs(db: Queryable, bookingId: string): Promise<StoredLeg[]> {
  return db.select().from(legs).where(eq(legs.bookingId, bookingId)).orderBy(asc(legs.position))
}

/** Bookings with their legs, in the order in which they are driven. */
export async function withLegs<Row extends { id: string }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & { legs: StoredLeg[] })[]> {
  const ids = rows.map((row) => row.id)
  const driven = await db.select().from(legs).where(inArray(legs.bookingId, ids)).orderBy(asc(legs.position))
  const legsOf = Map.groupBy(driven, ({ bookingId }) => bookingId)
  return rows.map((row) => ({ ...row, legs: legsOf.get(row.id) ?? [] }))
}

/** When a booking is picked up for the first time; null without legs. */
export async function findFirstPickup(db: Queryable, bookingId: string): Promise<Date | null> {
  const [first] = await db
    .select({ startsAt: legs.startsAt })
    .from(legs)
    .where(eq(legs.bookingId, bookingId))
    .orderBy(asc(legs.startsAt))
    .limit(1)
  return first?.startsAt ?? null
}

/** Gives a leg other times, and the drives before and after it. */
export async function updateLegTimes(
  tx: Queryable,
  id: string,
  { startsAt, endsAt, minutesBefore, minutesAfter }: NewLeg,
): Promise<void> {
  await tx.update(legs).set({ startsAt, endsAt, minutesBefore, minutesAfter }).where(eq(legs.id, id))
}

/** Gives the one drive of a trip, or of a custom trip, another place, where it begins and ends. */
export async function updateLegPlaces(tx: Queryable, bookingId: string, place: string): Promise<void> {
  await tx.update(legs).set({ pickup: place, dropoff: place }).where(eq(legs.bookingId, bookingId))
}

/** Gives the first drive of a transfer the flight that its guests arrive with. */
export async function updateLegFlight(tx: Queryable, bookingId: string, flightNumber: string): Promise<void> {
  const isFirst = and(eq(legs.bookingId, bookingId), eq(legs.position, 1))
  await tx.update(legs).set({ flightNumber }).where(isFirst)
}

export type Crew = Awaited<ReturnType<typeof listCrews>>[number]

/** Who drives what on each drive of a booking, in the order of the drives; one that has nothing firm is not listed. */
export async function listCrews(db: Queryable, bookingId: string) {
  return db
    .select({
      legId: legs.id,
      vehicleId: vehicles.id,
      driverId: drivers.id,
      startsAt: legs.startsAt,
      endsAt: legs.endsAt,
      pickup: legs.pickup,
      vehicle: { name: vehicles.name, class: vehicles.class, plate: vehicles.plate },
      driver: {
        name: drivers.name,
        thaiName: drivers.thaiName,
        phone: drivers.phone,
        languages: drivers.languages,
      },
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
