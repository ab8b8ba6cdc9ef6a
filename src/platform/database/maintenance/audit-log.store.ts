import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { users } from '../schema/account-tables.ts'
import { auditLog } from '../schema/schema.ts'

export type AuditEntry = typeof auditLog.$inferSelect
type NewAuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>

/** The `actor` of acts by a command at the server. */
export const COMMAND = 'command'

/** A revoked admin role: id and time of the audit entry, and the user. */
export type Revocation = { id: string; at: Date; userId: string }

/** Must run in the transaction of the act, so that both are stored or neither. */
export async function insertAuditEntry(tx: Queryable, entry: NewAuditEntry): Promise<AuditEntry> {
  const [stored] = await tx.insert(auditLog).values(entry).returning()
  if (!stored) throw new Error('the insert returned no row')
  return stored
}

/** The revocations among acts. */
export function revocationsIn(acts: AuditEntry[]): Revocation[] {
  return acts.flatMap(({ id, at, action, subjectId }) =>
    action === 'admin-revoked' && subjectId ? [{ id, at, userId: subjectId }] : [],
  )
}

/** Inserts entries with their ids, after a restore; existing ones stay as they are. */
export async function insertAuditEntries(tx: Queryable, entries: AuditEntry[]): Promise<void> {
  for (const entry of entries) await tx.insert(auditLog).values(entry).onConflictDoNothing()
}

export async function listAuditEntries(db: Queryable): Promise<AuditEntry[]> {
  return db.select().from(auditLog)
}

/**
 * The newest acts first; with `actions` only those of these kinds. An act on an account names its address while there is
 * the account: it may be a guest's, so it is not stored with the act.
 */
export async function listNewestAuditEntries(
  db: Queryable,
  limit: number,
  actions?: readonly AuditEntry['action'][],
): Promise<AuditEntry[]> {
  const isOfAccount = and(eq(auditLog.subjectKind, 'account'), eq(sql`${users.id}::text`, auditLog.subjectId))
  return db
    .select({
      ...getTableColumns(auditLog),
      detail: sql<string | null>`coalesce(${auditLog.detail}, ${users.email})`,
    })
    .from(auditLog)
    .leftJoin(users, isOfAccount)
    .where(actions && inArray(auditLog.action, actions))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
}

/** Deletes entries older than twelve months; triggers protect younger ones. @returns how many */
export async function deleteOldAuditEntries(tx: Queryable, limit: number): Promise<number> {
  const old = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    // By the clock of the database, like the trigger.
    .where(sql`${auditLog.at} < now() - interval '12 months'`)
    .limit(limit)
  const { rowCount } = await tx.delete(auditLog).where(inArray(auditLog.id, old))
  return rowCount ?? 0
}
