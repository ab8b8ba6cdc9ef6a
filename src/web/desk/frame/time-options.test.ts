import { expect, test } from 'vitest'
import { timesWith } from './time-options.tsx'

test('the list has every time of a day at the step, from midnight on', () => {
  const times = timesWith(undefined, 15)
  expect([times.length, times[0], times.at(-1)]).toEqual([96, '00:00', '23:45'])
})

test('a time between two steps is listed in its place, and no time twice', () => {
  expect(timesWith('07:33', 5).slice(89, 94)).toEqual(['07:25', '07:30', '07:33', '07:35', '07:40'])
  expect(timesWith('07:30', 5)).toHaveLength(288)
})
