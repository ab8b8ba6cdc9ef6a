import { expect, test } from 'vitest'
import {
  nextRefundStatus,
  REFUND_EVENTS,
  REFUND_STATUSES,
  type RefundStatus,
  refundActors,
  refundStatusesOf,
} from './refund-status.rules.ts'

test.for([
  ['suggested', 'approve', 'approved'],
  ['suggested', 'pay_out', 'succeeded'],
  ['suggested', 'dismiss', 'dismissed'],
  ['approved', 'send', 'pending'],
  ['approved', 'succeed', 'succeeded'],
  ['approved', 'fail', 'failed'],
  ['pending', 'succeed', 'succeeded'],
  ['pending', 'fail', 'failed'],
  ['succeeded', 'fail', 'failed'],
  ['failed', 'retry', 'approved'],
  ['failed', 'pay_out', 'succeeded'],
  ['failed', 'dismiss', 'dismissed'],
] as const)('%s, then %s: %s', ([status, event, next]) => {
  expect(nextRefundStatus(status, event)).toBe(next)
})

test('nothing else can happen to a refund', () => {
  expect(arrows()).toHaveLength(12)
})

test('every state can be reached from the two in which a refund begins', () => {
  const reached = new Set<RefundStatus>(['suggested', 'approved'])
  for (const from of reached) {
    for (const arrow of arrows()) if (arrow.from === from) reached.add(arrow.next)
  }
  expect(reached).toEqual(new Set(REFUND_STATUSES))
})

test('only a person decides, and only the provider says what became of the money', () => {
  const by = Object.fromEntries(REFUND_EVENTS.map((event) => [event, refundActors(event)]))
  const [staff, provider] = [['staff'], ['provider']]
  const answers = { send: provider, succeed: provider, fail: provider }
  expect(by).toEqual({ approve: staff, dismiss: staff, pay_out: staff, retry: staff, ...answers })
})

test.for([
  ['givenBack', ['approved', 'pending', 'succeeded']],
  ['underWay', ['approved', 'pending']],
  ['needsAttention', ['suggested', 'failed']],
] as const)('%s are the refunds that are %j', ([trait, statuses]) => {
  expect(refundStatusesOf(trait)).toEqual(statuses)
})

function arrows(): { from: RefundStatus; next: RefundStatus }[] {
  return REFUND_STATUSES.flatMap((from) =>
    REFUND_EVENTS.flatMap((event) => {
      const next = nextRefundStatus(from, event)
      return next ? [{ from, next }] : []
    }),
  )
}
