import { expect, test } from 'vitest'
import { originsOf } from '#catalogue/fare.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { tripEntriesOf } from '../../parts/trip-list/trip-entries.ts'
import { findTrips } from '../../parts/trip-list/trip-filter.ts'

const entries = catalogue.tours.flatMap(tripEntriesOf)

function found(query: string, chosen: Record<string, string> = {}) {
  return findTrips(entries, { query, chosen })
}
function ids(query: string, chosen?: Record<string, string>) {
  return found(query, chosen).map(({ id }) => id)
}
const startingIn = (town: string) =>
  catalogue.tours
    .filter(({ prices }) => originsOf(prices).some((origin) => origin === town))
    .map(({ id }) => id)

test('every trip is found by its title', () => {
  for (const tour of catalogue.tours) expect(ids(tour.title)).toContain(tour.id)
})

test('without a filter every trip is listed once, as it starts in its own region', () => {
  expect(found('').map(({ id, keys }) => [id, keys.origin])).toEqual(
    catalogue.tours.map(({ id, region }) => [id, region]),
  )
})

test('a town finds the trips that start there, chosen or typed', () => {
  for (const town of ['bangkok', 'kanchanaburi']) {
    expect(ids('', { origin: town })).toEqual(startingIn(town))
    expect(ids(`from ${town}`)).toEqual(startingIn(town))
  }
  expect(ids('กรุงเทพ')).toEqual(startingIn('bangkok'))
  expect(ids('Kanchanburi')).toHaveLength(catalogue.tours.length)
})

test('hours and prices are those of the start that is shown', () => {
  const cheap = found('', { price: 'low', length: 'short' })
  expect(cheap.map(({ id }) => id)).toContain('skywalk-two-rivers')
  expect(cheap.every(({ keys }) => keys.origin === 'kanchanaburi')).toBe(true)
  expect(ids('', { origin: 'bangkok', length: 'short' })).toEqual([])
  const erawan = (origin: string) => ids('erawan', { origin, price: 'high' })
  expect(erawan('bangkok')).toContain('erawan-death-railway')
})

test.for([
  ['elephants', ['elephant-sanctuary-tour', 'ethical-elephant', 'ethical-elephant-sanctuary']],
  ['erawaan', ['erawan-death-railway', 'erawan-falls-cave', 'erawan-cave-exploration']],
  ['half day', ['skywalk-two-rivers', 'city-essentials']],
  ['family', ['floating-market-tour', 'ethical-elephant-sanctuary']],
  ['waterfall', ['sai-yok-waterfall', 'hidden-gems']],
  ['Wasserfall', ['sai-yok-waterfall', 'hidden-gems']],
  ['marché flottant', ['floating-market-tour']],
  ['วัดถ้ำเสือ', ['tiger-cave-temple']],
] as const)('"%s" finds %j', ([query, some]) => {
  expect(ids(query)).toEqual(expect.arrayContaining([...some]))
  expect(ids(query).length).toBeLessThan(catalogue.tours.length)
})
