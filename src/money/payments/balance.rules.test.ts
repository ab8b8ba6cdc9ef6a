import { expect, test } from 'vitest'
import type { PaymentWithRefunds } from '../refunds/refundable.rules.ts'
import { balanceOf } from './balance.rules.ts'

function payment(amountSatang: number, changes: Partial<PaymentWithRefunds> = {}): PaymentWithRefunds {
  return {
    ...{ status: 'paid', currency: 'thb', amountSatang, receivedSatang: null, refunds: [], reversals: [] },
    ...changes,
  }
}

const refund: PaymentWithRefunds['refunds'][number] = {
  ...{ status: 'approved', amountSatang: 50_000, reason: 'policy', providerRefundId: null },
}

test.each<[what: string, price: number | null, payments: PaymentWithRefunds[], balance: object]>([
  ['nothing is paid', 5_800, [], { paidBaht: 0, givenBackBaht: 0, dueBaht: 5_800 }],
  [
    'a deposit and cash make the price',
    5_800,
    [payment(170_000), payment(410_000)],
    { paidBaht: 5_800, givenBackBaht: 0, dueBaht: 0 },
  ],
  [
    'what went back is due again',
    5_800,
    [payment(580_000, { refunds: [refund] })],
    { paidBaht: 5_800, givenBackBaht: 500, dueBaht: 500 },
  ],
  [
    'the operator chose to give something back',
    5_800,
    [payment(400_000, { refunds: [{ ...refund, reason: 'goodwill' }] })],
    { paidBaht: 4_000, givenBackBaht: 500, dueBaht: 1_800 },
  ],
  [
    'somebody refunds in the dashboard of the provider',
    4_300,
    [
      payment(430_000, {
        reversals: [{ kind: 'refund', state: 'succeeded', amountSatang: 100_000, providerId: 're_1' }],
      }),
    ],
    { paidBaht: 4_300, givenBackBaht: 1_000, dueBaht: 0 },
  ],
  [
    'the provider reports our own refund back',
    5_800,
    [
      payment(580_000, {
        refunds: [{ ...refund, providerRefundId: 're_1' }],
        reversals: [{ kind: 'refund', state: 'succeeded', amountSatang: 50_000, providerId: 're_1' }],
      }),
    ],
    { givenBackBaht: 500, dueBaht: 500 },
  ],
  ['more than the price is paid', 1_000, [payment(170_000)], { dueBaht: 0 }],
  ['no price is agreed', null, [payment(170_000)], { paidBaht: 1_700, dueBaht: null }],
  [
    'money does not match',
    5_800,
    [
      payment(580_000, { status: 'needs_attention', receivedSatang: 580_000 }),
      payment(1, { status: 'open' }),
    ],
    { paidBaht: 0, dueBaht: 5_800 },
  ],
])('when %s', (_, price, payments, balance) => {
  expect(balanceOf(price, payments)).toMatchObject(balance)
})
