import { randomUUID } from 'node:crypto'
import { updateMailsListed } from '#adapters/database/mails.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from './queue-mails.ts'

/**
 * Queues one mail to the operator that stands for all that wait for a digest; none when none wait. Both are noted in
 * one transaction, so that each waiting mail is listed once, however often this runs and wherever it ends.
 */
export async function queueDigest(deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>): Promise<void> {
  const digestId = randomUUID()
  await deps.db.transaction(async (tx) => {
    if ((await updateMailsListed(tx, digestId)) === 0) return
    const toAddress = deps.addresses.operator
    await queueMails(deps, tx, [{ kind: 'operator-digest', subjectId: digestId, toAddress }])
  })
}
