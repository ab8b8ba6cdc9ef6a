import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtFromSatang } from '../money.rules.ts'
import { type Movement, totalsOf } from './movement.rules.ts'
import { PAYMENT_METHODS } from './payment-kind.rules.ts'

const movement: fc.Arbitrary<Movement> = fc.record({
  direction: fc.constantFrom('in', 'out'),
  method: fc.constantFrom(...PAYMENT_METHODS),
  amountSatang: fc.integer({ min: 1, max: 10_000_000 }),
  isToCheck: fc.boolean(),
})

test('the total of a month is card, transfer and cash less what was paid back, and every movement counts once', () => {
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      const { card, transfer, cash, paidBack, totalBaht } = totalsOf(movements)
      const signed = movements.map(({ direction, amountSatang }) =>
        direction === 'in' ? amountSatang : -amountSatang,
      )
      const satang = (baht: number) => Math.round(baht * 100)
      const parts = satang(card.baht) + satang(transfer.baht) + satang(cash.baht) - satang(paidBack.baht)
      expect(satang(totalBaht)).toBe(parts)
      expect(totalBaht).toBe(bahtFromSatang(parts))
      expect(parts).toBe(signed.reduce((sum, satang) => sum + satang, 0))
      expect(card.count + transfer.count + cash.count + paidBack.count).toBe(movements.length)
    }),
  )
})

test('PromptPay counts with transfers, and money that does not match counts where it came in', () => {
  const totals = totalsOf([
    { direction: 'in', method: 'card', amountSatang: 500_000, isToCheck: true },
    { direction: 'in', method: 'promptpay', amountSatang: 200_000, isToCheck: false },
    { direction: 'in', method: 'bank_transfer', amountSatang: 100_000, isToCheck: false },
    { direction: 'in', method: 'cash', amountSatang: 300_000, isToCheck: false },
    { direction: 'out', method: 'cash', amountSatang: 50_000, isToCheck: false },
  ])
  expect(totals).toEqual({
    card: { baht: 5_000, count: 1 },
    transfer: { baht: 3_000, count: 2 },
    cash: { baht: 3_000, count: 1 },
    paidBack: { baht: 500, count: 1 },
    totalBaht: 10_500,
    toCheck: { baht: 5_000, count: 1 },
  })
})
