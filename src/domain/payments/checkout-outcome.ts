import { nextPaymentStatus, type PaymentEvent, type PaymentStatus } from './payment-status.ts'

export const SESSION_STATUSES = ['open', 'complete', 'expired'] as const
export const SESSION_PAYMENTS = ['paid', 'unpaid', 'no_payment_required'] as const
/** Of the money itself; `none` before the guest has tried to pay. */
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

/** What the provider says about one checkout, in Stripe's words. */
export type ProviderState = {
  session: SessionStatus
  payment: (typeof SESSION_PAYMENTS)[number]
  intent: IntentStatus
}

/**
 * What that means for us.
 * - `payable`: the guest can still pay there
 * - `processing`: the guest has finished, and a bank has yet to answer, for minutes or for days
 * - `paid`: the money has arrived
 * - `failed`: the guest had finished, and the money will not come: nothing was charged
 * - `closed`: ended unpaid
 * - `unexpected`: finished without any payment, which this site never offers; a person looks at it
 */
export type CheckoutOutcome = 'payable' | 'processing' | 'paid' | 'failed' | 'closed' | 'unexpected'

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
    requires_capture: 'processing',
    processing: 'processing',
    canceled: 'failed',
  },
  expired: {
    none: 'closed',
    requires_payment_method: 'closed',
    requires_confirmation: 'closed',
    requires_action: 'closed',
    requires_capture: 'processing',
    processing: 'processing',
    canceled: 'closed',
  },
}

/** What becomes of a checkout in this state of the provider's; every combination has an outcome. */
export function outcomeOf({ session, payment, intent }: ProviderState): CheckoutOutcome {
  if (payment === 'paid' || intent === 'succeeded') return 'paid'
  if (payment === 'no_payment_required' && session === 'complete') return 'unexpected'
  return UNPAID[session][intent]
}

const EVENTS: Record<CheckoutOutcome, PaymentEvent | undefined> = {
  payable: undefined,
  processing: undefined,
  paid: 'pay',
  failed: 'fail',
  closed: 'expire',
  unexpected: 'dispute',
}

/** The event that an outcome is for an attempt with this status; `undefined` when it changes nothing. */
export function paymentEventOf(outcome: CheckoutOutcome, status: PaymentStatus): PaymentEvent | undefined {
  // An attempt whose session was never stored cannot run out.
  const event = outcome === 'closed' && status === 'creating' ? 'fail' : EVENTS[outcome]
  return event && nextPaymentStatus(status, event) && event
}
