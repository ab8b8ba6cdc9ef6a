import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { allocations } from './schema/schema.ts'

export type Allocation = typeof allocations.$inferSelect
export type NewAllocation = Omit<typeof allocations.$inferInsert, 'id' | 'createdAt'>

/** What is held or firm at some time from `from` up to `until`; expired holds are among it. */
export async function listAllocationsBetween(db: Queryable, from: Date, until: Date): Promise<Allocation[]> {
  return db
    .select()
    .from(allocations)
    .where(and(ne(allocations.status, 'released'), touches(from, until)))
}

/** @returns `undefined` when the vehicle or the driver is taken at that time, or the leg has a vehicle already */
export async function insertAllocation(
  tx: Queryable,
  placed: NewAllocation,
): Promise<Allocation | undefined> {
  const [stored] = await tx.insert(allocations).values(placed).onConflictDoNothing().returning()
  return stored
}

/** Frees everything that a booking has. @returns how many */
export async function releaseAllocations(tx: Queryable, bookingId: string, reason: string): Promise<number> {
  return release(tx, and(eq(allocations.bookingId, bookingId), ne(allocations.status, 'released')), reason)
}

/**
 * Frees the holds at some time from `from` up to `until` that expired by `now`. One that is locked is left out: its
 * booking is being paid for or given up at this moment.
 * @returns how many
 */
export async function releaseExpiredHolds(
  tx: Queryable,
  from: Date,
  until: Date,
  now: Date,
): Promise<number> {
  const expired = await tx
    .select({ id: allocations.id })
    .from(allocations)
    .where(and(eq(allocations.status, 'held'), lte(allocations.expiresAt, now), touches(from, until)))
    .for('update', { skipLocked: true })
  const ids = expired.map(({ id }) => id)
  return ids.length > 0 ? release(tx, inArray(allocations.id, ids), 'hold expired') : 0
}

async function release(tx: Queryable, condition: SQL | undefined, reason: string): Promise<number> {
  const { rowCount } = await tx
    .update(allocations)
    .set({ status: 'released', expiresAt: null, reason })
    .where(condition)
  return rowCount ?? 0
}

/** In the words of the exclusion constraints, whose index answers it. */
function touches(from: Date, until: Date): SQL {
  const { busyFrom, busyUntil } = allocations
  return sql`tstzrange(${busyFrom}, ${busyUntil}) && tstzrange(${from.toISOString()}, ${until.toISOString()})`
}
