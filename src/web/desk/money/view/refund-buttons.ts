import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { type RefundDecision, refundDecisionsOf } from '#money/refunds/refund-decision.rules.ts'
import type { UnfinishedRefund } from '#money/refunds/unfinished-refunds.store.ts'
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
