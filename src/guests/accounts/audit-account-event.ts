import type { Caller } from '#platform/auth/contract.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { AuditedAction } from '#platform/database/schema/audit-tables.ts'
import type { Deps } from '#platform/deps.ts'
import { findRole } from './accounts.store.ts'

type AccountEvent = Extract<
  AuditedAction,
  'admin-signed-in' | 'second-step-on' | 'second-step-off' | 'backup-codes-renewed'
>

/**
 * Writes an event of an admin's own account to the audit log. Events of other users are not recorded.
 * @param cookies `Set-Cookie` lines of the response, when the event began another session
 */
export async function auditAccountEvent(
  { accounts, db }: Pick<Deps, 'accounts' | 'db'>,
  action: AccountEvent,
  caller: Caller,
  cookies: readonly string[] = [],
): Promise<void> {
  const newCookies = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const session = await accounts.findSession({ ...caller, cookies: newCookies || caller.cookies })
  if (!session || !(await findRole(db.read, session.userId, 'admin'))) return
  await insertAuditEntry(db.read, {
    actor: session.email,
    action,
    subjectKind: 'account',
    subjectId: session.userId,
  })
}
