import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import type { Deps } from '../deps.ts'

/**
 * Writes to the audit log that an admin has exported a list, or the part of it that a search found. The words of the
 * search are left out, because they may be a guest's name or address.
 */
export async function auditListExport(
  { db }: Pick<Deps, 'db'>,
  { admin, list, isSearch }: { admin: string; list: string; isSearch: boolean },
): Promise<void> {
  await insertAuditEntry(db.read, {
    actor: admin,
    action: 'list-exported',
    subjectKind: 'list',
    subjectId: list,
    detail: isSearch ? 'what a search found' : 'all of it',
  })
}
