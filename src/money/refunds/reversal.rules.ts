export const REVERSAL_KINDS = ['refund', 'dispute'] as const

/** Why money of a payment goes back: the operator refunds it, or the guest's bank disputes it (chargeback). */
export type ReversalKind = (typeof REVERSAL_KINDS)[number]

/**
 * What the operator says about a refund that was made in the provider's dashboard.
 * - `goodwill`: the guest does not owe it again
 * - `owed`: the guest owes it again, because it was a mistake, or because it is paid in another way
 */
export const REFUND_ANSWERS = ['goodwill', 'owed'] as const
export type RefundAnswer = (typeof REFUND_ANSWERS)[number]

/**
 * What a state says about a reversal.
 * - `undecided`: its state will still change
 * - `needsAttention`: the operator has to answer the bank
 */
type ReversalTrait = 'undecided' | 'needsAttention'

/**
 * The states with their traits.
 * - of a refund: `pending`, `succeeded`, or `failed` when the money did not reach the guest
 * - of a dispute: `needs_response` until the operator has answered the bank, `under_review` until the bank has
 *   decided, then `won`, `lost`, or `closed` without a decision
 */
const COUNTS_AS = {
  pending: ['undecided'],
  succeeded: [],
  failed: [],
  needs_response: ['undecided', 'needsAttention'],
  under_review: ['undecided'],
  won: [],
  lost: [],
  closed: [],
} as const satisfies Record<string, readonly ReversalTrait[]>

export type ReversalState = keyof typeof COUNTS_AS

export const REVERSAL_STATES = Object.keys(COUNTS_AS) as ReversalState[]

/** Does a reversal in this state have this trait? */
export function reversalCountsAs(state: ReversalState, trait: ReversalTrait): boolean {
  const traits: readonly ReversalTrait[] = COUNTS_AS[state]
  return traits.includes(trait)
}

/** The states that have this trait, for queries. */
export function reversalStatesOf(trait: ReversalTrait): ReversalState[] {
  return REVERSAL_STATES.filter((state) => reversalCountsAs(state, trait))
}

/** One refund or dispute, as the provider reports it. */
export type Reversal = {
  kind: ReversalKind
  /** Its id at the provider. */
  providerId: string
  paymentIntentId: string
  state: ReversalState
  /** In hundredths of the payment's currency, which is satang for baht. */
  amountSatang: number
  /** When it was created at the provider. */
  madeAt: Date
  /** The idempotency key of the refund that this site asked for; missing when somebody made it at the provider. */
  refundKey?: string | undefined
}

/** How much of a payment was given back, in satang. A refund that failed gave nothing back. */
export function refundedSatang(
  reversals: readonly Pick<Reversal, 'kind' | 'state' | 'amountSatang'>[],
): number {
  return reversals
    .filter(({ kind, state }) => kind === 'refund' && state !== 'failed')
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
}
