import { insertAuditEntry } from '#adapters/database/audit-log.ts'
import { updateMailQueuedAgain } from '#adapters/database/mails.ts'
import type { Deps } from './deps.ts'
import { orRefuse, type Refusal, refuse } from './refusal.ts'

/** Puts an undeliverable mail back into the queue for an admin. Asked twice at the same moment, it is queued once. */
export async function sendMailAgain(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  mailId: string,
  admin: string,
): Promise<{ ok: true } | Refusal> {
  return orRefuse('The mail could not be queued. Please try again.', () =>
    db.transaction(async (tx) => {
      if (!(await updateMailQueuedAgain(tx, mailId)))
        return refuse('not-found', 'This mail does not wait for anybody any more.')
      await queue.enqueue(tx, 'send-mail', [{ mailId }])
      await insertAuditEntry(tx, {
        actor: admin,
        action: 'mail-sent-again',
        subjectKind: 'mail',
        subjectId: mailId,
      })
      return { ok: true as const }
    }),
  )
}
