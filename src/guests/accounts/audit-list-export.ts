import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'

/**
 * Writes to the audit log that an admin has exported a list.
 * @param detail which part of it; never the words of a search, because they may be a guest's name or address
 */
export async function auditListExport(
  { db }: Pick<Deps, 'db'>,
  { admin, list, detail }: { admin: string; list: string; detail: string },
): Promise<void> {
  await insertAuditEntry(db.read, {
    actor: admin,
    action: 'list-exported',
    subjectKind: 'list',
    subjectId: list,
    detail,
  })
}
