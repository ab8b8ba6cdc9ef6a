import { expect, test } from 'vitest'
import { stopsFrom } from './day-plan.rules.ts'

const STOPS = [
  { time: '06:00', activity: 'Pickup' },
  { time: '08:30', activity: 'Cemetery', detail: 'Free.' },
  { time: '23:15', activity: 'Back' },
]

test.for([
  ['06:00', ['06:00', '08:30', '23:15']],
  ['07:10', ['07:10', '09:40', '00:25']],
  ['05:30', ['05:30', '08:00', '22:45']],
] as const)('a day that begins at %s', ([pickup, times]) => {
  const stops = stopsFrom(STOPS, pickup)
  expect(stops.map(({ time }) => time)).toEqual(times)
  expect(stops[1]).toMatchObject({ activity: 'Cemetery', detail: 'Free.' })
})

test('a day without stops has none', () => {
  expect(stopsFrom([], '06:00')).toEqual([])
})
