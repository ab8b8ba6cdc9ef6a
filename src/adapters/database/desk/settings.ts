import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Queryable } from '../database.ts'
import type { StoredBlackout } from '../rules/blackouts.ts'
import { blackouts, bookings, legs, tripDetails } from '../schema/schema.ts'

/** How many bookings from this day on may still take place, each with the terms that it was made with. */
export async function findNumberOfOpenBookings(db: Queryable, today: PlainDate): Promise<number> {
  const { status, terms, travelDate } = bookings
  return db.$count(
    bookings,
    and(gte(travelDate, today), inArray(status, bookingStatusesOf('expected')), isNotNull(terms)),
  )
}

/** The blackouts that are not over on this day, in their order. */
export async function listBlackoutsFrom(db: Queryable, today: PlainDate): Promise<StoredBlackout[]> {
  const { firstDay, lastDay, id } = blackouts
  return db.select().from(blackouts).where(gte(lastDay, today)).orderBy(asc(firstDay), asc(id))
}

/** A booking that was made before one of its days was closed. */
export type BookingOnBlackout = { blackoutId: string; reference: string }

/** The bookings that may still take place on days of these blackouts, in the order of their days. */
export async function listBookingsOnBlackouts(db: Queryable, today: PlainDate): Promise<BookingOnBlackout[]> {
  const { firstDay, lastDay, vehicleClass, tourId } = blackouts
  const { travelDate, endDate, status, vehicle, reference } = bookings
  const isOnDays = and(lte(travelDate, lastDay), gte(sql`coalesce(${endDate}, ${travelDate})`, firstDay))
  const isMeant = and(
    or(isNull(vehicleClass), eq(vehicleClass, vehicle)),
    or(isNull(tourId), eq(tourId, tripDetails.tourId)),
  )
  return db
    .select({ blackoutId: blackouts.id, reference })
    .from(blackouts)
    .innerJoin(bookings, isOnDays)
    .leftJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .where(and(gte(lastDay, today), inArray(status, bookingStatusesOf('expected')), isMeant, DRIVES_THEN))
    .orderBy(asc(travelDate), asc(reference))
}

/** Between its first and its last day a booking may have days without a drive. Without legs its days are all there is. */
const DRIVES_THEN = sql`coalesce((
  select bool_or(
    (${legs.startsAt} at time zone 'Asia/Bangkok')::date <= ${blackouts.lastDay}
    and (coalesce(${legs.endsAt}, ${legs.startsAt}) at time zone 'Asia/Bangkok')::date >= ${blackouts.firstDay}
  )
  from ${legs} where ${legs.bookingId} = ${bookings.id}
), true)`
