import { eq, sql } from 'drizzle-orm'
import { rateLimits } from './account-schema.ts'
import type { Queryable } from './database.ts'

/** At most `max` times in a window of that many seconds, which begins with the first time. */
export type RateLimit = { window: number; max: number }

/** Seconds after which the next window begins; `null` when this time was within the limit. */
export type Wait = number | null

/**
 * Counts one more time under this key, for all instances together and however many come at once.
 * @param nowMs milliseconds since the epoch
 */
export async function countTry(
  db: Queryable,
  key: string,
  { window, max }: RateLimit,
  nowMs: number,
): Promise<Wait> {
  const isOver = sql`${rateLimits.windowBegan} <= ${nowMs - window * 1000}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowBegan: nowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowBegan: sql`case when ${isOver} then ${nowMs} else ${rateLimits.windowBegan} end`,
      },
    })
    .returning()
  if (!row || row.count <= max) return null
  return Math.max(1, Math.ceil((row.windowBegan + window * 1000 - nowMs) / 1000))
}

/** Forgets what was counted under this key. */
export async function deleteTries(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}
