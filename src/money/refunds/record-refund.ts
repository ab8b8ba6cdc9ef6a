import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { findPaymentForUpdate } from '../payments/payments.store.ts'
import type { RefundEvent } from './refund-status.rules.ts'
import { findRefundOfReversal, type Refund, updateRefundStatus } from './refunds.store.ts'
import type { Reversal, ReversalState } from './reversal.rules.ts'
import { insertReversal, updateReversal } from './reversals.store.ts'

const EVENTS: Partial<Record<ReversalState, RefundEvent>> = {
  pending: 'send',
  succeeded: 'succeed',
  failed: 'fail',
}

/**
 * Stores a refund or dispute as the provider reports it and, when it is a refund that this site asked for, moves that
 * along. Any number of calls about the same reversal, also concurrent ones, record and email it once.
 */
export async function recordReversal(
  tx: Queryable,
  deps: Pick<Deps, 'queue' | 'now' | 'addresses'>,
  paymentId: string,
  reversal: Reversal,
): Promise<void> {
  // Every change of what was given back of a payment is made under its lock.
  if (!(await findPaymentForUpdate(tx, paymentId))) return
  const stored = (await insertReversal(tx, paymentId, reversal)) ?? (await updateReversal(tx, reversal))
  if (!stored) return
  const ours = reversal.kind === 'refund' ? await findRefundOfReversal(tx, reversal) : undefined
  if (ours) await moveRefund(tx, ours, reversal)
  // The admin who approved a refund knows of it; of one that fails the operator always hears.
  if (ours && reversal.state !== 'failed') return
  // One email of each kind: a refund that fails later causes a second email, and repeated calls cause none.
  await queueMails(deps, tx, [
    { kind: mailKindOf(reversal), subjectId: stored.id, toAddress: deps.addresses.operator },
  ])
}

async function moveRefund(tx: Queryable, refund: Refund, { state, providerId }: Reversal): Promise<void> {
  const event = EVENTS[state]
  if (!event) return
  await updateRefundStatus(tx, refund, event, {
    providerRefundId: providerId,
    lastError: event === 'fail' ? 'The bank did not take the money.' : null,
  })
}

function mailKindOf({ kind, state }: Reversal) {
  if (kind === 'dispute') return 'operator-dispute'
  return state === 'failed' ? 'operator-refund-failed' : 'operator-refund'
}
