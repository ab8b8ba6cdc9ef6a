import { expect, test } from 'vitest'
import { isOrigin, type Tour, tourFrom } from './tour.ts'

test.for(['bangkok', 'kanchanaburi'])('trips start in %s', (town) => {
  expect(isOrigin(town)).toBe(true)
})

test.for(['', 'Bangkok', 'ayutthaya', '__proto__', 'constructor', '0', 0, null, undefined, ['bangkok']])(
  'no trip starts in %j',
  (town) => {
    expect(isOrigin(town)).toBe(false)
  },
)

test('a day from the other town says anew what changes and keeps the rest', () => {
  const trip = {
    region: 'bangkok',
    title: 'Erawan',
    duration: '10-12 hours',
    otherStart: { duration: '7-8 hours' },
  } as Partial<Tour> as Tour
  expect(tourFrom(trip, 'bangkok')).toBe(trip)
  expect(tourFrom(trip, 'kanchanaburi')).toMatchObject({ title: 'Erawan', duration: '7-8 hours' })
})
