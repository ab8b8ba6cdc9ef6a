import type { Caller, Session } from '#platform/auth/contract.ts'
import type { Database, Queryable } from '#platform/database/database.ts'
import {
  type AuditEntry,
  COMMAND,
  insertAuditEntry,
  type Revocation,
} from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { formatMoment } from '#platform/time/clock-time.ts'
import {
  deleteRole,
  deleteSession,
  findRole,
  findUserByEmail,
  insertRole,
  listEmailsWithRole,
  listRoles,
  type User,
} from './accounts.store.ts'
import { isAdminSessionOver } from './admin-session.rules.ts'

export type Access = ({ kind: 'admin' | 'user' } & Session) | { kind: 'signed-out' | 'unknown' }

/**
 * Who the caller is, by the session and role that the database has at this moment: nothing is cached, so a revoked
 * role has no effect any more. `unknown` when they cannot be read; it grants nothing. An admin session that has
 * expired (`src/guests/accounts/admin-session.rules.ts`) is deleted here.
 */
export async function findAccess(
  { accounts, db, log, now }: Pick<Deps, 'accounts' | 'db' | 'log' | 'now'>,
  caller: Caller,
): Promise<Access> {
  try {
    const session = await accounts.findSession(caller)
    if (!session) return { kind: 'signed-out' }
    const isAdmin = await findRole(db.read, session.userId, 'admin')
    if (!isAdmin) return { kind: 'user', ...session }
    if (!isAdminSessionOver(session.signedInAt, now())) return { kind: 'admin', ...session }
    await deleteSession(db.read, session.id)
    return { kind: 'signed-out' }
  } catch (error) {
    log.error({ err: error }, 'error checking admin access')
    return { kind: 'unknown' }
  }
}

/** The result of a command, with a sentence for the operator at the terminal. */
export type CommandOutcome = { ok: boolean; message: string }

/**
 * Makes an existing, confirmed account an admin. It takes effect with the next request of that user.
 * @param mustConfirm whether the site asks new users to confirm their address
 */
export async function grantAdmin(db: Database, address: string, mustConfirm = true): Promise<CommandOutcome> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return { ok: false, message: `There is no account with the address ${email}. Sign up first.` }
    if (mustConfirm && !user.emailVerified) return { ok: false, message: unconfirmed(email) }
    const isNew = await insertRole(tx, user.id, 'admin')
    if (!isNew) return { ok: true, message: `${email} is already an admin.` }
    await auditRole(tx, 'admin-granted', user)
    const made = formatMoment(user.createdAt)
    return {
      ok: true,
      message: `${email} is an admin now. The account was made on ${made} (Thailand). If that wasn’t you, revoke it.`,
    }
  })
}

function unconfirmed(email: string): string {
  return `The address ${email} is not confirmed yet. Open the link in the email first; if the site runs with AUTH_CONFIRM_EMAIL=off, set that for this command too.`
}

/**
 * Revokes the admin role. It takes effect with the next request of that user.
 * @returns also the revocation, to be stored outside of the database: a restore repeats it
 */
export async function revokeAdmin(
  db: Database,
  address: string,
): Promise<CommandOutcome & { revocation?: Revocation }> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || !(await deleteRole(tx, user.id, 'admin')))
      return { ok: false, message: `${email} was not an admin.` }
    const { id, at } = await auditRole(tx, 'admin-revoked', user)
    return { ok: true, message: `${email} is no longer an admin.`, revocation: { id, at, userId: user.id } }
  })
}

/**
 * Repeats revocations in a database that was restored from an older backup: revokes every role that was granted
 * before its revocation.
 * @returns the addresses of the accounts that lost a role
 */
export async function repeatRevocations(tx: Queryable, revocations: Revocation[]): Promise<string[]> {
  const roles = await listRoles(tx)
  const revoked = roles.filter(({ id, grantedAt }) =>
    revocations.some(({ userId, at }) => userId === id && at >= grantedAt),
  )
  for (const user of revoked) {
    await deleteRole(tx, user.id, user.role)
    await auditRole(tx, 'admin-revoked', user)
  }
  return revoked.map(({ email }) => email)
}

function auditRole(
  tx: Queryable,
  action: 'admin-granted' | 'admin-revoked',
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<AuditEntry> {
  return insertAuditEntry(tx, {
    actor: COMMAND,
    action,
    subjectKind: 'account',
    subjectId: id,
    detail: email,
  })
}

/** The addresses of all admins. */
export async function listAdmins(db: Database): Promise<string[]> {
  return listEmailsWithRole(db.read, 'admin')
}
