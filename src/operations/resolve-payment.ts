import { insertAuditEntry } from '#adapters/database/audit-log.ts'
import { findPaymentForUpdate, updatePaymentStatus } from '#adapters/database/payments.ts'
import { attentionSentence } from '#domain/payment-status.ts'
import type { Deps } from './deps.ts'
import { orRefuse, type Refusal, refuse } from './refusal.ts'

/** An admin has dealt with money that nobody expected. Of two who say so at the same moment the first is noted. */
export async function resolvePayment(
  { db }: Pick<Deps, 'db'>,
  paymentId: string,
  admin: string,
): Promise<{ ok: true } | Refusal> {
  return orRefuse('That could not be noted. Please try again.', () =>
    db.transaction(async (tx) => {
      const payment = await findPaymentForUpdate(tx, paymentId)
      const resolved = payment && (await updatePaymentStatus(tx, payment, 'resolve'))
      if (!resolved) return refuse('not-found', 'This payment does not wait for anybody any more.')
      await insertAuditEntry(tx, {
        actor: admin,
        action: 'payment-resolved',
        subjectKind: 'payment',
        subjectId: paymentId,
        detail: attentionSentence(resolved.attentionReason ?? 'not as expected'),
      })
      return { ok: true as const }
    }),
  )
}
