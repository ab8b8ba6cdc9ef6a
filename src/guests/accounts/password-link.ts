import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { COMMAND, insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import { deleteAccess, findUserByEmail, insertPasswordLink } from './accounts.store.ts'
import type { CommandOutcome } from './admin-access.ts'

const VALID_HOURS = 1

/**
 * Makes a link to a new password for a user who can neither sign in nor receive mail, and signs the account out on all
 * devices. The browser that uses the link becomes a known device, whose password tries are counted separately, so a
 * stranger's guesses cannot lock the owner out.
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
    await insertPasswordLink(tx, { userId: user.id, token, hours: VALID_HOURS })
    await insertAuditEntry(tx, {
      actor: COMMAND,
      action: 'password-link-made',
      subjectKind: 'account',
      subjectId: user.id,
    })
    const link = `${publicUrl}/auth/new-password?${new URLSearchParams({ token })}`
    return {
      ok: true,
      message: `${email} is signed out on all devices. Within an hour, this link sets a new password:\n${link}\nAnyone who has it can take over the account: give it to the owner only.`,
    }
  })
}
