import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import { rateLimits } from './account-schema.ts'
import type { Queryable } from './database.ts'
import { rowsFor } from './rows.ts'

/** At most `max` times in a window of that many seconds, which begins with the first time. */
export type RateLimit = { window: number; max: number }

/** Seconds after which the next window begins; `null` when this time was within the limit. */
export type Wait = number | null

type Window = { key: string; count: number; windowBegan: number }

/**
 * Counts one more time under this key, for all instances together and however many come at once.
 * @param nowMs milliseconds since the epoch
 */
export async function countTry(db: Queryable, key: string, limit: RateLimit, nowMs: number): Promise<Wait> {
  return (await countTryInWindow(db, key, limit, nowMs)).wait
}

/** The same, and how many times have been counted in this window, this one included. */
export async function countTryInWindow(
  db: Queryable,
  key: string,
  { window, max }: RateLimit,
  nowMs: number,
): Promise<{ count: number; wait: Wait }> {
  const [row] = await countTries(db, new Map([[key, 1]]), window, nowMs)
  if (!row) throw new Error(`nothing was counted under ${key}`)
  const seconds = Math.ceil((row.windowBegan + window * 1000 - nowMs) / 1000)
  return { count: row.count, wait: row.count <= max ? null : Math.max(1, seconds) }
}

/**
 * Counts so many more times under each key. Inside a transaction nobody else counts under them until it ends.
 * @param window seconds
 * @returns each key's window with all that was counted in it, these times included
 */
export async function countTries(
  db: Queryable,
  times: ReadonlyMap<string, number>,
  window: number,
  nowMs: number,
): Promise<Window[]> {
  const windowMs = window * 1000
  // A window that begins later than the next one was opened by a clock that was wrong.
  const isOver = sql`${rateLimits.windowBegan} not between ${nowMs - windowMs + 1} and ${nowMs + windowMs}`
  const rows = Array.from(times, ([key, count]) => ({ key, count, windowBegan: nowMs }))
  return (
    db
      .insert(rateLimits)
      // In one order everywhere: of two transactions with the same keys one waits for the other, never both.
      .select(
        rowsFor(
          rateLimits,
          rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
        ),
      )
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
          windowBegan: sql`case when ${isOver} then ${nowMs} else ${rateLimits.windowBegan} end`,
        },
      })
      .returning({ key: rateLimits.key, count: rateLimits.count, windowBegan: rateLimits.windowBegan })
      .prepare('count tries')
      .execute()
  )
}

/** Forgets what was counted under these keys. */
export async function deleteTries(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Forgets windows that began before this moment, in milliseconds since the epoch. */
export async function deleteTriesBefore(db: Queryable, moment: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowBegan, moment))
}

/** What is counted about somebody, by a hash: whoever it is about is not kept with the counts. */
export function keyAbout(what: string, whom: string): string {
  return `${what}|${createHash('sha256').update(whom).digest('base64url')}`
}
