import { PLACE_REGIONS, type Place, type PlaceRegion, places } from '#content/map/places.ts'

export type RegionOfPlaces = { region: PlaceRegion; places: readonly Place[] }

/** The places of the form, grouped by region. For the loader. */
export function placesByRegion(): RegionOfPlaces[] {
  return PLACE_REGIONS.map((region) => ({
    region,
    places: places.filter((place) => place.region === region),
  }))
}
