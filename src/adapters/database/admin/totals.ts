import { count, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { NOTHING_TO_SAY } from '../mails.ts'
import {
  bookings,
  customTripRequests,
  mails,
  newsletterSubscriptions,
  taxiRequests,
  testimonials,
} from '../schema.ts'

export type Totals = Awaited<ReturnType<typeof findTotals>>
export type Overview = Awaited<ReturnType<typeof findOverview>>

/** How many rows each list has. */
export async function findTotals(db: Queryable) {
  const [testimonialCount, customTripCount, subscriptionCount, bookingCount, taxiRequestCount] =
    await Promise.all([
      db.$count(testimonials),
      db.$count(customTripRequests),
      db.$count(newsletterSubscriptions),
      db.$count(bookings),
      db.$count(taxiRequests),
    ])
  return { testimonialCount, customTripCount, subscriptionCount, bookingCount, taxiRequestCount }
}

/** What the lists hold, by state. */
export async function findOverview(db: Queryable) {
  const { isApproved, isFeatured } = testimonials
  const { isActive, askedAt, unsubscribedAt } = newsletterSubscriptions
  const isUndeliverable = eq(mails.status, 'undeliverable')
  const isNotNeeded = eq(mails.lastError, NOTHING_TO_SAY)
  const [reviews, customTrips, subscriptions, booked, taxi, sending] = await Promise.all([
    db
      .select({ total: count(), approved: countOf(isApproved), featured: countOf(isFeatured) })
      .from(testimonials),
    db
      .select({ total: count(), pending: countOf(eq(customTripRequests.status, 'pending')) })
      .from(customTripRequests),
    db
      .select({
        total: count(),
        active: countOf(isActive),
        unsubscribed: countOf(sql`not ${isActive} and ${unsubscribedAt} >= ${askedAt}`),
      })
      .from(newsletterSubscriptions),
    db
      .select({
        total: count(),
        requested: countOf(eq(bookings.status, 'requested')),
        awaitingPayment: countOf(eq(bookings.status, 'awaiting_payment')),
        confirmed: countOf(eq(bookings.status, 'confirmed')),
      })
      .from(bookings),
    db
      .select({ total: count(), requested: countOf(eq(taxiRequests.status, 'requested')) })
      .from(taxiRequests),
    db
      .select({
        total: count(),
        sent: countOf(eq(mails.status, 'sent')),
        queued: countOf(eq(mails.status, 'queued')),
        undeliverable: countOf(sql`${isUndeliverable} and ${isNotNeeded} is not true`),
        notNeeded: countOf(sql`${isUndeliverable} and ${isNotNeeded}`),
      })
      .from(mails),
  ])
  return {
    testimonials: one(reviews),
    customTrips: one(customTrips),
    subscriptions: one(subscriptions),
    bookings: one(booked),
    taxiRequests: one(taxi),
    mails: one(sending),
  }
}

function countOf(condition: SQLWrapper) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** A count without groups is always one row. */
function one<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a count gave no row')
  return row
}
