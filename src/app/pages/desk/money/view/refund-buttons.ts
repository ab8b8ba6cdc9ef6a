import type { UnfinishedRefund } from '#adapters/database/admin/unfinished-refunds.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { type RefundDecision, refundDecisionsOf } from '#domain/payments/refund-decision.ts'
import { DECISION_TEXTS } from '../../labels/refund-labels.ts'

/** The decisions about one refund; the first is the most natural one, and its button names the sum. */
export type RefundButtons = { refundId: string; buttons: { decision: RefundDecision; text: string }[] }

export function refundButtonsOf(
  refund: Pick<UnfinishedRefund, 'id' | 'status' | 'amountSatang' | 'method'>,
): RefundButtons {
  const sum = formatBaht(bahtFromSatang(refund.amountSatang))
  const first = {
    approve: `Refund ${sum}`,
    retry: `Try again: ${sum}`,
    pay_out: refund.method === 'bank_transfer' ? `Transferred ${sum}` : `Refunded ${sum}`,
    dismiss: DECISION_TEXTS.dismiss,
  }
  return {
    refundId: refund.id,
    buttons: refundDecisionsOf(refund).map((decision, index) => ({
      decision,
      text: index === 0 ? first[decision] : DECISION_TEXTS[decision],
    })),
  }
}
