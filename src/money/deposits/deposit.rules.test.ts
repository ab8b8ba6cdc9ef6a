import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardPaymentEnds, nextPaymentOf, partsOfPrice } from './deposit.rules.ts'

const price = fc.integer({ min: 1, max: 1_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

test.each<[price: number, percent: number, deposit: number, rest: number]>([
  [5_500, 0, 5_500, 0],
  [5_500, 30, 1_700, 3_800],
  [5_000, 30, 1_500, 3_500],
  [5_500, 100, 5_500, 0],
  [5_550, 100, 5_550, 0],
  [150, 70, 150, 0],
  [50, 1, 50, 0],
])('of ฿%i, a deposit of %i %% is ฿%i, and ฿%i is left', (priceBaht, share, depositBaht, restBaht) => {
  expect(partsOfPrice(priceBaht, share)).toEqual({ depositBaht, restBaht })
})

test('deposit and rest are the price; the deposit is at least its share, in steps of ฿100', () => {
  fc.assert(
    fc.property(price, percent, (priceBaht, share) => {
      const { depositBaht, restBaht } = partsOfPrice(priceBaht, share)
      expect(depositBaht + restBaht).toBe(priceBaht)
      expect(depositBaht).toBeGreaterThan(0)
      expect(depositBaht).toBeLessThanOrEqual(priceBaht)
      expect(depositBaht * 100).toBeGreaterThanOrEqual(priceBaht * share)
      if (restBaht > 0) {
        expect(depositBaht % 100).toBe(0)
        expect(depositBaht * 100 - priceBaht * share).toBeLessThan(100 * 100)
      }
    }),
  )
})

const AGREED = { priceBaht: 5_500, depositPercent: 30 }

test.each<
  [what: string, agreed: Partial<typeof AGREED>, paid: number, back: number, next: object | undefined]
>([
  ['the deposit first', {}, 0, 0, { purpose: 'deposit', amountBaht: 1_700 }],
  ['then the rest', {}, 1_700, 0, { purpose: 'balance', amountBaht: 3_800 }],
  ['the whole rest after a smaller sum in cash', {}, 500, 0, { purpose: 'balance', amountBaht: 5_000 }],
  [
    'the deposit once, also of a dearer day',
    { priceBaht: 7_000 },
    1_700,
    0,
    { purpose: 'balance', amountBaht: 5_300 },
  ],
  ['the deposit again when it went back', {}, 1_700, 1_700, { purpose: 'deposit', amountBaht: 1_700 }],
  ['the whole price without a deposit', { depositPercent: 0 }, 0, 0, { purpose: 'full', amountBaht: 5_500 }],
  ['nothing when all is paid', {}, 5_500, 0, undefined],
])('asks for %s', (_, changes, paidBaht, givenBackBaht, next) => {
  const agreed = { ...AGREED, ...changes }
  const dueBaht = Math.max(0, agreed.priceBaht - paidBaht + givenBackBaht)
  expect(nextPaymentOf(agreed, { paidBaht, givenBackBaht, dueBaht })).toEqual(next)
})

test('whoever pays what is asked for has paid the price after two payments at most', () => {
  fc.assert(
    fc.property(price, percent, (priceBaht, depositPercent) => {
      let paidBaht = 0
      for (let payments = 0; payments < 2; payments++) {
        const balance = { paidBaht, givenBackBaht: 0, dueBaht: priceBaht - paidBaht }
        paidBaht += nextPaymentOf({ priceBaht, depositPercent }, balance)?.amountBaht ?? 0
      }
      expect(paidBaht).toBe(priceBaht)
    }),
  )
})

test('what is due can be paid by card until the evening before', () => {
  expect(cardPaymentEnds('2027-01-15').toISOString()).toBe('2027-01-14T15:00:00.000Z')
})
