import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Listed, PageRequest } from '#platform/database/pagination.ts'
import { dayOrLast } from '#platform/database/schema/booking-tables.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { BookingKind } from '../booking-kind.rules.ts'
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.rules.ts'

/** A page of a list of bookings; by default of all of them, the newest first. */
export type BookingPageRequest = PageRequest & {
  statuses?: readonly BookingStatus[]
  /** The first travel day. */
  from?: PlainDate | undefined
  /** The last travel day. */
  until?: PlainDate | undefined
  /** In the order in which they came in, the newest first, or by travel day, the earliest first. */
  sort?: 'received' | 'travel-day'
}

const day = dayOrLast(bookings.travelDate)

/** The bookings of a kind that a page is asked from. */
export function bookingsListed(kind: BookingKind, asked: BookingPageRequest): Listed {
  const { statuses = BOOKING_STATUSES, from, until, sort } = asked
  const conditions = [
    eq(bookings.kind, kind),
    statuses.length < BOOKING_STATUSES.length && inArray(bookings.status, [...statuses]),
    from && and(gte(day, from), isNotNull(bookings.travelDate)),
    until && lte(day, until),
  ]
  return {
    table: bookings,
    where: and(...conditions.map((condition) => condition || undefined)),
    order:
      sort === 'travel-day' ? { keys: [day, bookings.createdAt, bookings.id], direction: 'asc' } : undefined,
  }
}
