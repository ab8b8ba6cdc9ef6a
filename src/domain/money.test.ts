import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtFromSatang, formatBaht, readBaht, satangFromBaht } from './money.ts'

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

test.for([
  '4300',
  ' 4300 ',
  '4,300',
  '4.300',
  '4 300',
  '4\u00a0300',
  "4'300",
  '฿4,300',
  '฿ 4300',
  '4300 THB',
  'THB 4,300',
  '4300 baht',
  '4300บาท',
  '4,300.00',
  '4.300,00',
  '4300.-',
  '๔๓๐๐',
  '฿๔,๓๐๐',
  '４３００',
])('%j is 4,300 baht', (typed) => {
  expect(readBaht(typed)).toBe(4300)
})

test.for([
  '',
  ' ',
  '฿',
  '1e3',
  '0x10',
  '0b1',
  '-5',
  '+5',
  '4,30',
  '4,3000',
  '43,00,00',
  '4300.50',
  '12 34',
  '4300 USD',
  '4300+200',
  '½',
  'Infinity',
])('%j is no amount', (typed) => {
  expect(readBaht(typed)).toBeNaN()
})

test('millions are read in groups and without', () => {
  expect([readBaht('1,234,567'), readBaht('1.234.567'), readBaht('1234567'), readBaht('0')]).toEqual([
    1_234_567, 1_234_567, 1_234_567, 0,
  ])
  expect(readBaht('1,234.567')).toBeNaN()
})

test('an amount is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (baht) => {
      expect(readBaht(formatBaht(baht))).toBe(baht)
    }),
  )
})
