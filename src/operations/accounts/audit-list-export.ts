import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import type { Deps } from '../deps.ts'

/** Notes that an admin takes a whole list out of the site, or what a search finds in it; the words may be a guest's. */
export async function noteListExport(
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
