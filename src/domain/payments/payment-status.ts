/**
 * The life of one payment attempt. A booking has at most one attempt that is `creating` or `open`.
 * - `creating`: the idempotency key is stored, the provider may or may not have been reached
 * - `open`: the guest can pay at the provider
 * - `needs_attention`: money moved, or may have, in a way that nobody expected; a person looks at it
 * - `resolved`: a person has dealt with that, here or at the provider
 */
const TRANSITIONS = {
  creating: { open: 'open', fail: 'failed', pay: 'paid', dispute: 'needs_attention' },
  open: { pay: 'paid', expire: 'expired', cancel: 'cancelled', fail: 'failed', dispute: 'needs_attention' },
  failed: { pay: 'paid', dispute: 'needs_attention' },
  expired: { pay: 'paid', dispute: 'needs_attention' },
  cancelled: { pay: 'paid', dispute: 'needs_attention' },
  needs_attention: { resolve: 'resolved' },
  resolved: {},
  paid: {},
} as const satisfies Record<string, Record<string, string>>

export type PaymentStatus = keyof typeof TRANSITIONS
export type PaymentEvent = 'open' | 'pay' | 'expire' | 'cancel' | 'fail' | 'dispute' | 'resolve'

export const PAYMENT_STATUSES = Object.keys(TRANSITIONS) as PaymentStatus[]

/**
 * - `payable`: the guest could still pay or be paying; one attempt per booking at most
 * - `moneyMoved`: money moved, or may have: the attempt and its booking are kept for the accounts
 * - `income`: the money is ours, less what was refunded
 * - `unexpected`: money moved in a way that nobody expected, whether or not a person has dealt with it
 * - `needsAttention`: of those, a person has yet to deal with it
 */
type PaymentTrait = 'payable' | 'moneyMoved' | 'income' | 'unexpected' | 'needsAttention'

/** What each state counts as: the one answer for pages, mails, queries and jobs. */
const COUNTS_AS: Record<PaymentStatus, readonly PaymentTrait[]> = {
  creating: ['payable'],
  open: ['payable'],
  failed: [],
  expired: [],
  cancelled: [],
  needs_attention: ['moneyMoved', 'unexpected', 'needsAttention'],
  resolved: ['moneyMoved', 'unexpected'],
  paid: ['moneyMoved', 'income'],
}

/** Does an attempt in this state count as that? */
export function paymentCountsAs(status: PaymentStatus, trait: PaymentTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** The states that count as that, for queries. */
export function paymentStatusesOf(trait: PaymentTrait): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((status) => paymentCountsAs(status, trait))
}

/** Where an event leads, or `undefined` when this attempt cannot have it. */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const arrows: Partial<Record<PaymentEvent, PaymentStatus>> = TRANSITIONS[status]
  return arrows[event]
}

/** Why a payment needs a person; the reason is stored as a clause. */
export function attentionSentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}
