import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { deadAddresses } from './schema/schema.ts'

/** Counts a path that was not found; a new one only while the day has fewer than `maxPaths`. */
export async function countDeadAddressOn(
  db: Queryable,
  day: string,
  path: string,
  maxPaths: number,
): Promise<void> {
  await db.execute(sql`
    insert into ${deadAddresses} (day, path, count)
    select ${day}, ${path}, 1
    where exists (select 1 from ${deadAddresses} where day = ${day} and path = ${path})
      or (select count(*) from ${deadAddresses} where day = ${day}) < ${maxPaths}
    on conflict (day, path) do update set count = ${deadAddresses}.count + 1`)
}

/** The paths most often not found since a day, with their counts. */
export async function listDeadAddressesSince(
  db: Queryable,
  day: string,
  limit: number,
): Promise<{ path: string; count: number }[]> {
  const count = sql<number>`sum(${deadAddresses.count})`.mapWith(Number)
  return db
    .select({ path: deadAddresses.path, count })
    .from(deadAddresses)
    .where(gte(deadAddresses.day, day))
    .groupBy(deadAddresses.path)
    .orderBy(desc(count), deadAddresses.path)
    .limit(limit)
}

export async function deleteDeadAddressesBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(deadAddresses).where(lt(deadAddresses.day, day))
}
