import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { rateLimits } from '../database/schema/account-tables.ts'

/** At most `max` attempts in a window of `window` seconds, which begins with the first attempt. */
export type RateLimit = { window: number; max: number }

/** Seconds until the next window; `null` when the attempt was within the limit. */
export type Wait = number | null

/** The attempts counted in the current window, and the wait when they exceed the limit. */
type Counted = { count: number; wait: Wait }

/**
 * Counts one attempt under this key, atomically across instances. In a transaction the key stays locked until it ends.
 * @param nowMs milliseconds since the epoch
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  limit: RateLimit,
  nowMs: number,
): Promise<Wait> {
  return (await countAttempts(db, { key, times: 1, limit, nowMs })).wait
}

/**
 * The same, with the count; `times: -1` takes an attempt back.
 * @param nowMs milliseconds since the epoch
 */
export async function countAttempts(
  db: Queryable,
  { key, times, limit, nowMs }: { key: string; times: number; limit: RateLimit; nowMs: number },
): Promise<Counted> {
  const windowMs = limit.window * 1000
  // A window that begins in the future was opened by a wrong clock.
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

/** Deletes the counts under these keys. */
export async function deleteAttempts(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Deletes windows that began before this moment, in milliseconds since the epoch. */
export async function deleteAttemptsBefore(db: Queryable, moment: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowBegan, moment))
}

/** A key that contains a hash of the person's address instead of the address. */
export function hashedKey(prefix: string, address: string): string {
  return `${prefix}|${createHash('sha256').update(address).digest('base64url')}`
}
