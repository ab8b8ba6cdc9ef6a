import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.for([
  ['erawan', 'erawan', 0],
  ['erawaan', 'erawan', 1],
  ['kanchanaburee', 'kanchanaburi', 2],
  ['kwia', 'kwai', 1],
  ['', 'kwai', 4],
  ['penguin', 'elephant', 7],
] as const)('from "%s" to "%s" it is %d', ([one, other, distance]) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})
