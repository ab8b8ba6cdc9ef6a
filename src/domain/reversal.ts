/** Money of a payment that goes back: the operator refunds it, or the guest's bank disputes it. */
export type ReversalKind = 'refund' | 'dispute'

/**
 * - of a refund: `pending`, `succeeded`, or `failed` when the money did not reach the guest
 * - of a dispute: `needs_response` until the operator has answered the bank, `under_review` until the bank has
 *   decided, then `won`, `lost`, or `closed` without a decision
 */
export type ReversalState =
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'closed'

/** What the provider says about one refund or dispute. */
export type Reversal = {
  kind: ReversalKind
  /** The provider's name for it. */
  providerId: string
  paymentIntentId: string
  state: ReversalState
  /** In hundredths of the payment's currency. */
  amountSatang: number
  /** When it was made at the provider. */
  madeAt: Date
}

/** The provider will say more about a reversal in one of these states. */
export const UNDECIDED_STATES = [
  'pending',
  'needs_response',
  'under_review',
] as const satisfies ReversalState[]

/** How much of a payment was given back, in satang. A refund that failed gave nothing back. */
export function refundedSatang(
  reversals: readonly Pick<Reversal, 'kind' | 'state' | 'amountSatang'>[],
): number {
  return reversals
    .filter(({ kind, state }) => kind === 'refund' && state !== 'failed')
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
}
