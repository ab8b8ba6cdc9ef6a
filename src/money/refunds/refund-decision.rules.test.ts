import { expect, test } from 'vitest'
import { refundDecisionsOf } from './refund-decision.rules.ts'

test.for([
  ['suggested', 'card', ['approve', 'pay_out', 'dismiss']],
  ['suggested', 'promptpay', ['approve', 'pay_out', 'dismiss']],
  ['suggested', 'cash', ['pay_out', 'dismiss']],
  ['suggested', 'bank_transfer', ['pay_out', 'dismiss']],
  ['failed', 'card', ['retry', 'pay_out', 'dismiss']],
  ['failed', 'cash', ['pay_out', 'dismiss']],
  ['approved', 'card', []],
  ['pending', 'card', []],
  ['succeeded', 'card', []],
  ['dismissed', 'cash', []],
] as const)(
  'about a refund that is %s, of a payment by %s, an admin can decide %j',
  ([status, method, decisions]) => {
    expect(refundDecisionsOf({ status, method })).toEqual(decisions)
  },
)
