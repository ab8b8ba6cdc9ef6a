import { expect, test } from 'vitest'
import { isOrigin, type Tour, tourFrom, townsIn } from './tour.rules.ts'

test.for(['bangkok', 'kanchanaburi'])('trips start in %s', (town) => {
  expect(isOrigin(town)).toBe(true)
})

test.for(['', 'Bangkok', 'ayutthaya', '__proto__', 'constructor', '0', 0, null, undefined, ['bangkok']])(
  'no trip starts in %j',
  (town) => {
    expect(isOrigin(town)).toBe(false)
  },
)

test.for([
  ['Sukhumvit Soi 11, BANGKOK', ['bangkok']],
  ['Bang\u200bkok', ['bangkok']],
  ['Bang\u00adkok', ['bangkok']],
  ['B\u0430ngk\u043ek', ['bangkok']],
  ['Ｂａｎｇｋｏｋ', ['bangkok']],
  ['Bang-kok', ['bangkok']],
  ['โรงแรมในกรุงเทพ', ['bangkok']],
  ['Suvarnabhumi Airport (BKK)', ['bangkok']],
  ['River Inn, กาญจนบุรี', ['kanchanaburi']],
  ['from Kanchanaburi to Bangkok', ['kanchanaburi', 'bangkok']],
  ['River Inn', []],
  ['', []],
] as const)('"%s" names %j', ([text, towns]) => {
  expect(townsIn(text)).toEqual(towns)
})

test('a trip from the other town changes the fields of otherStart and keeps the rest', () => {
  const trip = {
    region: 'bangkok',
    title: 'Erawan',
    hours: [10, 12],
    otherStart: { hours: [7, 8] },
  } as unknown as Tour
  expect(tourFrom(trip, 'bangkok')).toBe(trip)
  expect(tourFrom(trip, 'kanchanaburi')).toMatchObject({ title: 'Erawan', hours: [7, 8] })
})
