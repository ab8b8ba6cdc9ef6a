import { desc, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#adapters/database/database.ts'
import { auditLog, statusChanges } from '#adapters/database/schema/schema.ts'

export type AuditEntry = typeof auditLog.$inferSelect
type NewAuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>

/** The `actor` of what was done at the server's terminal. */
export const COMMAND = 'command'

/** A role that was taken back: the entry's id and moment, and whose role it was. */
export type Revocation = { id: string; at: Date; userId: string }

/** Notes an act in the transaction of the act: both are there, or neither. */
export async function insertAuditEntry(tx: Queryable, entry: NewAuditEntry): Promise<AuditEntry> {
  const [stored] = await tx.insert(auditLog).values(entry).returning()
  if (!stored) throw new Error('the database stored an act and did not give it back')
  return stored
}

/** The revocations among acts. */
export function revocationsIn(acts: AuditEntry[]): Revocation[] {
  return acts.flatMap(({ id, at, action, subjectId }) =>
    action === 'admin-revoked' && subjectId ? [{ id, at, userId: subjectId }] : [],
  )
}

/** Puts acts back that were there before; those that are there stay as they are. */
export async function insertAuditEntries(tx: Queryable, kept: AuditEntry[]): Promise<void> {
  for (const entry of kept) await tx.insert(auditLog).values(entry).onConflictDoNothing()
}

export async function listAuditEntries(db: Queryable): Promise<AuditEntry[]> {
  return db.select().from(auditLog)
}

/** The newest acts first. */
export async function listNewestAuditEntries(db: Queryable, limit: number): Promise<AuditEntry[]> {
  return db.select().from(auditLog).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit)
}

/** Deletes acts that are twelve months old; younger ones the database does not let go. @returns how many */
export function deleteOldAuditEntries(tx: Queryable, limit: number): Promise<number> {
  return deleteOld(tx, auditLog, limit)
}

/** The same for the changes of status of bookings and payments. */
export function deleteOldStatusChanges(tx: Queryable, limit: number): Promise<number> {
  return deleteOld(tx, statusChanges, limit)
}

async function deleteOld(
  tx: Queryable,
  table: typeof auditLog | typeof statusChanges,
  limit: number,
): Promise<number> {
  const old = tx
    .select({ id: table.id })
    .from(table as typeof auditLog)
    // By the clock of the database, as its rule counts.
    .where(sql`${table.at} < now() - interval '12 months'`)
    .limit(limit)
  const { rowCount } = await tx.delete(table).where(inArray(table.id, old))
  return rowCount ?? 0
}
