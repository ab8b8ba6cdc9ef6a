import { and, between, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm'
import { bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import type { Booking } from './bookings.ts'
import type { Queryable } from './database.ts'
import { bookings, tripDetails } from './schema/schema.ts'

export type TripDetails = Pick<
  typeof tripDetails.$inferSelect,
  'tourId' | 'origin' | 'vehicleText' | 'hotelName'
>

/** A booking of a trip of the catalogue, or of one that an integration named. */
export type Trip = Booking & TripDetails & { travelDate: string }

const { bookingId, kind, ...detailColumns } = getTableColumns(tripDetails)
export const tripColumns = detailColumns

/** Names another class in the details of a trip. */
export async function updateVehicleText(tx: Queryable, trip: Trip, vehicleText: string): Promise<void> {
  await tx.update(tripDetails).set({ vehicleText }).where(eq(tripDetails.bookingId, trip.id))
  const searchExtra = tripSearchWords({ ...trip, vehicleText })
  await tx.update(bookings).set({ searchExtra }).where(eq(bookings.id, trip.id))
}

/** What the search finds of a trip besides the columns of every booking. */
export function tripSearchWords({
  vehicleText,
  hotelName,
}: Pick<TripDetails, 'vehicleText' | 'hotelName'>): string {
  return [vehicleText, hotelName].filter(Boolean).join(' ')
}

export async function findTrip(db: Queryable, id: string): Promise<Trip | undefined> {
  const [trip] = await listTripsWhere(db, eq(bookings.id, id), 1)
  return trip
}

/** The trip that a link opens. @param link a condition of `opensBooking` */
export async function findTripWhere(db: Queryable, link: SQL): Promise<Trip | undefined> {
  const [trip] = await listTripsWhere(db, link, 1)
  return trip
}

/** Travelled trips with a travel day from `first` to `last`, whose guest can be written to by email. */
export async function listTravelledTripsBetween(db: Queryable, first: string, last: string): Promise<Trip[]> {
  const wasTravelled = and(
    inArray(bookings.status, bookingStatusesOf('travelled')),
    between(bookings.travelDate, first, last),
    ne(bookings.customerEmail, ''),
  )
  return listTripsWhere(db, wasTravelled, 1000)
}

async function listTripsWhere(db: Queryable, condition: SQL | undefined, limit: number): Promise<Trip[]> {
  const rows = await db
    .select({ ...getTableColumns(bookings), ...tripColumns })
    .from(bookings)
    .innerJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .where(condition)
    .limit(limit)
  return rows.map(withDay)
}

/** The database lets no trip and no transfer be without a day. */
export function withDay<Row extends { travelDate: string | null }>(row: Row): Row & { travelDate: string } {
  const { travelDate } = row
  if (travelDate === null) throw new Error('a booking has no day')
  return { ...row, travelDate }
}
