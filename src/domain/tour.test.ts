import { expect, test } from 'vitest'
import { isOrigin } from './tour.ts'

test.for(['bangkok', 'kanchanaburi'])('trips start in %s', (town) => {
  expect(isOrigin(town)).toBe(true)
})

test.for(['', 'Bangkok', 'ayutthaya', '__proto__', 'constructor', '0', 0, null, undefined, ['bangkok']])(
  'no trip starts in %j',
  (town) => {
    expect(isOrigin(town)).toBe(false)
  },
)
