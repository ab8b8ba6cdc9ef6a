import { and, gte, inArray, isNotNull } from 'drizzle-orm'
import { bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Queryable } from '../database.ts'
import { bookings } from '../schema/schema.ts'

/** How many bookings from this day on may still take place, each with the terms that it was made with. */
export async function findNumberOfOpenBookings(db: Queryable, today: PlainDate): Promise<number> {
  const { status, terms, travelDate } = bookings
  return db.$count(
    bookings,
    and(gte(travelDate, today), inArray(status, bookingStatusesOf('expected')), isNotNull(terms)),
  )
}
