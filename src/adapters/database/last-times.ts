import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { lastTimes } from './schema.ts'

/** Notes that this has happened now, by the clock of the database. */
export async function updateLastTime(
  db: Queryable,
  event: 'backed_up' | 'payment_reconciled',
): Promise<void> {
  await db
    .insert(lastTimes)
    .values({ event })
    .onConflictDoUpdate({ target: lastTimes.event, set: { at: sql`now()` } })
}
