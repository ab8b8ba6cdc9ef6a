import type { Caller } from '#adapters/auth/contract.ts'
import { findRole } from '#adapters/database/accounts.ts'
import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import type { AuditedAction } from '#adapters/database/schema/audit-tables.ts'
import type { Deps } from '../deps.ts'

type AccountAct = Extract<
  AuditedAction,
  'admin-signed-in' | 'second-step-on' | 'second-step-off' | 'backup-codes-renewed'
>

/**
 * Notes what an admin did with the own account; of anybody else nothing is noted.
 * @param cookies `Set-Cookie` lines of the answer, when the act began another session
 */
export async function noteAccountAct(
  { accounts, db }: Pick<Deps, 'accounts' | 'db'>,
  action: AccountAct,
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
