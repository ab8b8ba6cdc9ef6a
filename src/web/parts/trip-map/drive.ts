import type { LatLon } from '#content/map/geography.ts'
import { kmBetween } from './frame.ts'
import { routeBetween } from './road.ts'

/** For each kilometre of the drawn roads, which cut the bends: what the road list says for the same ways, on average. */
const MINUTES_PER_KM = 1.25

/** About how long the drive through these points takes, in minutes. */
export function driveMinutes(points: readonly LatLon[]): number {
  const ways = points.slice(1).map((to, index) => routeBetween(points[index] ?? to, to))
  return ways.reduce((sum, way) => sum + lengthOf(way), 0) * MINUTES_PER_KM
}

function lengthOf(way: readonly LatLon[]): number {
  return way.slice(1).reduce((sum, to, index) => sum + kmBetween(way[index] ?? to, to), 0)
}
