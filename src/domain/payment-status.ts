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

/** The states in which a guest could still pay or be paying; one per booking at most. */
export const PAYABLE_STATUSES = ['creating', 'open'] as const satisfies PaymentStatus[]

/** Could the guest still pay or be paying through an attempt with this status? */
export function isPayable(status: PaymentStatus): boolean {
  return PAYABLE_STATUSES.some((payable) => payable === status)
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
