import { expect, test } from 'vitest'
import { startTimesOf } from './start-times.rules.ts'
import type { Tour } from './tour.rules.ts'

/** A day from the one time to the other. */
const day = (first: string, last: string) =>
  ({ region: 'bangkok', itinerary: [{ time: first }, { time: last }] }) as unknown as Tour

test('a day begins every half hour within its shift, between 06:00 and 22:00', () => {
  const hours = (first: string, last: string, earlier: number, later: number) =>
    startTimesOf(day(first, last), 'bangkok', { earlier, later })
  expect(hours('08:00', '16:00', 60, 30)).toEqual(['07:00', '07:30', '08:00', '08:30'])
  expect(hours('06:30', '18:00', 60, 0)).toEqual(['06:00', '06:30'])
  expect(hours('13:00', '21:50', 0, 60)).toEqual(['13:00'])
  expect(hours('05:30', '16:00', 0, 60)).toEqual(['05:30', '06:00', '06:30'])
})

test('without a shift the day keeps its hour, and without a plan it has none', () => {
  expect(startTimesOf(day('06:00', '18:00'), 'bangkok', undefined)).toEqual(['06:00'])
  expect(startTimesOf({ ...day('', ''), itinerary: [] }, 'bangkok', { earlier: 60, later: 60 })).toEqual([])
})
