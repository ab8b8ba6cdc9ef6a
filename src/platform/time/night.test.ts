import { expect, test } from 'vitest'
import { isNight } from './night.ts'

test.each([
  ['06:29', true],
  ['06:30', false],
  ['17:59', false],
  ['18:00', true],
  ['00:00', true],
])('at %s the pages of drivers are dark: %s', (time, dark) => {
  expect(isNight(time)).toBe(dark)
})
