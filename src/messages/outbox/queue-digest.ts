import { randomUUID } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import { updateMailsListed } from './mails.store.ts'
import { queueMails } from './queue-mails.ts'

/**
 * Queues one email to the operator that lists all emails waiting for a digest; none when none wait. One transaction marks
 * them as listed and stores the digest, so each is listed exactly once, however often the job runs or is cut short.
 */
export async function queueDigest(deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>): Promise<void> {
  const digestId = randomUUID()
  await deps.db.transaction(async (tx) => {
    if ((await updateMailsListed(tx, digestId)) === 0) return
    const toAddress = deps.addresses.operator
    await queueMails(deps, tx, [{ kind: 'operator-digest', subjectId: digestId, toAddress }])
  })
}
