import { bahtFromSatang } from '#money/money.rules.ts'
import { refundCountsAs } from '#money/refunds/refund-status.rules.ts'
import type { listUnfinishedRefunds } from '#money/refunds/unfinished-refunds.store.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { REFUND_REASON_TEXTS } from '../../labels/refund-labels.ts'
import { guestOf } from './guest-of.ts'
import { METHOD_TEXTS } from './movement-texts.ts'
import { refundButtonsOf } from './refund-buttons.ts'

type ToPayBack = Awaited<ReturnType<typeof listUnfinishedRefunds>>

/**
 * Refunds that wait for a person or are under way; `more` of them are not shown, and the sum counts all. One that failed,
 * or whose payment does not match, stands under "Does not match".
 */
export function payBackOf({ rows, total, amountSatang }: ToPayBack, nowMs: number) {
  return {
    rows: rows.map((refund) => ({
      id: refund.id,
      guest: guestOf(refund),
      baht: bahtFromSatang(refund.amountSatang),
      paidBy: METHOD_TEXTS[refund.method],
      since: momentInWords(refund.createdAt, nowMs),
      why: REFUND_REASON_TEXTS[refund.reason],
      lastError: refund.lastError,
      isUnderWay: refundCountsAs(refund.status, 'underWay'),
      refund: refundButtonsOf(refund),
    })),
    more: total - rows.length,
    baht: bahtFromSatang(amountSatang),
  }
}
