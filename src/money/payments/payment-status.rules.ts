import type { ActorKind } from '#bookings/actor.rules.ts'

/**
 * The states of one payment attempt, and the state that each event leads to. A booking has at most one attempt that is
 * `creating` or `open`.
 * - `creating`: the idempotency key is stored; it is unknown whether the provider received the request
 * - `open`: the guest can pay at the provider
 * - `authorised`: the bank has reserved the money on the guest's card; it is charged when the operator confirms, and
 *   released when the booking ends
 * - `needs_attention`: money moved, or may have moved, and does not match the booking; the operator has to decide
 * - `resolved`: the operator has decided, in the dashboard or at the provider
 *
 * A payment that arrives after the attempt failed, expired or was cancelled is still recorded as paid: the money is here.
 */
const TRANSITIONS = {
  creating: { open: 'open', fail: 'failed', authorise: 'authorised', pay: 'paid', flag: 'needs_attention' },
  open: {
    authorise: 'authorised',
    pay: 'paid',
    expire: 'expired',
    cancel: 'cancelled',
    fail: 'failed',
    flag: 'needs_attention',
  },
  authorised: { pay: 'paid', expire: 'expired', cancel: 'cancelled', flag: 'needs_attention' },
  failed: { authorise: 'authorised', pay: 'paid', flag: 'needs_attention' },
  expired: { authorise: 'authorised', pay: 'paid', flag: 'needs_attention' },
  cancelled: { authorise: 'authorised', pay: 'paid', flag: 'needs_attention' },
  needs_attention: { resolve: 'resolved' },
  resolved: {},
  paid: {},
} as const satisfies Record<string, Record<string, string>>

/** Who may bring an event about. Only the provider says that money moved. */
const ACTORS = {
  open: ['guest', 'staff'],
  authorise: ['provider'],
  pay: ['provider'],
  expire: ['provider'],
  cancel: ['guest', 'staff', 'clock', 'provider'],
  fail: ['guest', 'staff', 'clock', 'provider'],
  flag: ['provider'],
  resolve: ['staff'],
} as const satisfies Record<string, readonly ActorKind[]>

export type PaymentStatus = keyof typeof TRANSITIONS
export type PaymentEvent = keyof typeof ACTORS

export const PAYMENT_STATUSES = Object.keys(TRANSITIONS) as PaymentStatus[]
export const PAYMENT_EVENTS = Object.keys(ACTORS) as PaymentEvent[]

/**
 * What a state says about an attempt.
 * - `payable`: the guest can still pay, or is paying; one attempt per booking at most
 * - `unsettled`: the provider still knows more of it than we do, or will: it is asked about until it has ended
 * - `moneyMoved`: money moved, or may have moved: the attempt and its booking are kept for the accounts
 * - `income`: the money is ours, less refunds
 * - `unexpected`: the money does not match the booking, whether or not the operator has decided about it
 * - `needsAttention`: unexpected, and the operator has yet to decide
 */
type PaymentTrait = 'payable' | 'unsettled' | 'moneyMoved' | 'income' | 'unexpected' | 'needsAttention'

/** The traits of each state. Pages, emails, queries and jobs all ask here instead of listing states. */
const COUNTS_AS: Record<PaymentStatus, readonly PaymentTrait[]> = {
  creating: ['payable', 'unsettled'],
  open: ['payable', 'unsettled'],
  authorised: ['unsettled'],
  failed: [],
  expired: [],
  cancelled: [],
  needs_attention: ['moneyMoved', 'unexpected', 'needsAttention'],
  resolved: ['moneyMoved', 'unexpected'],
  paid: ['moneyMoved', 'income'],
}

/** Does an attempt in this state have this trait? */
export function paymentCountsAs(status: PaymentStatus, trait: PaymentTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** Has the guest finished the checkout of this attempt, and a bank has yet to answer? */
export function isProcessing({
  status,
  processingSince,
}: {
  status: PaymentStatus
  processingSince: Date | null
}): boolean {
  return processingSince !== null && paymentCountsAs(status, 'payable')
}

/** Had the guest authorised this attempt, whatever became of it? The provider's id of the payment is stored then. */
export function wasAuthorised({
  authorises,
  paymentIntentId,
}: {
  authorises: boolean
  paymentIntentId: string | null
}): boolean {
  return authorises && paymentIntentId !== null
}

/** The states that have this trait, for queries. */
export function paymentStatusesOf(trait: PaymentTrait): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((status) => paymentCountsAs(status, trait))
}

/** The state after an event, or `undefined` when the event cannot happen in this state. */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const transitions: Partial<Record<PaymentEvent, PaymentStatus>> = TRANSITIONS[status]
  return transitions[event]
}

/** The kinds of actors who may bring this event about. */
export function paymentActors(event: PaymentEvent): readonly ActorKind[] {
  return ACTORS[event]
}
