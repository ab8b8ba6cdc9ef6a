import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { listQueuedMails } from './mails.store.ts'

/**
 * Queues every email that is not sent yet exactly once, after a restore. A restore brings back emails but no jobs, and
 * the queue may still hold jobs from the replaced database.
 */
export async function requeueMails({ queue }: Pick<Deps, 'queue'>, tx: Queryable): Promise<void> {
  await queue.deleteWaiting(tx, 'send-mail')
  const waiting = await listQueuedMails(tx)
  if (waiting.length > 0)
    await queue.enqueue(
      tx,
      'send-mail',
      waiting.map(({ id }) => ({ mailId: id })),
    )
}
