import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBaht } from './money.rules.ts'
import { readBaht, readWhole } from './read-baht.rules.ts'

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

test('a whole number is read in groups and in Thai digits, and is no amount', () => {
  expect(['123456', ' 123,456 ', '123 456', '๑๒๓,๔๕๖'].map(readWhole)).toEqual([
    123_456, 123_456, 123_456, 123_456,
  ])
  expect(['', '12,34', '฿5', '1e3', '5 km', '-1'].map(readWhole)).toEqual(Array(6).fill(Number.NaN))
})
