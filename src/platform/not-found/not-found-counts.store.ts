import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { notFoundCounts } from '../database/schema/schema.ts'

/** Counts a path that was not found; a new one only while the day has fewer than `maxPaths`. */
export async function insertNotFoundCount(
  db: Queryable,
  day: string,
  path: string,
  maxPaths: number,
): Promise<void> {
  await db.execute(sql`
    insert into ${notFoundCounts} (day, path, count)
    select ${day}, ${path}, 1
    where exists (select 1 from ${notFoundCounts} where day = ${day} and path = ${path})
      or (select count(*) from ${notFoundCounts} where day = ${day}) < ${maxPaths}
    on conflict (day, path) do update set count = ${notFoundCounts}.count + 1`)
}

/** The paths most often not found since a day, with their counts. */
export async function listNotFoundCountsSince(
  db: Queryable,
  day: string,
  limit: number,
): Promise<{ path: string; count: number }[]> {
  const count = sql<number>`sum(${notFoundCounts.count})`.mapWith(Number)
  return db
    .select({ path: notFoundCounts.path, count })
    .from(notFoundCounts)
    .where(gte(notFoundCounts.day, day))
    .groupBy(notFoundCounts.path)
    .orderBy(desc(count), notFoundCounts.path)
    .limit(limit)
}

export async function deleteNotFoundCountsBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(notFoundCounts).where(lt(notFoundCounts.day, day))
}
