import type { LatLon } from '#content/map/geography.ts'
import type { Stop } from './day-places.ts'
import { distance, type Point, type Projection } from './frame.ts'

/** One sign on the map, for one stop or for several that lie too close together. */
export type Station = { at: LatLon; point: Point; stops: readonly Stop[] }

/** Signs closer than this, in units of the drawing, would cover each other on a phone. */
const APART = 21

/** The stops as the map can show them. A town takes in what is in it; elsewhere the main place gives the point. */
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

/** A town by its name alone; elsewhere the names under each other, the main one first. */
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
