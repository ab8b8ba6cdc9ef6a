import { and, count, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isUndelivered, NO_LONGER_NEEDED } from '#messages/outbox/mails.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, mails, newsletterSubscriptions, testimonials } from '#platform/database/schema/schema.ts'
import type { BookingKind } from '../booking-kind.rules.ts'

export type Overview = Awaited<ReturnType<typeof findOverview>>

/** The number of rows of each list by state. */
export async function findOverview(db: Queryable) {
  const news = newsletterSubscriptions
  const [ofTestimonials, ofNews, ofBookings, ofMails] = await Promise.all([
    db
      .select({
        total: count(),
        approved: countIf(testimonials.isApproved),
        featured: countIf(testimonials.isFeatured),
        pending: countIf(eq(testimonials.status, 'pending')),
        hidden: countIf(eq(testimonials.status, 'hidden')),
      })
      .from(testimonials),
    db
      .select({
        total: count(),
        active: countIf(news.isActive),
        unsubscribed: countIf(and(eq(news.isActive, false), gte(news.unsubscribedAt, news.askedAt))),
      })
      .from(news),
    db
      .select({
        kind: bookings.kind,
        total: count(),
        requested: countIf(eq(bookings.status, 'requested')),
        awaitingPayment: countIf(eq(bookings.status, 'awaiting_payment')),
        confirmed: countIf(eq(bookings.status, 'confirmed')),
      })
      .from(bookings)
      .groupBy(bookings.kind),
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
    subscriptions: only(ofNews),
    ...bookingsByKind(ofBookings),
    mails: only(ofMails),
  }
}

type BookingCounts = { total: number; requested: number; awaitingPayment: number; confirmed: number }

function bookingsByKind(rows: (BookingCounts & { kind: BookingKind })[]): Record<BookingKind, BookingCounts> {
  const of = (wanted: BookingKind) =>
    rows.find(({ kind }) => kind === wanted) ?? { total: 0, requested: 0, awaitingPayment: 0, confirmed: 0 }
  return { trip: of('trip'), transfer: of('transfer'), custom: of('custom') }
}

function countIf(condition: SQLWrapper | undefined): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number)
}

/** The row of a query that always gives exactly one. */
function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a count gave no row')
  return row
}
