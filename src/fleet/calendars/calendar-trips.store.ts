import { and, asc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { CalendarSubject } from '#guests/links/access-links.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings, legs } from '#platform/database/schema/schema.ts'

/** A leg as a calendar shows it: of its booking nothing but the name. */
export type CalendarTrip = {
  legId: string
  startsAt: Date
  endsAt: Date | null
  pickup: string
  dropoff: string
  customerName: string
  /** Only held: the booking is not agreed yet. */
  isHeld: boolean
  changedAt: Date
}

/** The most trips that a calendar shows. */
const MOST_TRIPS = 1000

/**
 * The legs that begin after `since`: those of agreed bookings, and those for which a vehicle is held now. Of a vehicle
 * or a driver only those that it is taken for; in the calendar of all trips also those that have no vehicle yet.
 */
export async function listCalendarTrips(
  db: Queryable,
  { vehicleId, driverId }: CalendarSubject,
  { since, now }: { since: Date; now: Date },
): Promise<CalendarTrip[]> {
  const { startsAt, endsAt, pickup, dropoff } = legs
  const isAgreed = inArray(bookings.status, bookingStatusesOf('agreed'))
  const isHeld = sql<boolean>`coalesce(${allocations.status} = 'held' and ${allocations.expiresAt} > ${now.toISOString()}, false)`
  const isOf: (SQL | undefined)[] = [
    vehicleId === null ? undefined : eq(allocations.vehicleId, vehicleId),
    driverId === null ? undefined : eq(allocations.driverId, driverId),
  ]
  return db
    .select({
      ...{ legId: legs.id, startsAt, endsAt, pickup, dropoff },
      ...{ customerName: bookings.customerName, isHeld, changedAt: bookings.updatedAt },
    })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(allocations.status, 'released')))
    .where(and(gte(startsAt, since), or(isAgreed, isHeld), ...isOf))
    .orderBy(asc(startsAt), asc(legs.id))
    .limit(MOST_TRIPS)
}
