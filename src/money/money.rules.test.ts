import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtFromSatang, formatBaht, satangFromBaht } from './money.rules.ts'

test.for([
  [0, '฿0'],
  [950, '฿950'],
  [5300, '฿5,300'],
  [1_234_567, '฿1,234,567'],
  [-4800, '−฿4,800'],
  [-0, '฿0'],
] as const)('%d baht is written %s', ([baht, written]) => {
  expect(formatBaht(baht)).toBe(written)
})

test('the provider counts 5,300 baht as 530,000 satang', () => {
  expect(satangFromBaht(5300)).toBe(530_000)
  expect(bahtFromSatang(530_000)).toBe(5300)
})

test('whole baht survive the way to the provider and back, in whole satang', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (baht) => {
      expect(Number.isSafeInteger(satangFromBaht(baht))).toBe(true)
      expect(bahtFromSatang(satangFromBaht(baht))).toBe(baht)
    }),
  )
})

test('an amount from the provider that is not whole baht keeps its fraction', () => {
  expect(formatBaht(bahtFromSatang(530_001))).toBe('฿5,300.01')
})
