import { expect, test } from 'vitest'
import { type LatLon, towns } from '#content/map/geography.ts'
import { placePoints } from '#content/map/place-points.ts'
import { routeBetween, routeThrough } from './road.ts'

test('the route from Bangkok to Hellfire Pass leads through Kanchanaburi and Nam Tok', () => {
  const way = routeBetween(town('Bangkok'), place('hellfire-pass'))
  const passed = ['Kanchanaburi', 'Nam Tok'].map((name) => index(way, town(name)))
  expect(passed[0]).toBeGreaterThan(0)
  expect(passed[1]).toBeGreaterThan(passed[0] ?? 0)
  expect([way[0], way.at(-1)]).toEqual([town('Bangkok'), place('hellfire-pass')])
})

test.for([
  ['Bangkok', 'wat-tham-suea', 'Tha Muang', 'Kanchanaburi'],
  ['Kanchanaburi', 'wat-tham-suea', 'Kanchanaburi', 'Tha Muang'],
  ['Kanchanaburi', 'floating-market', 'Ban Pong', 'Bangkok'],
  ['Bangkok', 'floating-market', 'Bangkok', 'Ban Pong'],
] as const)('of two routes from %s to %s the shorter is taken, by %s', ([from, to, by, past]) => {
  const way = routeBetween(town(from), place(to))
  expect(index(way, town(by))).toBeGreaterThanOrEqual(0)
  expect(index(way, town(past))).toBe(-1)
})

test('a place beside the road is connected to its nearest point of the road', () => {
  const beside: LatLon = [14.36, 98.96]
  const way = routeBetween(town('Kanchanaburi'), beside)
  expect(way.slice(-2)).toEqual([place('hellfire-pass'), beside])
})

test('a road is drawn once, however often the day uses it, and its lines end at stations and forks', () => {
  const [home, krasae, saiYokNoi] = [town('Kanchanaburi'), place('tham-krasae'), place('sai-yok-noi')]
  const stations = [home, krasae, saiYokNoi]
  const lines = routeThrough([home, krasae, saiYokNoi, home], stations)
  const fork: LatLon = [14.118, 99.232]
  expect(lines.map((line) => [line[0], line.at(-1)])).toEqual([
    [home, fork],
    [fork, krasae],
    [fork, saiYokNoi],
  ])
  expect(routeThrough([home, saiYokNoi, home, saiYokNoi], [home, saiYokNoi])).toHaveLength(1)
})

test('a station on the way ends one line and begins the next', () => {
  const [home, namTok, hellfire] = [town('Kanchanaburi'), place('nam-tok-station'), place('hellfire-pass')]
  const lines = routeThrough([home, hellfire], [home, namTok, hellfire])
  expect(lines.map((line) => line.at(-1))).toEqual([namTok, hellfire])
})

function town(name: string): LatLon {
  return towns.find((one) => one.name === name)?.at ?? expect.fail(name)
}

function place(id: string): LatLon {
  return placePoints[id]?.at ?? expect.fail(id)
}

function index(way: readonly LatLon[], point: LatLon): number {
  return way.findIndex((other) => String(other) === String(point))
}
