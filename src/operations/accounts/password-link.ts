import { randomBytes } from 'node:crypto'
import { deleteAccess, findUserByEmail, insertPasswordLink } from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import { COMMAND, insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import type { CommandOutcome } from './admin-access.ts'

const WORKS_HOURS = 1

/**
 * Makes a link to a new password for somebody whom neither the password nor a mail lets in, and signs that account out
 * everywhere. A stranger who guesses all day cannot keep its owner out: the browser that uses the link is known from
 * then on, and its tries are counted apart.
 */
export async function makePasswordLink(
  db: Database,
  address: string,
  publicUrl: string,
): Promise<CommandOutcome> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return { ok: false, message: `There is no account with the address ${email}.` }
    await deleteAccess(tx, user.id)
    const token = randomBytes(24).toString('base64url')
    await insertPasswordLink(tx, { userId: user.id, token, hours: WORKS_HOURS })
    await insertAuditEntry(tx, {
      actor: COMMAND,
      action: 'password-link-made',
      subjectKind: 'account',
      subjectId: user.id,
      detail: email,
    })
    const link = `${publicUrl}/auth/new-password?${new URLSearchParams({ token })}`
    return {
      ok: true,
      message: `${email} is signed out on all devices. Within an hour, this link sets a new password:\n${link}\nWhoever has it can take the account over: give it to the owner only.`,
    }
  })
}
