import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { hills, type LatLon, lakes, railways, rivers, roads, towns } from './geography.ts'
import { placePoints } from './place-points.ts'
import { places } from './places.ts'
import { townNames } from './towns.ts'

const everything = [...rivers, ...lakes, ...hills, ...railways].map(({ points }) => points)

test('every point is a place in this part of the country', () => {
  const points = [...everything.flat(), ...roads.flat(), ...towns.map(({ at }) => at)]
  const known = Object.values(placePoints).flatMap(({ at }) => (at ? [at] : []))
  const astray = [...points, ...known].filter(
    ([lat, lon]) => !(lat > 12 && lat < 16 && lon > 97 && lon < 101.5),
  )
  expect(astray).toEqual([])
})

test('the towns where trips start are towns of the geography', () => {
  const names = towns.map(({ name }) => name)
  expect(Object.values(townNames).filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

// The coordinates of the places are facts; the lines are drawn by hand and have to agree with them.
test.for([
  ['bridge-river-kwai', 'Khwae Yai', 0.1],
  ['erawan', 'Khwae Yai', 1],
  ['srinakarin-dam', 'Khwae Yai', 0.3],
  ['srinakarin-dam', 'Srinakarin lake', 1],
  ['huay-mae-khamin', 'Srinakarin lake', 2],
  ['sai-yok-waterfalls', 'Khwae Noi', 0.8],
  ['tham-krasae', 'Khwae Noi', 0.8],
  ['muang-sing', 'Khwae Noi', 1.5],
  ['chungkai-cemetery', 'Khwae Noi', 1],
  ['vajiralongkorn-dam', 'Khwae Noi', 0.3],
  ['vajiralongkorn-dam', 'Khao Laem lake', 1],
  ['wat-tham-suea', 'Mae Klong', 2],
  ['bridge-river-kwai', 'Death Railway', 0.1],
  ['war-cemetery', 'Death Railway', 0.5],
  ['tham-krasae', 'Death Railway', 0.3],
  ['nam-tok-station', 'Death Railway', 0.3],
  ['ayutthaya-drop-off', 'Chao Phraya', 3],
] as const)('%s lies by the %s, within %d km', ([id, name, km]) => {
  const feature = [...rivers, ...lakes, ...railways].find((one) => one.name === name)
  const at = placePoints[id]?.at ?? [0, 0]
  expect(kmToLine(at, feature?.points ?? [])).toBeLessThan(km)
})

test('the rivers meet in one point and make the Mae Klong', () => {
  const [yai, noi, maeKlong] = ['Khwae Yai', 'Khwae Noi', 'Mae Klong'].map(
    (name) => rivers.find((river) => river.name === name)?.points ?? [],
  )
  expect(yai?.at(-1)).toEqual(maeKlong?.[0])
  expect(noi?.at(-1)).toEqual(maeKlong?.[0])
})

test('every road shares a point with an earlier one, so that the network is connected', () => {
  const [first = [], ...others] = roads
  const reached = new Set(first.map(String))
  for (const road of others) {
    expect.soft(road.map(String).some((point) => reached.has(point))).toBe(true)
    for (const point of road) reached.add(String(point))
  }
})

test('a road leads to every place that a trip visits', () => {
  const visited = new Set(catalogue.tours.flatMap((tour) => tour.places))
  const remote = [...visited].filter((id) => {
    const at = placePoints[id]?.at
    return at && Math.min(...roads.flat().map((point) => kmBetween(at, point))) > 1
  })
  expect(remote).toEqual([])
})

test('every place point is of a place that guests can choose or that a trip visits', () => {
  const named = new Set([...places.map(({ id }) => id), ...catalogue.tours.flatMap((tour) => tour.places)])
  expect(Object.keys(placePoints).filter((id) => !named.has(id))).toEqual([])
})

function kmToLine(place: LatLon, line: readonly LatLon[]): number {
  const distances = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    return Array.from({ length: 21 }, (_, step) => {
      const share = step / 20
      return kmBetween(place, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    })
  })
  return Math.min(...distances)
}

function kmBetween([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number {
  return 111.2 * Math.hypot(otherLat - lat, (otherLon - lon) * Math.cos((lat * Math.PI) / 180))
}
