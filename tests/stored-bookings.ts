import { asc, eq, getTableColumns } from 'drizzle-orm'
import { type CustomTrip, customTripColumns } from '#adapters/database/custom-trips.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { bookings, customTripDetails, tripDetails } from '#adapters/database/schema/schema.ts'
import { type Transfer, withLegs } from '#adapters/database/transfers.ts'
import { type Trip, tripColumns, withDay } from '#adapters/database/trips.ts'
import { type Ride, rideOf } from '#domain/bookings/ride.ts'

/** All trips with their details, oldest first. */
export async function storedTrips(db: Queryable): Promise<Trip[]> {
  const rows = await db
    .select({ ...getTableColumns(bookings), ...tripColumns })
    .from(bookings)
    .innerJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  return rows.map(withDay)
}

/** All transfers with their legs and the ride that these are, oldest first. */
export async function storedTransfers(db: Queryable): Promise<(Transfer & Ride)[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.kind, 'transfer'))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  return (await withLegs(db, rows)).map((transfer) => ({ ...transfer, ...rideOf(transfer.legs) }))
}

/** All custom trips with their details, oldest first. */
export async function storedCustomTrips(db: Queryable): Promise<CustomTrip[]> {
  return db
    .select({ ...getTableColumns(bookings), ...customTripColumns })
    .from(bookings)
    .innerJoin(customTripDetails, eq(customTripDetails.bookingId, bookings.id))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
}
