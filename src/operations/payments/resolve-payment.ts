import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { findPaymentForUpdate, updatePaymentStatus } from '#adapters/database/payments.ts'
import { listSuggestedRefunds, updateRefundStatus } from '#adapters/database/refunds.ts'
import { staff } from '#domain/bookings/actor.ts'
import { attentionSentence } from '#domain/payments/attention-reason.ts'
import { whenUnavailable } from '#domain/unavailable.ts'
import type { Deps } from '../deps.ts'

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
