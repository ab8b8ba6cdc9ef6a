import { randomBytes } from 'node:crypto'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { findAccountLinkByToken, findRecentMail, insertPasswordLink } from './accounts.store.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now'>
type AccountMail = { userId: string; email: string }

/** How long a link to confirm an address is valid. */
const CONFIRMATION_HOURS = 24

/** Queues the email that asks a new user to confirm the address, at most one a minute for each user. */
export async function queueConfirmation(deps: Needs, outer: Queryable | undefined, mail: AccountMail) {
  const kind = 'account-confirmation'
  await inTransaction(deps, outer, async (tx) => {
    if (await findRecentMail(tx, { ...mail, kind })) return
    const token = randomBytes(24).toString('base64url')
    const subjectId = await insertPasswordLink(tx, { ...mail, token, hours: CONFIRMATION_HOURS })
    await queueMails(deps, tx, [{ kind, subjectId, toAddress: mail.email }])
  })
}

/** Queues the email with a link to a new password, at most one a minute for each user. */
export async function queuePasswordReset(
  deps: Needs,
  outer: Queryable | undefined,
  mail: AccountMail & { token: string },
) {
  const kind = 'account-password'
  await inTransaction(deps, outer, async (tx) => {
    if (await findRecentMail(tx, { ...mail, kind })) return
    const link = await findAccountLinkByToken(tx, mail.token)
    if (link) await queueMails(deps, tx, [{ kind, subjectId: link.id, toAddress: mail.email }])
  })
}

/** Runs `work` in the caller's transaction when there is one, so that the email is stored exactly when the account is. */
async function inTransaction(
  { db }: Needs,
  outer: Queryable | undefined,
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await (outer ? work(outer) : db.transaction(work))
}
