import { placeTiles } from '#content/map/place-tiles.ts'
import { PLACE_REGIONS, type Place, type PlaceRegion, places } from '#content/map/places.ts'
import { stopPlaces } from '#content/map/stop-places.ts'
import { posterSource } from '#content/pictures/site-posters.ts'
import { pictureNamed } from '../../parts/picture-of.ts'

/** `picture`: the address of what it looks like. */
export type ShownPlace = Place & { picture?: string }

export type RegionOfPlaces = { region: PlaceRegion; places: readonly ShownPlace[] }

/** The places of the form, grouped by region. For the loader. */
export function placesByRegion(): RegionOfPlaces[] {
  return PLACE_REGIONS.map((region) => ({
    region,
    places: places.filter((place) => place.region === region).map(withPicture),
  }))
}

function withPicture(place: Place): ShownPlace {
  const tile = placeTiles[place.id]
  const poster = stopPlaces[place.id]?.poster
  if (tile) return { ...place, picture: posterSource(tile.poster, tile.crop) }
  return poster ? { ...place, picture: pictureNamed(poster).src } : place
}
