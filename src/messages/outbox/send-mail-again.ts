import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { updateMailQueuedAgain } from './mails.store.ts'

/** Puts an undeliverable email back into the queue for an admin. Two calls at the same moment queue it once. */
export async function sendMailAgain(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  mailId: string,
  admin: string,
): Promise<{ ok: true } | { ok: false; code: 'mail-not-waiting' | 'mail-not-queued' }> {
  return whenUnavailable(
    () =>
      db.transaction(async (tx) => {
        if (!(await updateMailQueuedAgain(tx, mailId)))
          return { ok: false as const, code: 'mail-not-waiting' as const }
        await queue.enqueue(tx, 'send-mail', [{ mailId }])
        await insertAuditEntry(tx, {
          actor: admin,
          action: 'mail-sent-again',
          subjectKind: 'mail',
          subjectId: mailId,
        })
        return { ok: true as const }
      }),
    () => ({ ok: false as const, code: 'mail-not-queued' as const }),
  )
}
