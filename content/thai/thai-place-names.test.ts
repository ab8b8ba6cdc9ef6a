import { expect, test } from 'vitest'
import { places } from '../map/places.ts'
import { transferPlaces } from '../transfers/transfer-places.ts'
import { thaiPlaceNames } from './thai-place-names.ts'

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
