import type { UnfinishedRefund } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { refundCountsAs } from '#domain/payments/refund-status.ts'
import { momentInWords } from '#domain/time/clock-time.ts'
import { REFUND_REASON_TEXTS } from '../../../admin/payments/refund-labels.ts'
import { guestOf } from './guest-of.ts'
import { METHOD_TEXTS } from './movement-texts.ts'
import { refundButtonsOf } from './refund-buttons.ts'

/**
 * Refunds that wait for a person or are under way. One that failed, or whose payment does not match, stands under "Does
 * not match".
 */
export function payBackOf(refunds: readonly UnfinishedRefund[], nowMs: number) {
  const rows = refunds
    .filter(
      ({ status, paymentStatus }) =>
        status !== 'failed' && !(status === 'suggested' && paymentCountsAs(paymentStatus, 'needsAttention')),
    )
    .map((refund) => ({
      id: refund.id,
      guest: guestOf(refund),
      baht: bahtFromSatang(refund.amountSatang),
      paidBy: METHOD_TEXTS[refund.method],
      since: momentInWords(refund.createdAt, nowMs),
      why: REFUND_REASON_TEXTS[refund.reason],
      lastError: refund.lastError,
      isUnderWay: refundCountsAs(refund.status, 'underWay'),
      refund: refundButtonsOf(refund),
    }))
  return { rows, baht: rows.reduce((sum, { baht }) => sum + baht, 0) }
}
