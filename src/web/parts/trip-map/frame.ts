import type { LatLon } from '#content/map/geography.ts'

/** A point of the drawing, in its own units; y grows to the south. */
export type Point = { x: number; y: number }
export type Projection = (at: LatLon) => Point

/** The size of every map in its own units, which are CSS pixels on a phone. */
export const FRAME = { width: 350, height: 210 }

/** The space around the outermost places, so that their labels find room. */
const MARGIN = { x: 64, y: 40 }
const LEAST_WIDTH_KM = 17
const KM_PER_DEGREE = 111.2

/** A projection with north up and equal scale in both directions, zoomed in on these places but not closer than a town. */
export function projectionAround(places: readonly LatLon[]): Projection {
  const [south, north] = reach(places.map(([lat]) => lat))
  const [west, east] = reach(places.map(([, lon]) => lon))
  const narrowing = narrowingAt((south + north) / 2)
  const kmPerUnit = Math.max(
    LEAST_WIDTH_KM / FRAME.width,
    ((north - south) * KM_PER_DEGREE) / (FRAME.height - 2 * MARGIN.y),
    ((east - west) * KM_PER_DEGREE * narrowing) / (FRAME.width - 2 * MARGIN.x),
  )
  const unitsPerDegree = KM_PER_DEGREE / kmPerUnit
  return ([lat, lon]) => ({
    x: FRAME.width / 2 + (lon - (west + east) / 2) * narrowing * unitsPerDegree,
    y: FRAME.height / 2 - (lat - (south + north) / 2) * unitsPerDegree,
  })
}

export function kmBetween([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number {
  return KM_PER_DEGREE * Math.hypot(otherLat - lat, (otherLon - lon) * narrowingAt(lat))
}

export function isInFrame({ x, y }: Point, inset = 0): boolean {
  return x >= inset && y >= inset && x <= FRAME.width - inset && y <= FRAME.height - inset
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A degree of longitude is shorter than one of latitude by this factor. */
function narrowingAt(lat: number): number {
  return Math.cos((lat * Math.PI) / 180)
}

function reach(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
