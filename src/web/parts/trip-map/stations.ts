import type { LatLon } from '#content/map/geography.ts'
import type { Stop } from './day-places.ts'
import { distance, type Point, type Projection } from './frame.ts'

/** A mark on the map for one stop, or for several that are too close together for a mark each. */
export type Station = { at: LatLon; point: Point; stops: readonly Stop[] }

/** Marks closer than this, in units of the drawing, would overlap on a phone. */
const APART = 21

/** Merges stops that are too close together. The station is at the town if one of its stops is a town, else at the main place. */
export function stationsOf(stops: readonly Stop[], project: Projection): Station[] {
  const stations: Station[] = []
  for (const stop of stops.toSorted((a, b) => rank(b) - rank(a))) {
    const point = project(stop.at)
    const index = stations.findIndex((station) => distance(station.point, point) < APART)
    const near = stations[index]
    if (near) stations[index] = { ...near, stops: [...near.stops, stop] }
    else stations.push({ at: stop.at, point, stops: [stop] })
  }
  return stations
}

/** The label of a station: the town's name if it has a town, else the names of its stops below each other, the main one first. */
export function namesOf({ stops }: Station): string {
  const town = stops.find(({ isTown }) => isTown)
  return town ? town.name : stops.map(({ name }) => name).join('\n')
}

export function isMain({ stops }: Station): boolean {
  return stops.some((stop) => stop.isMain)
}

function rank(stop: Stop): number {
  return stop.isTown ? 2 : stop.isMain ? 1 : 0
}
