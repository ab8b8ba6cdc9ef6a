import type { ActorKind } from '#bookings/actor.rules.ts'

/**
 * The states of one refund, and the state that each event leads to.
 * - `suggested`: a person has to decide whether the money goes back
 * - `approved`: it goes back; the idempotency key is stored, and it is unknown whether the provider received the call
 * - `pending`: the provider has it, and the bank has not taken it yet
 * - `failed`: the money did not reach the guest; a person decides what happens next
 * - `dismissed`: a person decided that this refund is not made, or is made in another way
 *
 * `pay_out`: a person has given the money back by hand, in cash or by a transfer.
 *
 * A bank can return a refund that had succeeded, so `succeeded` is not the end.
 */
const TRANSITIONS = {
  suggested: { approve: 'approved', pay_out: 'succeeded', dismiss: 'dismissed' },
  approved: { send: 'pending', succeed: 'succeeded', fail: 'failed' },
  pending: { succeed: 'succeeded', fail: 'failed' },
  succeeded: { fail: 'failed' },
  failed: { retry: 'approved', pay_out: 'succeeded', dismiss: 'dismissed' },
  dismissed: {},
} as const satisfies Record<string, Record<string, string>>

/** Who may bring an event about. Only a person decides; the job that sends a refund records the provider's answer. */
const ACTORS = {
  approve: ['staff'],
  dismiss: ['staff'],
  pay_out: ['staff'],
  send: ['provider'],
  succeed: ['provider'],
  fail: ['provider'],
  retry: ['staff'],
} as const satisfies Record<string, readonly ActorKind[]>

export type RefundStatus = keyof typeof TRANSITIONS
export type RefundEvent = keyof typeof ACTORS

export const REFUND_STATUSES = Object.keys(TRANSITIONS) as RefundStatus[]
export const REFUND_EVENTS = Object.keys(ACTORS) as RefundEvent[]

/**
 * What a state says about a refund.
 * - `givenBack`: the money counts as gone: all of these of a payment never exceed what was received
 * - `underWay`: given back, and the provider or a bank has yet to answer
 * - `needsAttention`: a person has to decide
 */
type RefundTrait = 'givenBack' | 'underWay' | 'needsAttention'

const COUNTS_AS: Record<RefundStatus, readonly RefundTrait[]> = {
  suggested: ['needsAttention'],
  approved: ['givenBack', 'underWay'],
  pending: ['givenBack', 'underWay'],
  succeeded: ['givenBack'],
  failed: ['needsAttention'],
  dismissed: [],
}

/** How far what was promised has come: `open` when some of it failed and a person decides what happens next. */
export type RefundProgress = 'under-way' | 'sent' | 'open'

/** Does a refund in this state have this trait? */
export function refundCountsAs(status: RefundStatus, trait: RefundTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** The states that have this trait, for queries. */
export function refundStatusesOf(trait: RefundTrait): RefundStatus[] {
  return REFUND_STATUSES.filter((status) => refundCountsAs(status, trait))
}

/** The state after an event, or `undefined` when the event cannot happen in this state. */
export function nextRefundStatus(status: RefundStatus, event: RefundEvent): RefundStatus | undefined {
  const transitions: Partial<Record<RefundEvent, RefundStatus>> = TRANSITIONS[status]
  return transitions[event]
}

/** The kinds of actors who may bring this event about. */
export function refundActors(event: RefundEvent): readonly ActorKind[] {
  return ACTORS[event]
}

/**
 * Why money goes back.
 * - `policy`: the terms of the booking say so
 * - `late_payment`: it arrived when the booking was over, or no vehicle was free any more
 * - `duplicate`: the booking was paid already
 * - `mismatch`: the payment is not the one that was asked for
 */
export const REFUND_REASONS = [
  'policy',
  'operator_cancelled',
  'late_payment',
  'duplicate',
  'mismatch',
  'goodwill',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
