import { expect, test } from 'vitest'
import { DAY_MS } from './duration.ts'
import { addNight, type ClockHistory, clocksAgree, isClockTrusted } from './trusted-clock.ts'

const START = Date.parse('2026-11-20T03:30:00+07:00')

/** The history after these nights, given in days since the first. */
function after(days: number[]): ClockHistory {
  let history: ClockHistory | undefined
  for (const day of days) history = addNight(history, START + day * DAY_MS)
  return history ?? expect.fail('no night')
}

test.for<[string, number[], boolean]>([
  ['after the first night', [0], false],
  ['after six nights', [0, 1, 2, 3, 4, 5, 6], false],
  ['after a week', [0, 1, 2, 3, 4, 5, 6, 7], true],
  ['after a week in which single nights were missed', [0, 2, 4, 5, 7], true],
  ['set a year ahead', [0, 1, 2, 3, 4, 5, 6, 7, 372], false],
  ['in the second night after that', [0, 1, 2, 3, 4, 5, 6, 7, 372, 373], false],
  ['set back again', [0, 1, 2, 3, 4, 5, 6, 7, 372, 8], false],
  ['a week after it was set back', [372, 8, 9, 10, 11, 12, 13, 14, 15], true],
  ['after the site was down for three days', [0, 1, 2, 3, 4, 5, 6, 7, 10], false],
])('a clock %s (nights %j) is trusted: %s', ([, days, trusted]) => {
  expect(isClockTrusted(after(days))).toBe(trusted)
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
