import type { Queryable } from '#adapters/database/database.ts'
import { listQueuedMails } from '#adapters/database/mails.ts'
import type { Deps } from '../deps.ts'

/**
 * Gives every mail that has not left yet to the queue, once: the queue is not restored, so it knows nothing of mails
 * that came with the backup, and may know some of them from the database as it was.
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
