import { sql } from 'drizzle-orm'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { ShownMailStatus } from '#domain/mail.ts'
import type { SubscriptionState } from '#domain/subscription-state.ts'
import type { Queryable } from './database.ts'
import { tallies } from './schema.ts'

/** The tables whose rows are tallied, by their names in the database, and the states of their rows. */
type TalliedStates = {
  bookings: BookingStatus
  custom_trip_requests: string
  mails: ShownMailStatus
  newsletter_subscriptions: SubscriptionState
  taxi_requests: string
  testimonials: 'pending' | 'approved' | 'pending featured' | 'approved featured'
}

/** How many rows of a list are in one of these states; all of them when none is named. */
export type Count = <List extends keyof TalliedStates>(list: List, ...states: TalliedStates[List][]) => number

/** What counting every row would give at this moment. The states are those of migration `0004_big_lists.sql`. */
export async function findCounts(db: Queryable): Promise<Count> {
  const sums = await db
    .select({
      list: tallies.list,
      state: tallies.state,
      rows: sql<number>`sum(${tallies.rows})`.mapWith(Number),
    })
    .from(tallies)
    .groupBy(tallies.list, tallies.state)
  return (list, ...states) =>
    sums
      .filter(
        (sum) => sum.list === list && (states.length === 0 || states.some((state) => state === sum.state)),
      )
      .reduce((total, { rows }) => total + rows, 0)
}
