import { expect, test } from 'vitest'
import { type ClockNights, clocksAgree, isBelieved, withNight } from './trusted-clock.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-20T03:30:00+07:00')

/** After these nights, given in days since the first. */
function after(days: number[]): ClockNights {
  let nights: ClockNights | undefined
  for (const day of days) nights = withNight(nights, START + day * DAY_MS)
  return nights ?? expect.fail('no night')
}

test.for<[string, number[], boolean]>([
  ['the very first night', [0], false],
  ['a week but a night', [0, 1, 2, 3, 4, 5, 6], false],
  ['a week', [0, 1, 2, 3, 4, 5, 6, 7], true],
  ['a week in which nights were missed', [0, 2, 4, 5, 7], true],
  ['a clock that was set a year ahead', [0, 1, 2, 3, 4, 5, 6, 7, 372], false],
  ['the second night after that', [0, 1, 2, 3, 4, 5, 6, 7, 372, 373], false],
  ['a clock that was set back again', [0, 1, 2, 3, 4, 5, 6, 7, 372, 8], false],
  ['a week after it was set back', [372, 8, 9, 10, 11, 12, 13, 14, 15], true],
  ['a site that stood still for three days', [0, 1, 2, 3, 4, 5, 6, 7, 10], false],
])('by the clock of %s', ([, days, believed]) => {
  expect(isBelieved(after(days))).toBe(believed)
})

test('clocks that differ by up to five minutes agree', () => {
  const MINUTE_MS = 60_000
  expect([5, -5].map((minutes) => clocksAgree(START, START + minutes * MINUTE_MS))).toEqual([true, true])
  expect([5.1, -5.1].map((minutes) => clocksAgree(START, START + minutes * MINUTE_MS))).toEqual([
    false,
    false,
  ])
  expect(clocksAgree(START, Number.NaN)).toBe(false)
})
