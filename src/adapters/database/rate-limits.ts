import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { rateLimits } from './schema/account-tables.ts'

/** At most `max` times in a window of that many seconds, which begins with the first time. */
export type RateLimit = { window: number; max: number }

/** Seconds after which the next window begins; `null` when this time was within the limit. */
export type Wait = number | null

/** How many times were counted in the current window, and until when that window lasts for whoever is over the limit. */
type Counted = { count: number; wait: Wait }

/**
 * Counts one more time under this key, for all instances together and however many come at once. Inside a
 * transaction nobody else counts under the key until it ends.
 * @param nowMs milliseconds since the epoch
 */
export async function countAttempt(db: Queryable, key: string, limit: RateLimit, nowMs: number): Promise<Wait> {
  return (await countAttempts(db, { key, times: 1, limit, nowMs })).wait
}

/**
 * The same for several times at once; a negative number takes counted times back.
 * @param nowMs milliseconds since the epoch
 */
export async function countAttempts(
  db: Queryable,
  { key, times, limit, nowMs }: { key: string; times: number; limit: RateLimit; nowMs: number },
): Promise<Counted> {
  const windowMs = limit.window * 1000
  // A window that begins later than the next one was opened by a clock that was wrong.
  const isOver = sql`${rateLimits.windowBegan} not between ${nowMs - windowMs + 1} and ${nowMs + windowMs}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: times, windowBegan: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowBegan: sql`case when ${isOver} then ${nowMs} else ${rateLimits.windowBegan} end`,
      },
    })
    .returning({ count: rateLimits.count, windowBegan: rateLimits.windowBegan })
  if (!row) throw new Error(`nothing was counted under ${key}`)
  const seconds = Math.ceil((row.windowBegan + windowMs - nowMs) / 1000)
  return { count: row.count, wait: row.count <= limit.max ? null : Math.max(1, seconds) }
}

/** Forgets what was counted under these keys. */
export async function deleteAttempts(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Forgets windows that began before this moment, in milliseconds since the epoch. */
export async function deleteAttemptsBefore(db: Queryable, moment: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowBegan, moment))
}

/** What is counted about somebody, by a hash: whoever it is about is not kept with the counts. */
export function hashedKey(what: string, whom: string): string {
  return `${what}|${createHash('sha256').update(whom).digest('base64url')}`
}
