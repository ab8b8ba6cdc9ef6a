import type { Tour } from '#catalogue/tour.rules.ts'
import { company } from '#content/company.ts'
import { type LatLon, towns } from '#content/map/geography.ts'
import { placePoints } from '#content/map/place-points.ts'
import { places } from '#content/map/places.ts'
import { kmBetween } from './frame.ts'
import { routeBetween } from './road.ts'

/** A place as the map knows it. */
export type Stop = { name: string; at: LatLon; isMain?: boolean; isTown?: boolean }

/** Stops within this many kilometres of the town's centre count as in town. */
const TOWN_REACH = 6

/** The name of a place within a sentence, such as "the war cemetery". */
export function spokenName(id: string): string {
  const nameInText = placePoints[id]?.nameInText ?? places.find((place) => place.id === id)?.name
  if (!nameInText) throw new Error(`no place ${id}`)
  return nameInText
}

/** The places of a day that have coordinates, in order; empty when the main place has none. */
export function stopsOf({ places: ids, mainPlace }: Pick<Tour, 'places' | 'mainPlace'>): Stop[] {
  const stops = ids.flatMap((id) => {
    const { at, label = spokenName(id) } = placePoints[id] ?? {}
    return at ? [{ name: label, at, isMain: id === mainPlace }] : []
  })
  return stops.some(({ isMain }) => isMain) ? stops : []
}

/** The town of the business if the route leads through it, unless all stops are in that town. */
export function hometownOnRoute(start: LatLon, stops: readonly Stop[]): Stop[] {
  const home = townNamed(company.town)
  const isDayInTown = stops.every(({ at }) => kmBetween(at, home.at) < TOWN_REACH)
  const leadsThrough = stops.some(({ at }) =>
    routeBetween(start, at).some((point) => kmBetween(point, home.at) < 1),
  )
  return leadsThrough && !isDayInTown ? [home] : []
}

export function townNamed(name: string): Stop {
  const town = towns.find((one) => one.name === name)
  if (!town) throw new Error(`no town ${name} in the geography`)
  return { ...town, isTown: true }
}
