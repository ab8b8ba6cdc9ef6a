import { and, count, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bookings,
  customTripRequests,
  mails,
  newsletterSubscriptions,
  taxiRequests,
  testimonials,
} from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { isUndelivered, NO_LONGER_NEEDED } from '../mails.ts'

type Counted =
  | 'testimonialCount'
  | 'customTripCount'
  | 'subscriptionCount'
  | 'bookingCount'
  | 'taxiRequestCount'

export type Totals = Awaited<ReturnType<typeof findTotals>>
export type Overview = Awaited<ReturnType<typeof findOverview>>

/** The number of rows of each list. */
export async function findTotals(db: Queryable) {
  // One query: every page of the dashboard shows them, and guests wait for the same few connections.
  const { rows } = await db.execute<Record<Counted, number>>(sql`
    select
      (select count(*)::int from ${testimonials}) as "testimonialCount",
      (select count(*)::int from ${customTripRequests}) as "customTripCount",
      (select count(*)::int from ${newsletterSubscriptions}) as "subscriptionCount",
      (select count(*)::int from ${bookings}) as "bookingCount",
      (select count(*)::int from ${taxiRequests}) as "taxiRequestCount"`)
  return only(rows)
}

/** The number of rows of each list by state. */
export async function findOverview(db: Queryable) {
  const news = newsletterSubscriptions
  const [ofTestimonials, ofCustomTrips, ofNews, ofBookings, ofTaxiRequests, ofMails] = await Promise.all([
    db
      .select({
        total: count(),
        approved: countIf(testimonials.isApproved),
        featured: countIf(testimonials.isFeatured),
      })
      .from(testimonials),
    db
      .select({ total: count(), pending: countIf(eq(customTripRequests.status, 'pending')) })
      .from(customTripRequests),
    db
      .select({
        total: count(),
        active: countIf(news.isActive),
        unsubscribed: countIf(and(eq(news.isActive, false), gte(news.unsubscribedAt, news.askedAt))),
      })
      .from(news),
    db
      .select({
        total: count(),
        requested: countIf(eq(bookings.status, 'requested')),
        awaitingPayment: countIf(eq(bookings.status, 'awaiting_payment')),
        confirmed: countIf(eq(bookings.status, 'confirmed')),
      })
      .from(bookings),
    db
      .select({ total: count(), requested: countIf(eq(taxiRequests.status, 'requested')) })
      .from(taxiRequests),
    db
      .select({
        total: count(),
        sent: countIf(eq(mails.status, 'sent')),
        queued: countIf(eq(mails.status, 'queued')),
        undeliverable: countIf(isUndelivered),
        notNeeded: countIf(and(eq(mails.status, 'undeliverable'), eq(mails.lastError, NO_LONGER_NEEDED))),
      })
      .from(mails),
  ])
  return {
    testimonials: only(ofTestimonials),
    customTrips: only(ofCustomTrips),
    subscriptions: only(ofNews),
    bookings: only(ofBookings),
    taxiRequests: only(ofTaxiRequests),
    mails: only(ofMails),
  }
}

function countIf(condition: SQLWrapper | undefined): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number)
}

/** The row of a query that always gives exactly one. */
function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a count gave no row')
  return row
}
