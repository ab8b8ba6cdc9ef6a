import { expect, test } from 'vitest'
import { firstDayFor, hoursInWords, isAheadBy } from './lead-time.rules.ts'

const at = (clock: string) => Date.parse(`2026-11-20T${clock}+07:00`)

test.for([
  ['2026-11-20', '06:00', 2, '04:00:00', true],
  ['2026-11-20', '06:00', 2, '04:00:01', false],
  ['2026-11-20', '13:00', 2, '10:00:00', true],
  ['2026-11-21', '06:00', 24, '06:00:00', true],
  ['2026-11-21', '06:00', 24, '06:00:01', false],
  ['2026-11-19', '22:00', 2, '00:00:00', false],
] as const)('a pickup on %s at %s, %d hours ahead, at %s: %s', ([date, time, hours, clock, isAhead]) => {
  expect(isAheadBy(hours, { date, time }, at(clock))).toBe(isAhead)
})

test('the first day on offer can still be booked at the end of the hour for which its page is cached', () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const nowMs = at('00:00:00') + minute * 60_000
    const date = firstDayFor('08:10', 2, nowMs)
    const endOfHour = nowMs - (nowMs % 3_600_000) + 3_599_999
    expect({ minute, isAhead: isAheadBy(2, { date, time: '08:10' }, endOfHour) }).toEqual({
      minute,
      isAhead: true,
    })
  }
})

test('hours are counted in words', () => {
  expect([hoursInWords(1), hoursInWords(24)]).toEqual(['1 hour', '24 hours'])
})
