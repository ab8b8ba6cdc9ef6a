import { expect, test } from 'vitest'
import type { LatLon } from '#content/map/geography.ts'
import { clipRouteStart } from './clip-route-start.ts'
import { distance, FRAME, isInFrame, kmBetween, projectionAround } from './frame.ts'

const kanchanaburi: LatLon = [14.02, 99.53]
const erawan: LatLon = [14.3687, 99.1438]

test('north is up, west is left, and both places stand well inside', () => {
  const project = projectionAround([kanchanaburi, erawan])
  const [town, falls] = [project(kanchanaburi), project(erawan)]
  expect(falls.y).toBeLessThan(town.y)
  expect(falls.x).toBeLessThan(town.x)
  expect([town, falls].every((point) => isInFrame(point, 35))).toBe(true)
})

test('the same distance is equally long on the map in every direction', () => {
  const project = projectionAround([kanchanaburi, erawan])
  const scale = (to: LatLon) => distance(project(kanchanaburi), project(to)) / kmBetween(kanchanaburi, to)
  expect(scale([14.12, 99.53])).toBeCloseTo(scale([14.02, 99.63]), 1)
})

test('a day in one street still shows the width of a town', () => {
  const project = projectionAround([kanchanaburi])
  const west: LatLon = [14.02, 99.53 - 8 / 108]
  expect(project(kanchanaburi)).toEqual({ x: FRAME.width / 2, y: FRAME.height / 2 })
  expect(isInFrame(project(west))).toBe(true)
  expect(isInFrame(project([14.02, 99.53 - 10 / 108]))).toBe(false)
})

test('Bangkok is about 110 km from Kanchanaburi as the crow flies', () => {
  expect(Math.round(kmBetween(kanchanaburi, [13.75, 100.5]) / 10) * 10).toBe(110)
})

test('a route from outside begins at an arrow inside the edge that points to its start', () => {
  const came = clipRouteStart([
    { x: 900, y: 100 },
    { x: 500, y: 100 },
    { x: 200, y: 100 },
    { x: 100, y: 60 },
  ])
  expect(came?.arrow).toEqual({ point: { x: FRAME.width - 11, y: 100 }, turn: 0 })
  expect(came?.way).toEqual([
    { x: FRAME.width - 11, y: 100 },
    { x: 200, y: 100 },
    { x: 100, y: 60 },
  ])
})

test('the arrow turns with the road, clockwise from the east', () => {
  const south = clipRouteStart([
    { x: 100, y: 700 },
    { x: 100, y: 100 },
  ])
  expect(south?.arrow).toEqual({ point: { x: 100, y: FRAME.height - 11 }, turn: 90 })
})

test('a route inside the frame needs no arrow', () => {
  expect(
    clipRouteStart([
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]),
  ).toBeUndefined()
})
