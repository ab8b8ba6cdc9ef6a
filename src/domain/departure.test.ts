import { expect, test } from 'vitest'
import { hasLeft, whenWeContact } from './departure.ts'

/** Friday 20 November 2026, ten in the morning in Bangkok. */
const NOW = Date.parse('2026-11-20T10:00:00+07:00')

test.for([
  ['2026-11-20', '10:00', true],
  ['2026-11-20', '10:01', false],
  ['2026-11-20', '06:00', true],
  ['2026-11-19', '22:00', true],
  ['2026-11-21', '06:00', false],
] as const)('at ten on the 20th a trip of %s at %s has left: %s', ([date, departsAt, left]) => {
  expect(hasLeft(date, departsAt, NOW)).toBe(left)
})

test('today is the day in Thailand, also when it is yesterday elsewhere', () => {
  expect(hasLeft('2026-11-20', '06:00', Date.parse('2026-11-19T22:59:00Z'))).toBe(false)
  expect(hasLeft('2026-11-20', '06:00', Date.parse('2026-11-19T23:00:00Z'))).toBe(true)
})

test.for([
  ['2026-11-20', 'as soon as possible'],
  ['2026-11-21', 'as soon as possible'],
  ['2026-11-22', '24-48 hours before the tour'],
  ['2027-02-14', '24-48 hours before the tour'],
] as const)('for a trip on %s we get in touch %s', ([date, when]) => {
  expect(whenWeContact(date, NOW)).toBe(when)
})
