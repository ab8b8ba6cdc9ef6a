import { nextPaymentStatus, type PaymentEvent, type PaymentStatus } from '../payments/payment-status.rules.ts'

/** The states of a checkout session, in Stripe's words. */
export const SESSION_STATUSES = ['open', 'complete', 'expired'] as const
export const SESSION_PAYMENTS = ['paid', 'unpaid', 'no_payment_required'] as const
/** The states of the payment intent, in Stripe's words; `none` before the guest has tried to pay. */
export const INTENT_STATUSES = [
  'none',
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'canceled',
  'succeeded',
] as const

export type SessionStatus = (typeof SESSION_STATUSES)[number]
export type IntentStatus = (typeof INTENT_STATUSES)[number]

/** The state of one checkout at the provider, in Stripe's words. */
export type ProviderState = {
  session: SessionStatus
  payment: (typeof SESSION_PAYMENTS)[number]
  intent: IntentStatus
}

/**
 * What the provider's state means for this site.
 * - `payable`: the guest can still pay there
 * - `processing`: the guest has completed the checkout, and the bank has not answered yet; that takes minutes or days
 * - `authorised`: the money is reserved on the guest's card, and not charged
 * - `paid`: the money has arrived
 * - `failed`: the guest completed the checkout, and the bank refused: nothing was charged
 * - `closed`: the checkout ended unpaid
 * - `unexpected`: completed without a payment, which this site never offers; the operator has to look at it
 */
export type CheckoutOutcome =
  | 'payable'
  | 'processing'
  | 'authorised'
  | 'paid'
  | 'failed'
  | 'closed'
  | 'unexpected'

/** The outcome of a checkout without money, by session and intent. An open session is payable whatever its intent says. */
const UNPAID: Record<SessionStatus, Record<Exclude<IntentStatus, 'succeeded'>, CheckoutOutcome>> = {
  open: {
    none: 'payable',
    requires_payment_method: 'payable',
    requires_confirmation: 'payable',
    requires_action: 'payable',
    requires_capture: 'payable',
    processing: 'payable',
    canceled: 'payable',
  },
  complete: {
    none: 'processing',
    requires_payment_method: 'failed',
    requires_confirmation: 'processing',
    requires_action: 'processing',
    requires_capture: 'authorised',
    processing: 'processing',
    canceled: 'failed',
  },
  expired: {
    none: 'closed',
    requires_payment_method: 'closed',
    requires_confirmation: 'closed',
    requires_action: 'closed',
    requires_capture: 'authorised',
    processing: 'processing',
    canceled: 'closed',
  },
}

/** The outcome of a checkout; every combination of the provider's states has one. */
export function outcomeOf({ session, payment, intent }: ProviderState): CheckoutOutcome {
  if (payment === 'paid' || intent === 'succeeded') return 'paid'
  if (payment === 'no_payment_required' && session === 'complete') return 'unexpected'
  return UNPAID[session][intent]
}

const EVENTS: Record<CheckoutOutcome, PaymentEvent | undefined> = {
  payable: undefined,
  processing: undefined,
  authorised: 'authorise',
  paid: 'pay',
  failed: 'fail',
  closed: 'expire',
  unexpected: 'flag',
}

/** The event that records an outcome on an attempt with this status; `undefined` when there is nothing to record. */
export function paymentEventOf(outcome: CheckoutOutcome, status: PaymentStatus): PaymentEvent | undefined {
  const event = endOf(outcome, status) ?? EVENTS[outcome]
  return event && nextPaymentStatus(status, event) && event
}

/** How an attempt ends of which the state says more than the outcome. */
function endOf(outcome: CheckoutOutcome, status: PaymentStatus): PaymentEvent | undefined {
  // There is no stored session that could expire.
  if (outcome === 'closed' && status === 'creating') return 'fail'
  // Nothing was refused: what was reserved has been released.
  if (outcome === 'failed' && status === 'authorised') return 'expire'
  return undefined
}
