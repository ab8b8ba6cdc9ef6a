import type { Queryable } from '#adapters/database/database.ts'
import { insertMails } from '#adapters/database/mails.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from './deps.ts'
import { mailsTooMany } from './mail-limits.ts'

export type MailOrder = { kind: MailKind; subjectId: string; toAddress: string }

/**
 * Notes mails and their sending down in the caller's transaction; one of a kind about one thing is sent once. Of
 * those that anybody can have sent to any address, too many are noted only.
 * @returns what those are about
 */
export async function queueMails(
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  tx: Queryable,
  orders: MailOrder[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set()
  const tooMany = await mailsTooMany({ now }, tx, orders)
  const noted = await insertMails(
    tx,
    orders.map((order) => ({ ...order, status: tooMany.has(order) ? 'held-back' : 'queued' })),
  )
  const queued = noted.filter(({ status }) => status === 'queued')
  if (queued.length > 0)
    await queue.enqueue(
      tx,
      'send-mail',
      queued.map(({ id }) => ({ mailId: id })),
    )
  return new Set(Array.from(tooMany, ({ subjectId }) => subjectId))
}
