import { expect, test } from 'vitest'
import { type PaymentWithRefunds, refundableSatangOf } from './refundable.rules.ts'

const PAID: PaymentWithRefunds = {
  status: 'paid',
  currency: 'thb',
  amountSatang: 530_000,
  receivedSatang: null,
  refunds: [],
  reversals: [],
}

const refund = (
  status: PaymentWithRefunds['refunds'][number]['status'],
  providerRefundId: string | null,
) => ({
  status,
  amountSatang: 100_000,
  reason: 'policy' as const,
  providerRefundId,
})
const reversal = (providerId: string, state: 'pending' | 'succeeded' | 'failed') =>
  ({ kind: 'refund', state, amountSatang: 100_000, providerId }) as const

test.for([
  ['nothing was given back', {}, 530_000],
  [
    'a refund that is approved, pending or succeeded is gone',
    { refunds: [refund('approved', null)] },
    430_000,
  ],
  ['one that is only suggested is not', { refunds: [refund('suggested', null)] }, 530_000],
  ['one that failed is not', { refunds: [refund('failed', 're_1')] }, 530_000],
  ['one that was made at the provider is gone', { reversals: [reversal('re_1', 'succeeded')] }, 430_000],
  ['one that failed there is not', { reversals: [reversal('re_1', 'failed')] }, 530_000],
  [
    'our own that the provider reports back counts once',
    { refunds: [refund('pending', 're_1')], reversals: [reversal('re_1', 'pending')] },
    430_000,
  ],
  [
    'our own and another one are two',
    { refunds: [refund('succeeded', 're_1')], reversals: [reversal('re_2', 'succeeded')] },
    330_000,
  ],
  [
    'our failed one that the provider made after all counts',
    { refunds: [refund('failed', 're_1')], reversals: [reversal('re_1', 'succeeded')] },
    430_000,
  ],
  [
    'what a lost dispute took is gone, after a refund of the rest as well',
    {
      reversals: [
        reversal('re_1', 'succeeded'),
        { kind: 'dispute' as const, state: 'lost' as const, amountSatang: 430_000, providerId: 'du_1' },
      ],
    },
    0,
  ],
  [
    'one that was won took nothing',
    {
      reversals: [
        { kind: 'dispute' as const, state: 'won' as const, amountSatang: 530_000, providerId: 'du_1' },
      ],
    },
    530_000,
  ],
  [
    'a dispute is no refund',
    { reversals: [{ ...reversal('du_1', 'pending'), kind: 'dispute' as const }] },
    530_000,
  ],
  ['an attempt without money has nothing', { status: 'open' as const }, 0],
  ['unexpected money is what arrived', { status: 'needs_attention' as const, receivedSatang: 1_000 }, 1_000],
  [
    'money in another currency is left to a person',
    { status: 'needs_attention' as const, currency: 'usd' },
    0,
  ],
] satisfies [string, Partial<PaymentWithRefunds>, number][])('%s', ([, changes, satang]) => {
  expect(refundableSatangOf({ ...PAID, ...changes })).toBe(satang)
})
