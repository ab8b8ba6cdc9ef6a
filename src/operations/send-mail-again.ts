import { updateMailQueuedAgain } from '#adapters/database/mails.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from './deps.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Puts an undeliverable mail back into the queue. Asked twice at the same moment, it is queued once. */
export async function sendMailAgain(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  mailId: string,
): Promise<{ ok: true } | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await updateMailQueuedAgain(tx, mailId)))
        return refuse('not-found', 'This mail does not wait for anybody any more.')
      await queue.enqueue(tx, 'send-mail', [{ mailId }])
      return { ok: true as const }
    })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return refuse('unavailable', 'The mail could not be queued. Please try again.')
  }
}
