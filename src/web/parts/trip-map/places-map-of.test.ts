import { expect, test } from 'vitest'
import { places } from '#content/map/places.ts'
import { placesMapOf } from './places-map-of.ts'

const namesOn = (ids: string[]) => placesMapOf(ids).marks.map(([kind, , , , text]) => `${kind} ${text}`)

test('before a place is chosen the map shows the land with its towns, and no drive', () => {
  const map = placesMapOf([])
  expect(map.marks.every(([kind]) => kind !== 'stop' && kind !== 'main')).toBe(true)
  expect(map.drive).toBeUndefined()
})

test('the chosen places are stations from the town, the newest as the main one, with the drive there and back', () => {
  expect(namesOn(['erawan', 'hellfire-pass'])).toEqual(
    expect.arrayContaining(['stop Kanchanaburi', 'stop Erawan', 'main Hellfire Pass']),
  )
  expect(placesMapOf(['erawan'])).toMatchObject({
    words: 'From Kanchanaburi to Erawan.',
    drive: 'About 2 h 30 on the road, there and back.',
  })
  expect(placesMapOf(['erawan', 'mon-bridge']).drive).toMatch(/That fills more than one day\.$/)
})

test('a place without a point is named and not drawn; one that is not on the list is left out', () => {
  expect(placesMapOf(['giant-raintree', 'nowhere']).words).toBe(
    'From Kanchanaburi to the giant raintree. The giant raintree is not marked.',
  )
})

test('even with every place chosen the map is drawn', () => {
  expect(namesOn(places.map(({ id }) => id)).length).toBeGreaterThan(5)
})
