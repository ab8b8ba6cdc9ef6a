import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#adapters/database/database.ts'
import { lastTimes } from '#adapters/database/schema/schema.ts'
import type { ClockHistory } from '#domain/time/trusted-clock.ts'

/** Stores the current time of the database as the last time of this event. */
export async function updateLastTime(
  db: Queryable,
  event: 'backed_up' | 'payment_reconciled',
): Promise<void> {
  await db
    .insert(lastTimes)
    .values({ event })
    .onConflictDoUpdate({ target: lastTimes.event, set: { at: sql`now()` } })
}

/** The stored clock history; `undefined` before the first night. */
export async function findClockHistory(db: Queryable): Promise<ClockHistory | undefined> {
  const rows = await db
    .select()
    .from(lastTimes)
    .where(inArray(lastTimes.event, ['last_night', 'first_night']))
  const last = rows.find(({ event }) => event === 'last_night')?.at.getTime()
  const first = rows.find(({ event }) => event === 'first_night')?.at.getTime()
  return last === undefined || first === undefined ? undefined : { last, first }
}

/** Stores the clock history; its times are those of the site's clock. */
export async function updateClockHistory(db: Queryable, { last, first }: ClockHistory): Promise<void> {
  await db
    .insert(lastTimes)
    .values([
      { event: 'last_night', at: new Date(last) },
      { event: 'first_night', at: new Date(first) },
    ])
    .onConflictDoUpdate({ target: lastTimes.event, set: { at: sql`excluded.at` } })
}
