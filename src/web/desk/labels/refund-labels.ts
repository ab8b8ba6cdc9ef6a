import type { RefundDecision } from '#money/refunds/refund-decision.rules.ts'
import type { RefundReason } from '#money/refunds/refund-status.rules.ts'

/** Why money goes back, in words for staff. */
export const REFUND_REASON_TEXTS: Record<RefundReason, string> = {
  policy: 'The guest cancelled.',
  operator_cancelled: 'You cancelled or declined.',
  late_payment: 'The money came too late.',
  duplicate: 'The booking was already paid.',
  mismatch: 'The payment doesn’t match what was expected.',
  goodwill: 'You chose to refund it.',
}

/** What the button of a decision says. */
export const DECISION_TEXTS: Record<RefundDecision, string> = {
  approve: 'Refund it',
  retry: 'Try again',
  pay_out: 'Refunded by hand',
  dismiss: 'Dismiss',
}
