import type { Queryable } from '#adapters/database/database.ts'
import { insertMails } from '#adapters/database/mails.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from '../deps.ts'
import { findMailFacts } from './mail-facts.ts'
import { isMailboxFull } from './mail-limits.ts'

export type MailToQueue = { kind: MailKind; subjectId: string; toAddress: string }

/**
 * Stores emails and the jobs that send them in the caller's transaction. An email of one kind about one subject is stored
 * once. An email beyond the limits of its mailbox (`mail-limits.ts`) is held back: it is stored, but not sent. What the
 * email tells of its booking is fixed here (`mail-facts.ts`), so the caller has changed the booking before.
 * @param afterSeconds how long the emails wait before they are sent
 */
export async function queueMails(
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  tx: Queryable,
  toQueue: MailToQueue[],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const orders: Parameters<typeof insertMails>[1] = []
  // A guest who is reached by phone only, or was forgotten, has no address.
  for (const mail of toQueue.filter(({ toAddress }) => toAddress !== ''))
    orders.push({
      ...mail,
      status: (await isMailboxFull({ now }, tx, mail)) ? 'held-back' : 'queued',
      facts: await findMailFacts(tx, mail),
    })
  const stored = await insertMails(tx, orders)
  const jobs = stored.filter(({ status }) => status === 'queued').map(({ id }) => ({ mailId: id }))
  if (jobs.length > 0) await queue.enqueue(tx, 'send-mail', jobs, { afterSeconds })
}
