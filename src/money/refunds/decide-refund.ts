import { staff } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { bahtFromSatang, formatBaht } from '../money.rules.ts'
import { findPaymentForUpdate, type Payment, updatePaymentStatus } from '../payments/payments.store.ts'
import { type RefundDecision, refundDecisionsOf } from './refund-decision.rules.ts'
import { nextRefundStatus } from './refund-status.rules.ts'
import { refundableSatangOf } from './refundable.rules.ts'
import { findRefund, type Refund, updateRefundStatus, withRefunds } from './refunds.store.ts'

type Decided =
  | { ok: true }
  | {
      ok: false
      code: 'refund-not-waiting' | 'refund-too-large' | 'refund-by-hand' | 'refund-not-decided'
    }

const ACTIONS = {
  approve: 'refund-approved',
  pay_out: 'refund-paid-out',
  dismiss: 'refund-dismissed',
  retry: 'refund-retried',
} as const satisfies Record<RefundDecision, string>

/**
 * Records what an admin decided about a refund that is suggested or has failed. Of two decisions at the same moment the
 * first counts. A payment that needed attention is resolved with its refund.
 */
export async function decideRefund(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  { refundId, decision, admin }: { refundId: string; decision: RefundDecision; admin: string },
): Promise<Decided> {
  return whenUnavailable(
    () =>
      db.transaction(
        async (tx): Promise<Decided> => {
          const found = await findRefund(tx, refundId)
          const payment = found && (await findPaymentForUpdate(tx, found.paymentId))
          // Read again under the lock, which every decision about the payment takes.
          const refund = payment && (await findRefund(tx, refundId))
          if (!refund || !nextRefundStatus(refund.status, decision)) return refuse('refund-not-waiting')
          const { method } = payment
          if (!refundDecisionsOf({ status: refund.status, method }).includes(decision))
            return refuse('refund-by-hand')
          if (decision !== 'dismiss' && !(await fits(tx, payment, refund))) return refuse('refund-too-large')
          if (decision === 'approve' || decision === 'retry') {
            await queue.enqueue(tx, 'send-refunds', [{}])
          }
          // What the provider reports about an earlier try is not about this refund any more.
          const isAnother = decision === 'retry' || decision === 'pay_out'
          const key = isAnother ? { idempotencyKey: crypto.randomUUID(), providerRefundId: null } : {}
          const paidOut = decision === 'pay_out' ? { paidOutAt: new Date(now()) } : {}
          await updateRefundStatus(tx, refund, decision, { ...key, ...paidOut, lastError: null })
          if (decision === 'approve' || decision === 'pay_out')
            await updatePaymentStatus(tx, payment, 'resolve')
          await insertAuditEntry(tx, {
            actor: admin,
            action: ACTIONS[decision],
            subjectKind: 'refund',
            subjectId: refundId,
            detail: formatBaht(bahtFromSatang(refund.amountSatang)),
          })
          return { ok: true }
        },
        { actor: staff(admin) },
      ),
    () => refuse('refund-not-decided'),
  )
}

/** The operator may have given money back at the provider since the refund was suggested. */
async function fits(tx: Queryable, payment: Payment, { amountSatang }: Refund): Promise<boolean> {
  const [known] = await withRefunds(tx, [payment])
  return known !== undefined && amountSatang <= refundableSatangOf(known)
}

function refuse(code: Extract<Decided, { ok: false }>['code']): Decided {
  return { ok: false, code }
}
