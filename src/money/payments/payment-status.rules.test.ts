import { expect, test } from 'vitest'
import {
  nextPaymentStatus,
  PAYMENT_EVENTS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentActors,
  paymentStatusesOf,
} from './payment-status.rules.ts'

test.for([
  ['creating', 'open', 'open'],
  ['creating', 'fail', 'failed'],
  ['creating', 'authorise', 'authorised'],
  ['creating', 'pay', 'paid'],
  ['creating', 'flag', 'needs_attention'],
  ['open', 'authorise', 'authorised'],
  ['open', 'pay', 'paid'],
  ['open', 'expire', 'expired'],
  ['open', 'cancel', 'cancelled'],
  ['open', 'fail', 'failed'],
  ['open', 'flag', 'needs_attention'],
  ['failed', 'authorise', 'authorised'],
  ['failed', 'pay', 'paid'],
  ['failed', 'flag', 'needs_attention'],
  ['expired', 'authorise', 'authorised'],
  ['expired', 'pay', 'paid'],
  ['expired', 'flag', 'needs_attention'],
  ['cancelled', 'authorise', 'authorised'],
  ['cancelled', 'pay', 'paid'],
  ['cancelled', 'flag', 'needs_attention'],
  ['authorised', 'pay', 'paid'],
  ['authorised', 'expire', 'expired'],
  ['authorised', 'cancel', 'cancelled'],
  ['authorised', 'flag', 'needs_attention'],
  ['needs_attention', 'resolve', 'resolved'],
] as const)('%s, then %s: %s', ([status, event, next]) => {
  expect(nextPaymentStatus(status, event)).toBe(next)
})

test('nothing else can happen to a payment', () => {
  expect(arrows()).toHaveLength(25)
})

test('every status can be reached from the first', () => {
  const reached = new Set<PaymentStatus>(['creating'])
  for (const from of reached) {
    for (const arrow of arrows()) if (arrow.from === from) reached.add(arrow.next)
  }
  expect(reached).toEqual(new Set(PAYMENT_STATUSES))
})

test('each event has an actor, and only the provider says that money moved', () => {
  expect(PAYMENT_EVENTS.filter((event) => paymentActors(event).length === 0)).toEqual([])
  expect(PAYMENT_EVENTS.filter((event) => paymentActors(event).join() === 'provider')).toEqual([
    'authorise',
    'pay',
    'expire',
    'flag',
  ])
})

test('a payment only ever gets a status that exists', () => {
  expect(arrows().filter(({ next }) => !PAYMENT_STATUSES.includes(next))).toEqual([])
})

test('only a paid payment and one that a person has dealt with are over', () => {
  const ends = PAYMENT_STATUSES.filter((status) => arrows().every((arrow) => arrow.from !== status))
  expect(ends).toEqual(['resolved', 'paid'])
})

test('whatever was recorded before, money that arrived is recorded unless it already is', () => {
  const deaf = PAYMENT_STATUSES.filter((status) => nextPaymentStatus(status, 'pay') !== 'paid')
  expect(deaf).toEqual(['needs_attention', 'resolved', 'paid'])
})

test('a guest can pay exactly while the payment can still be opened or closed', () => {
  const closable = PAYMENT_STATUSES.filter((status) => nextPaymentStatus(status, 'fail') !== undefined)
  expect(closable).toEqual(paymentStatusesOf('payable'))
})

test.for([
  ['moneyMoved', ['needs_attention', 'resolved', 'paid']],
  ['income', ['paid']],
  ['unexpected', ['needs_attention', 'resolved']],
  ['needsAttention', ['needs_attention']],
] as const)('%s are the payments that are %j', ([trait, statuses]) => {
  expect(paymentStatusesOf(trait)).toEqual(statuses)
})

function arrows(): { from: PaymentStatus; next: PaymentStatus }[] {
  return PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_EVENTS.map((event) => nextPaymentStatus(from, event))
      .filter((next) => next !== undefined)
      .map((next) => ({ from, next })),
  )
}
