import { company } from '#content/company.ts'
import { type LatLon, towns } from '#content/map/geography.ts'
import { placePoints } from '#content/map/place-points.ts'
import { places } from '#content/map/places.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { kmBetween } from './frame.ts'
import { wayBetween } from './road.ts'

/** A place as the map knows it. */
export type Stop = { name: string; at: LatLon; isMain?: boolean; isTown?: boolean }

/** Whoever stays this near to the middle of the town sees the town itself on the map, in kilometres. */
const TOWN_REACH = 6

/** How a sentence names a place. */
export function saidOf(id: string): string {
  const name = placePoints[id]?.nameInText ?? places.find((place) => place.id === id)?.name
  if (!name) throw new Error(`no place ${id}`)
  return name
}

/** The places of a day that have a point, in order; none when the place that the day is about has none. */
export function stopsOf({ places: ids, mainPlace }: Pick<Tour, 'places' | 'mainPlace'>): Stop[] {
  const stops = ids.flatMap((id) => {
    const at = placePoints[id]?.at
    return at ? [{ name: signName(saidOf(id)), at, isMain: id === mainPlace }] : []
  })
  return stops.some(({ isMain }) => isMain) ? stops : []
}

/** The town of the business where the day leads through it, unless it stays there. */
export function homeOnTheWay(start: LatLon, stops: readonly Stop[]): Stop[] {
  const home = townNamed(company.town)
  const staysInTown = stops.every(({ at }) => kmBetween(at, home.at) < TOWN_REACH)
  const leadsThrough = stops.some(({ at }) =>
    wayBetween(start, at).some((point) => kmBetween(point, home.at) < 1),
  )
  return leadsThrough && !staysInTown ? [home] : []
}

export function townNamed(name: string): Stop {
  const town = towns.find((one) => one.name === name)
  if (!town) throw new Error(`no town ${name} in the geography`)
  return { ...town, isTown: true }
}

function signName(nameInText: string): string {
  const bare = nameInText.replace(/^the /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
