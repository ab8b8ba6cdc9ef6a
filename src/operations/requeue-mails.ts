import type { Queryable } from '#adapters/database/database.ts'
import { listQueuedMails } from '#adapters/database/mails.ts'
import type { Deps } from './deps.ts'

/** Gives every mail that has not left yet to the queue, which knows nothing of mails that came with a backup. */
export async function requeueMails({ queue }: Pick<Deps, 'queue'>, tx: Queryable): Promise<void> {
  const waiting = await listQueuedMails(tx)
  if (waiting.length > 0)
    await queue.enqueue(
      tx,
      'send-mail',
      waiting.map(({ id }) => ({ mailId: id })),
    )
}
