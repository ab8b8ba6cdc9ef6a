import { staff } from '#bookings/actor.rules.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { listSuggestedRefunds, updateRefundStatus } from '../refunds/refunds.store.ts'
import { attentionSentence } from './attention-reason.rules.ts'
import { findPaymentForUpdate, updatePaymentStatus } from './payments.store.ts'

/**
 * Marks a payment that needed attention as resolved by an admin, who has settled it without the refund that the site
 * suggested. Of two calls at the same moment the first is recorded.
 */
export async function resolvePayment(
  { db }: Pick<Deps, 'db'>,
  paymentId: string,
  admin: string,
): Promise<{ ok: true } | { ok: false; code: 'payment-not-waiting' | 'payment-not-resolved' }> {
  return whenUnavailable(
    () =>
      db.transaction(
        async (tx) => {
          const payment = await findPaymentForUpdate(tx, paymentId)
          const resolved = payment && (await updatePaymentStatus(tx, payment, 'resolve'))
          if (!resolved) return { ok: false as const, code: 'payment-not-waiting' as const }
          for (const refund of await listSuggestedRefunds(tx, paymentId))
            await updateRefundStatus(tx, refund, 'dismiss')
          await insertAuditEntry(tx, {
            actor: admin,
            action: 'payment-resolved',
            subjectKind: 'payment',
            subjectId: paymentId,
            detail: resolved.attentionReason && attentionSentence(resolved.attentionReason),
          })
          return { ok: true as const }
        },
        { actor: staff(admin) },
      ),
    () => ({ ok: false as const, code: 'payment-not-resolved' as const }),
  )
}
