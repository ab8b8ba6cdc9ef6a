import type { Queryable } from '../database.ts'
import { findCounts } from '../tallies.ts'

export type Totals = Awaited<ReturnType<typeof findTotals>>
export type Overview = Awaited<ReturnType<typeof findOverview>>

/** How many rows each list has. */
export async function findTotals(db: Queryable) {
  const count = await findCounts(db)
  return {
    testimonialCount: count('testimonials'),
    customTripCount: count('custom_trip_requests'),
    subscriptionCount: count('newsletter_subscriptions'),
    bookingCount: count('bookings'),
    taxiRequestCount: count('taxi_requests'),
  }
}

/** What the lists hold, by state. */
export async function findOverview(db: Queryable) {
  const count = await findCounts(db)
  return {
    testimonials: {
      total: count('testimonials'),
      approved: count('testimonials', 'approved', 'approved featured'),
      featured: count('testimonials', 'approved featured', 'pending featured'),
    },
    customTrips: { total: count('custom_trip_requests'), pending: count('custom_trip_requests', 'pending') },
    subscriptions: {
      total: count('newsletter_subscriptions'),
      active: count('newsletter_subscriptions', 'active'),
      unsubscribed: count('newsletter_subscriptions', 'unsubscribed'),
    },
    bookings: {
      total: count('bookings'),
      requested: count('bookings', 'requested'),
      awaitingPayment: count('bookings', 'awaiting_payment'),
      confirmed: count('bookings', 'confirmed'),
    },
    taxiRequests: { total: count('taxi_requests'), requested: count('taxi_requests', 'requested') },
    mails: {
      total: count('mails'),
      sent: count('mails', 'sent'),
      queued: count('mails', 'queued'),
      undeliverable: count('mails', 'undeliverable'),
      notNeeded: count('mails', 'not-needed'),
    },
  }
}
