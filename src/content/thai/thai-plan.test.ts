import { expect, test } from 'vitest'
import { ORIGINS, tourFrom } from '#domain/catalogue/tour.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { places } from '../map/places.ts'
import { transferPlaces } from '../transfers/transfer-places.ts'
import { thaiPlaceNames } from './thai-place-names.ts'
import { STOPS_IN_THAI, thaiStop } from './thai-plan.ts'

const stops = new Set(
  catalogue.tours
    .flatMap((tour) => [tour.itinerary, ...ORIGINS.map((origin) => tourFrom(tour, origin).itinerary)])
    .flat()
    .map(({ activity }) => activity),
)

test('every stop of every trip has Thai for its driver, and no Thai is left over', () => {
  expect(stops.size).toBeGreaterThan(100)
  expect([...stops].filter((activity) => !thaiStop(activity))).toEqual([])
  expect(STOPS_IN_THAI.filter((activity) => !stops.has(activity))).toEqual([])
})

test('every place has a Thai name, the same for a trip and for a transfer', () => {
  expect(Object.keys(thaiPlaceNames).sort()).toEqual(places.map(({ id }) => id).sort())
  const names: Readonly<Record<string, string>> = thaiPlaceNames
  const pairs = places.flatMap(({ id, name }) => {
    const other = transferPlaces.find((place) => place.name === name)
    return other ? [[names[id], other.thai]] : []
  })
  expect(pairs.length).toBeGreaterThan(3)
  for (const [trip, transfer] of pairs) expect(trip).toBe(transfer)
})
