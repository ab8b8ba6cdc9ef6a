import { expect, test } from 'vitest'
import { placePoints } from '#content/map/place-points.ts'
import { places } from '#content/map/places.ts'
import { stopPlaces } from '#content/map/stop-places.ts'
import { closedPlaces, placesOfStops } from './quote-places.words.ts'

const plainly = (sentences: string[]) => sentences.map((text) => text.replaceAll('\u00a0', ' '))

test('every place that a guest can choose, and no other, is found in a stop by its name', () => {
  const known = new Set([...places.map(({ id }) => id), ...Object.keys(placePoints)])
  expect(Object.keys(stopPlaces).filter((id) => !known.has(id))).toEqual([])
  const missed = places.filter(({ id, name }) => !placesOfStops([{ place: name }]).includes(id))
  expect(missed.map(({ id }) => id)).toEqual([])
})

test('hours have the month in which they were checked, and spans that end after they begin', () => {
  const hours = Object.values(stopPlaces).flatMap((place) => place.hours ?? [])
  expect(hours.filter(({ checked }) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(checked))).toEqual([])
  const spans = hours.flatMap(({ daily, weekdays }) => [daily, ...Object.values(weekdays ?? {})].flat())
  expect(spans.filter(([opens, closes]) => !(opens < closes))).toEqual([])
})

test('a place that is closed is named with its hours, and one that is open is not', () => {
  const stop = { place: 'Hellfire Pass, museum and trail', date: '2027-04-12', time: '16:30' }
  expect(plainly(closedPlaces(stop))).toEqual([
    'Hellfire Pass, the centre: open 09:00 to 16:00 only (as of November 2026).',
  ])
  expect(plainly(closedPlaces({ ...stop, date: '2027-04-13', time: null }))).toEqual([
    'Hellfire Pass, the centre: closed on Tue 13 Apr (as of November 2026).',
  ])
  expect(closedPlaces({ ...stop, time: '10:00' })).toEqual([])
})
