import { expect, test } from 'vitest'
import { refundedSatang } from './reversal.rules.ts'

test('several partial refunds add up; one that failed, and a dispute, give nothing back', () => {
  const reversals = [
    { kind: 'refund', state: 'succeeded', amountSatang: 100_000 },
    { kind: 'refund', state: 'pending', amountSatang: 50_000 },
    { kind: 'refund', state: 'failed', amountSatang: 20_000 },
    { kind: 'dispute', state: 'lost', amountSatang: 400_000 },
  ] as const
  expect(refundedSatang(reversals)).toBe(150_000)
  expect(refundedSatang([])).toBe(0)
})
