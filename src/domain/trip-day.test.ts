import { expect, test } from 'vitest'
import { isOver, whenWeContact } from './trip-day.ts'

/** Friday 20 November 2026, ten in the morning in Bangkok. */
const NOW = Date.parse('2026-11-20T10:00:00+07:00')

test.for([
  ['2026-11-20', '10:00', true],
  ['2026-11-20', '10:01', false],
  ['2026-11-20', '06:00', true],
  ['2026-11-19', '22:00', true],
  ['2026-11-21', '06:00', false],
] as const)('at ten on the 20th a trip of %s until %s is over: %s', ([date, endsAt, over]) => {
  expect(isOver(date, endsAt, NOW)).toBe(over)
})

test('today is the day in Thailand, also when it is yesterday elsewhere', () => {
  expect(isOver('2026-11-20', '06:00', Date.parse('2026-11-19T22:59:00Z'))).toBe(false)
  expect(isOver('2026-11-20', '06:00', Date.parse('2026-11-19T23:00:00Z'))).toBe(true)
})

test.for([
  ['2026-11-20', 'as soon as possible'],
  ['2026-11-21', 'as soon as possible'],
  ['2026-11-22', '24-48 hours before the tour'],
  ['2027-02-14', '24-48 hours before the tour'],
] as const)('for a trip on %s we get in touch %s', ([date, when]) => {
  expect(whenWeContact(date, NOW)).toBe(when)
})
