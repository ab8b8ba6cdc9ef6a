import { placesMapOf } from '../../parts/trip-map/places-map-of.ts'
import type { Route } from './+types/map.ts'

/** The map of the places in the address, which are joined by spaces. For the scripts of the form. */
export function loader({ url }: Route.LoaderArgs) {
  return placesMapOf((url.searchParams.get('places') ?? '').split(' '))
}
