import { expect, test } from 'vitest'
import { places } from '#content/map/places.ts'
import { matchesPlace } from './place-search.ts'
import { placesByRegion } from './places-by-region.ts'

function found(query: string): string[] {
  return places.filter((place) => matchesPlace(place, query)).map(({ id }) => id)
}

test('every place is listed once, under its region', () => {
  const shown = placesByRegion().flatMap((group) => group.places)
  expect(shown).toHaveLength(37)
  expect(new Set(shown).size).toBe(37)
  expect(placesByRegion().every((group) => group.places.length > 0)).toBe(true)
})

test('every place has a picture', () => {
  const shown = placesByRegion().flatMap((group) => group.places)
  expect(shown.filter(({ picture }) => !picture)).toEqual([])
})

test('without a search every place is shown', () => {
  expect(found('')).toHaveLength(37)
})

test('a search finds words of the name, the description and the region in any order and case', () => {
  expect(found('PASS hellfire')).toEqual(['hellfire-pass'])
  expect(found('hot pools')).toEqual(['hin-dat'])
  expect(found('sangkhlaburi waterfall')).toEqual(['kroeng-krawia'])
  expect(found('submarine')).toEqual([])
})
