import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { BlackoutFacts } from '#fleet/availability/availability.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { blackouts } from '#platform/database/schema/schema.ts'

export type StoredBlackout = typeof blackouts.$inferSelect

/** The blackouts that touch these days, of every trip and class, in their order. */
export async function listBlackoutsBetween(
  db: Queryable,
  first: string,
  last: string,
): Promise<StoredBlackout[]> {
  return db
    .select()
    .from(blackouts)
    .where(and(lte(blackouts.firstDay, last), gte(blackouts.lastDay, first)))
    .orderBy(asc(blackouts.firstDay), asc(blackouts.id))
}

/** Is there one for the same days, trips and vehicles? */
export async function isBlackoutStored(db: Queryable, facts: BlackoutFacts): Promise<boolean> {
  const { firstDay, lastDay, tourId, vehicleClass } = blackouts
  const isSame = and(
    eq(firstDay, facts.firstDay),
    eq(lastDay, facts.lastDay),
    sql`${tourId} is not distinct from ${facts.tourId}`,
    sql`${vehicleClass} is not distinct from ${facts.vehicleClass}`,
  )
  return (await db.$count(blackouts, isSame)) > 0
}

export async function insertBlackout(tx: Queryable, facts: BlackoutFacts): Promise<void> {
  await tx.insert(blackouts).values(facts)
}

/** @returns the deleted one; `undefined` when there was none any more */
export async function deleteBlackout(tx: Queryable, id: string): Promise<StoredBlackout | undefined> {
  const [deleted] = await tx.delete(blackouts).where(eq(blackouts.id, id)).returning()
  return deleted
}
