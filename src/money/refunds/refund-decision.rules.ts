import { isThroughProvider, type PaymentMethod } from '../payments/payment-kind.rules.ts'
import { nextRefundStatus, type RefundStatus } from './refund-status.rules.ts'

export const REFUND_DECISIONS = ['approve', 'retry', 'pay_out', 'dismiss'] as const
/**
 * What an admin decides about a refund that waits for a person.
 * - `approve`: a suggested one is sent
 * - `retry`: one that failed is sent again, under a new key
 * - `pay_out`: the admin has given the money back by hand, in cash or by a transfer
 * - `dismiss`: it is not made by the site
 */
export type RefundDecision = (typeof REFUND_DECISIONS)[number]

/** What can be decided about a refund, the most natural one first. The provider sends only what came through it. */
export function refundDecisionsOf(refund: { status: RefundStatus; method: PaymentMethod }): RefundDecision[] {
  return REFUND_DECISIONS.filter(
    (decision) =>
      nextRefundStatus(refund.status, decision) && (isByHand(decision) || isThroughProvider(refund.method)),
  )
}

function isByHand(decision: RefundDecision): boolean {
  return decision === 'pay_out' || decision === 'dismiss'
}
