import { expect, test } from 'vitest'
import { bangkokMonth, instantsOf, isMonth, monthsLater } from './month.ts'

test('months are counted over the turn of the year', () => {
  expect(monthsLater('2026-11', 1)).toBe('2026-12')
  expect(monthsLater('2026-11', 2)).toBe('2027-01')
  expect(monthsLater('2026-01', 18)).toBe('2027-07')
  expect(monthsLater('2027-01', -1)).toBe('2026-12')
})

test.for([
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['1999-12', false],
  ['2026-1', false],
  ['2026-12-01', false],
  ['', false],
] as const)('%j is a month: %s', ([text, is]) => {
  expect(isMonth(text)).toBe(is)
})

test('a month begins and ends at midnight in Bangkok', () => {
  const { from, until } = instantsOf('2026-12')
  expect(from).toEqual(new Date('2026-11-30T17:00:00Z'))
  expect(until).toEqual(new Date('2026-12-31T17:00:00Z'))
  expect(bangkokMonth(from.getTime())).toBe('2026-12')
  expect(bangkokMonth(until.getTime() - 1)).toBe('2026-12')
  expect(bangkokMonth(until.getTime())).toBe('2027-01')
})
