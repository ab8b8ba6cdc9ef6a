import { expect, test } from 'vitest'
import { inBangkok } from '#tests/fleet-factories.ts'
import { freeTimeOn, hoursOn, shownDays } from './hours.ts'

const span = (from: string, until: string) => ({ busyFrom: inBangkok(from), busyUntil: inBangkok(until) })

test('a trip is shown on its days, and one that ends in the night on its evening only', () => {
  expect(shownDays(span('2026-11-26T05:30', '2026-11-26T10:50'))).toEqual({
    ...{ first: '2026-11-26', last: '2026-11-26' },
  })
  expect(shownDays(span('2026-11-26T18:00', '2026-11-27T04:00')).last).toBe('2026-11-26')
  expect(shownDays(span('2026-11-26T18:00', '2026-11-27T04:01')).last).toBe('2026-11-27')
  expect(shownDays(span('2026-11-26T23:30', '2026-11-27T02:00')).last).toBe('2026-11-26')
  expect(shownDays(span('2026-11-26T00:00', '2026-11-27T00:00')).last).toBe('2026-11-26')
})

test('the hours of a day say on which of several days it is', () => {
  expect(hoursOn('2026-11-26', span('2026-11-26T05:30', '2026-11-26T10:50'))).toBe('05:30–10:50')
  expect(hoursOn('2026-11-26', span('2026-11-26T00:00', '2026-11-27T00:00'))).toBe('All day')
  expect(hoursOn('2026-11-26', span('2026-11-26T18:00', '2026-11-27T01:30'))).toBe('18:00–01:30')
  const long = span('2026-11-30T08:00', '2026-12-02T17:30')
  expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => hoursOn(day, long))).toEqual([
    ...['08:00, day 1 of 3', 'All day, day 2 of 3', 'to 17:30, day 3 of 3'],
  ])
})

test.each<[spans: [string, string][], free: string | undefined]>([
  [[], 'Free all day'],
  [[['22:00', '23:00']], 'Free all day'],
  [[['05:30', '10:50']], 'Free from 10:50'],
  [[['15:30', '21:45']], 'Free to 15:30'],
  [
    [
      ['16:00', '22:00'],
      ['04:00', '09:00'],
    ],
    'Free 09:00 to 16:00',
  ],
  [[['06:00', '19:01']], undefined],
  [
    [
      ['06:00', '18:50'],
      ['19:30', '22:15'],
    ],
    undefined,
  ],
])('a vehicle that is out %o is offered: %s', (spans, free) => {
  const busy = spans.map(([from, until]) => span(`2026-11-26T${from}`, `2026-11-26T${until}`))
  expect(freeTimeOn('2026-11-26', busy)).toBe(free)
})

test('what is out over the whole day, from one day to another, is not offered', () => {
  expect(freeTimeOn('2026-11-26', [span('2026-11-25T08:00', '2026-11-27T17:30')])).toBeUndefined()
  expect(freeTimeOn('2026-11-27', [span('2026-11-25T08:00', '2026-11-27T17:30')])).toBe('Free from 17:30')
})
