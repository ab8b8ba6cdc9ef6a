import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

const NOW = Date.parse('2026-11-26T09:48:00+07:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.for([
  [0, '0 min'],
  [MINUTE - 1, '0 min'],
  [48 * MINUTE, '48 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [61 * MINUTE, '1 h 1 min'],
  [3 * HOUR + 12 * MINUTE, '3 h 12 min'],
  [8 * HOUR, '8 h'],
  [24 * HOUR - MINUTE, '23 h 59 min'],
  [24 * HOUR, '1 day'],
  [25 * HOUR + 59 * MINUTE, '1 day 1 h'],
  [48 * HOUR - MINUTE, '1 day 23 h'],
  [48 * HOUR, '2 days'],
  [12 * 24 * HOUR + 5 * HOUR, '12 days'],
  [-20 * MINUTE, '20 min over'],
  [-25 * HOUR, '1 day 1 h over'],
] as const)('%i ms from now are "%s"', ([left, text]) => {
  expect(countdown(NOW + left, NOW).text).toBe(text)
})

test('the clock time at which it ends is in Bangkok, with the day unless it is today', () => {
  expect(countdown(NOW + 3 * HOUR + 12 * MINUTE, NOW).until).toBe('until 13:00')
  expect(countdown(NOW + 25 * HOUR, NOW).until).toBe('until Fri\u00a027\u00a0Nov, 10:48')
  expect(countdown(NOW - 148 * MINUTE, NOW).until).toBe('since 07:20')
})

test('less than four hours are soon, and so is what has passed', () => {
  expect(countdown(NOW + 4 * HOUR, NOW).isSoon).toBe(false)
  expect(countdown(NOW + 4 * HOUR - MINUTE, NOW).isSoon).toBe(true)
  expect(countdown(NOW - MINUTE, NOW).isSoon).toBe(true)
})
