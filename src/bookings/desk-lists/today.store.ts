import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import {
  allocations,
  bookings,
  drivers,
  legs,
  payments,
  quotes,
  vehicles,
} from '#platform/database/schema/schema.ts'
import { addDays, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { bookingStatusesOf } from '../booking-status.rules.ts'

export type Departure = Awaited<ReturnType<typeof listDepartures>>[number]
export type WaitingRequest = Awaited<ReturnType<typeof listWaitingRequests>>['rows'][number]

const MAX_REQUESTS = 20

/**
 * The agreed drives that leave on this day of Bangkok or on the next, or were under way when it began, in order of pickup,
 * with vehicle and driver.
 */
export async function listDepartures(db: Queryable, today: PlainDate) {
  const midnight = bangkokInstant(today, '00:00')
  return db
    .select({
      legId: legs.id,
      startsAt: legs.startsAt,
      pickup: legs.pickup,
      dropoff: legs.dropoff,
      kind: bookings.kind,
      reference: bookings.reference,
      status: bookings.status,
      title: bookings.title,
      guests: bookings.guests,
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      customerWhatsapp: bookings.customerWhatsapp,
      customerCountry: bookings.customerCountry,
      priceBaht: bookings.priceBaht,
      bookingId: bookings.id,
      luggage: bookings.luggage,
      class: bookings.vehicleClass,
      endsAt: legs.endsAt,
      minutesBefore: legs.minutesBefore,
      minutesAfter: legs.minutesAfter,
      taken: {
        id: allocations.id,
        vehicleId: allocations.vehicleId,
        driverId: allocations.driverId,
        busyFrom: allocations.busyFrom,
        busyUntil: allocations.busyUntil,
      },
      plate: vehicles.plate,
      vehicleClass: vehicles.class,
      driver: drivers.name,
      seen: bookings.version,
    })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(allocations.status, 'released')))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .leftJoin(drivers, eq(drivers.id, allocations.driverId))
    .where(
      and(
        or(gte(legs.startsAt, midnight), gt(legs.endsAt, midnight)),
        // Follows from the line above, and is what the index of legs by their end can be asked.
        gte(sql`coalesce(${legs.endsAt}, ${legs.startsAt})`, midnight),
        lt(legs.startsAt, bangkokInstant(addDays(today, 2), '00:00')),
        inArray(bookings.status, bookingStatusesOf('agreed')),
      ),
    )
    .orderBy(asc(legs.startsAt), sql`${vehicles.id} is not null`, asc(bookings.reference))
}

/** The payments of these bookings with all that was given back of them. */
export async function listPaymentsOfBookings(db: Queryable, bookingIds: string[]) {
  return withRefunds(db, await db.select().from(payments).where(inArray(payments.bookingId, bookingIds)))
}

/** Requests that wait for an answer and whose day has not passed, the nearest end first; `total` counts them all. */
export async function listWaitingRequests(db: Queryable, today: PlainDate) {
  const {
    kind,
    reference,
    status,
    title,
    guests,
    travelDate,
    customerName,
    priceBaht,
    waitsUntil,
    createdAt,
    customerEmail,
    customerPhone,
  } = bookings
  const asked = { kind, reference, status, title, guests, travelDate, customerName, priceBaht }
  const [rows, total] = await Promise.all([
    db
      .select({
        ...asked,
        ...{ waitsUntil, createdAt, customerEmail, customerPhone },
        seen: bookings.version,
        /** When the guest asked for a change of the quote that is out; null without one. */
        wishedAt: quotes.wishedAt,
      })
      .from(bookings)
      .leftJoin(quotes, isQuoteOut)
      .where(isWaiting(db, today))
      .orderBy(asc(waitsUntil), asc(travelDate), asc(createdAt))
      .limit(MAX_REQUESTS),
    findWaitingRequestCount(db, today),
  ])
  return { rows, total }
}

/** How many requests wait for an answer and whose day has not passed. */
export async function findWaitingRequestCount(db: Queryable, today: PlainDate): Promise<number> {
  return db.$count(bookings, isWaiting(db, today))
}

const isQuoteOut = and(eq(quotes.bookingId, bookings.id), eq(quotes.status, 'sent'), isNotNull(quotes.plan))

/** What is left out: a request whose guest has a quote, and asks for no change of it. */
function isWaiting(db: Queryable, today: PlainDate): SQL | undefined {
  const withGuest = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isQuoteOut, isNull(quotes.wishedAt)))
  return and(
    isOneOf(bookings.status, bookingStatusesOf('unanswered')),
    or(isNull(bookings.travelDate), gte(bookings.travelDate, today)),
    notExists(withGuest),
  )
}
