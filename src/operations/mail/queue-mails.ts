import type { Queryable } from '#adapters/database/database.ts'
import { insertMail } from '#adapters/database/mails.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from '../deps.ts'
import { isMailboxFull } from './mail-limits.ts'

export type MailOrder = { kind: MailKind; subjectId: string; toAddress: string }

/**
 * Stores mails and the jobs that send them in the caller's transaction. A mail of one kind about one thing is stored
 * once. One that anybody can have sent to any address by typing it into a form is held back when its mailbox has got
 * enough of them: it is stored, and not sent.
 */
export async function queueMails(
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  tx: Queryable,
  orders: MailOrder[],
): Promise<void> {
  const jobs: { mailId: string }[] = []
  for (const order of orders) {
    const status = (await isMailboxFull({ now }, tx, order)) ? 'held-back' : 'queued'
    const mail = await insertMail(tx, { ...order, status })
    if (mail?.status === 'queued') jobs.push({ mailId: mail.id })
  }
  if (jobs.length > 0) await queue.enqueue(tx, 'send-mail', jobs)
}
