import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { blackouts, bookings, legs, tripDetails } from '#platform/database/schema/schema.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { bookingStatusesOf } from '../booking-status.rules.ts'
import type { StoredBlackout } from './blackouts.store.ts'

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

/** A booking that was made before one of its days was closed. `total` counts all of these days. */
export type BookingOnBlackout = { blackoutId: string; reference: string; total: number }

/**
 * The bookings that may still take place on days of these blackouts, in the order of their days: of each blackout the
 * first `most`.
 */
export async function listBookingsOnBlackouts(
  db: Queryable,
  today: PlainDate,
  most: number,
): Promise<BookingOnBlackout[]> {
  const { firstDay, lastDay, vehicleClass, tourId } = blackouts
  const { travelDate, status, vehicleClass: bookedClass, reference } = bookings
  const isMeant = and(
    or(isNull(vehicleClass), eq(vehicleClass, bookedClass)),
    or(isNull(tourId), eq(tourId, tripDetails.tourId)),
  )
  const found = db
    .select({
      blackoutId: blackouts.id,
      reference,
      place:
        sql<number>`row_number() over (partition by ${blackouts.id} order by ${travelDate}, ${reference})`
          .mapWith(Number)
          .as('place'),
      total: sql<number>`count(*) over (partition by ${blackouts.id})`.mapWith(Number).as('total'),
    })
    .from(blackouts)
    .innerJoin(bookings, and(lte(travelDate, lastDay), gte(LAST_DAY_OF_BOOKING, firstDay)))
    .leftJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .where(and(gte(lastDay, today), inArray(status, bookingStatusesOf('expected')), isMeant, DRIVES_THEN))
    .as('found')
  return db
    .select({ blackoutId: found.blackoutId, reference: found.reference, total: found.total })
    .from(found)
    .where(lte(found.place, most))
    .orderBy(asc(found.blackoutId), asc(found.place))
}

const LAST_DAY_OF_BOOKING = sql`coalesce(${bookings.endDate}, ${bookings.travelDate})`

/**
 * Between its first and its last day a booking may have days without a drive, so its legs count unless all of it is on
 * these days. Without legs its days are all there is.
 */
const DRIVES_THEN = sql`case
  when ${bookings.travelDate} >= ${blackouts.firstDay} and ${LAST_DAY_OF_BOOKING} <= ${blackouts.lastDay} then true
  else coalesce((
    select bool_or(
      (${legs.startsAt} at time zone 'Asia/Bangkok')::date <= ${blackouts.lastDay}
      and (coalesce(${legs.endsAt}, ${legs.startsAt}) at time zone 'Asia/Bangkok')::date >= ${blackouts.firstDay}
    )
    from ${legs} where ${legs.bookingId} = ${bookings.id}
  ), true)
end`
