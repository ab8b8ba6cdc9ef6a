import { expect, test } from 'vitest'
import {
  nextPaymentStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentCountsAs,
  paymentStatusesOf,
} from '../payments/payment-status.rules.ts'
import {
  INTENT_STATUSES,
  outcomeOf,
  type ProviderState,
  paymentEventOf,
  SESSION_PAYMENTS,
  SESSION_STATUSES,
} from './checkout-outcome.rules.ts'

const STATES: ProviderState[] = SESSION_STATUSES.flatMap((session) =>
  SESSION_PAYMENTS.flatMap((payment) => INTENT_STATUSES.map((intent) => ({ session, payment, intent }))),
)
const WAITING = ['payable', 'processing']

test.for([
  ['the guest is at the checkout', 'open', 'unpaid', 'none', 'payable'],
  ['a card was declined and another may be tried', 'open', 'unpaid', 'requires_payment_method', 'payable'],
  ['paid by card', 'complete', 'paid', 'succeeded', 'paid'],
  ['a bank transfer is under way', 'complete', 'unpaid', 'processing', 'processing'],
  ['finished, and nothing is known about the money', 'complete', 'unpaid', 'none', 'processing'],
  ['a voucher waits to be paid', 'complete', 'unpaid', 'requires_action', 'processing'],
  ['a bank transfer has arrived', 'complete', 'paid', 'succeeded', 'paid'],
  ['a bank transfer was refused', 'complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['a bank transfer was given up', 'complete', 'unpaid', 'canceled', 'failed'],
  ['the checkout ran out', 'expired', 'unpaid', 'none', 'closed'],
  ['finished without a payment', 'complete', 'no_payment_required', 'none', 'unexpected'],
] as const)('%s', ([_, session, payment, intent, outcome]) => {
  expect(outcomeOf({ session, payment, intent })).toBe(outcome)
})

test('every state of the provider has an outcome, and money that moved is always seen', () => {
  expect(STATES).toHaveLength(72)
  for (const state of STATES) {
    const hasMoney = state.payment === 'paid' || state.intent === 'succeeded'
    expect({ state, outcome: outcomeOf(state) === 'paid' }).toEqual({ state, outcome: hasMoney })
  }
})

test('an attempt that can be paid leaves that state with every outcome that is not waiting', () => {
  for (const state of STATES) {
    const outcome = outcomeOf(state)
    for (const status of paymentStatusesOf('payable')) {
      const next = statusAfter(state, status)

      const stays = WAITING.includes(outcome)
      expect({ state, status, stays: paymentCountsAs(next, 'payable') }).toEqual({ state, status, stays })
    }
  }
})

test('whatever the provider says, each of our states keeps or changes to one that exists', () => {
  const after = STATES.flatMap((state) => PAYMENT_STATUSES.map((status) => statusAfter(state, status)))
  expect(PAYMENT_STATUSES).toEqual(expect.arrayContaining(after))
})

test('from every state of the provider an end is reached, and none in which it rests leaves us waiting', () => {
  const isWaiting = (state: ProviderState) => WAITING.includes(outcomeOf(state))
  expect(STATES.filter((state) => reachable(state).every(isWaiting))).toEqual([])
  expect(STATES.filter((state) => nextStates(state).length === 0 && isWaiting(state))).toEqual([])
})

function statusAfter(state: ProviderState, status: PaymentStatus): PaymentStatus {
  const event = paymentEventOf(outcomeOf(state), status)
  const next = event ? nextPaymentStatus(status, event) : status
  if (!next) throw new Error(`${status} cannot ${event}`)
  return next
}

/** Where the provider goes on from there by itself: sessions run out, banks answer. */
function nextStates(state: ProviderState): ProviderState[] {
  const { session, intent } = state
  const isAnswered =
    ['requires_payment_method', 'canceled', 'succeeded'].includes(intent) ||
    (intent === 'none' && session !== 'complete')
  return [
    ...(session === 'open' ? [{ ...state, session: 'expired' as const }] : []),
    ...(isAnswered
      ? []
      : (['requires_payment_method', 'canceled', 'succeeded'] as const).map((next) => ({
          ...state,
          intent: next,
        }))),
  ]
}

function reachable(from: ProviderState): ProviderState[] {
  const seen = new Map([[JSON.stringify(from), from]])
  for (const state of seen.values()) {
    for (const next of nextStates(state)) seen.set(JSON.stringify(next), next)
  }
  return [...seen.values()]
}
