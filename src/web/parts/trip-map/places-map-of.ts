import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { company } from '#content/company.ts'
import { placePoints } from '#content/map/place-points.ts'
import { places } from '#content/map/places.ts'
import { stopsOf, townNamed } from './day-places.ts'
import { driveMinutes } from './drive.ts'
import { kmBetween } from './frame.ts'
import type { TripMapView } from './trip-map.tsx'
import { describeDay, drawDay, drawRegion } from './trip-map-view-of.ts'

/** `picture`: the drawing itself, as a data address. `drive`: how long it is there and back, where there is one. */
export type PlacesMapView = Omit<TripMapView, 'link'> & { drive?: string }

/** Longer on the road than this is no day out any more. */
const LONG_DAY_MINUTES = 8 * 60
const HALF_HOUR = 30

const points = places.map(({ id }) => placePoints[id]?.at).filter((at) => at !== undefined)
const home = townNamed(company.town)
/** What a map can show that has no place to go to: the country around the town. */
const NEAR_KM = 100
const nearPoints = points.filter((at) => kmBetween(at, home.at) < NEAR_KM)

/**
 * The places that a guest has chosen so far, from the town of the business and joined by road in their order, the newest
 * as the main one; before that, the land around it. For loaders.
 */
export function placesMapOf(ids: readonly string[]): PlacesMapView {
  const known = [...new Set(ids)].filter((id) => places.some((place) => place.id === id))
  const stops = stopsOf({ places: known, mainPlace: known.findLast((id) => placePoints[id]?.at) })
  const { drawing, ...marks } = stops.length > 0 ? drawDay(home, stops, points) : drawRegion(nearPoints)
  const drive = driveMinutes([home.at, ...stops.map(({ at }) => at), home.at])
  return {
    ...marks,
    picture: `data:image/svg+xml,${encodeURIComponent(drawing.svg)}`,
    words: known.length > 0 ? describeDay(home.name, known) : 'Every place you choose lights up here.',
    ...(stops.length > 0 && { drive: driveWords(drive) }),
  }
}

function driveWords(minutes: number): string {
  const rounded = Math.ceil(minutes / HALF_HOUR) * HALF_HOUR
  const drive = `About ${driveInWords(rounded)} on the road, there and back.`
  return rounded > LONG_DAY_MINUTES ? `${drive} That fills more than one day.` : drive
}
