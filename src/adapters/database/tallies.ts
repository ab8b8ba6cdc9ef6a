import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { tallies } from './schema.ts'

/** The tables whose rows are tallied, by their names in the database. */
type TalliedList =
  | 'bookings'
  | 'custom_trip_requests'
  | 'mails'
  | 'newsletter_subscriptions'
  | 'taxi_requests'
  | 'testimonials'

/** How many rows of a list are in one of these states; all of them when none is named. */
export type Count = (list: TalliedList, ...states: string[]) => number

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
      .filter((sum) => sum.list === list && (states.length === 0 || states.includes(sum.state)))
      .reduce((total, { rows }) => total + rows, 0)
}
