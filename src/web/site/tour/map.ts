import { data } from 'react-router'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { isOrigin } from '#catalogue/tour.rules.ts'
import { tripMapViewOf } from '../../parts/trip-map/trip-map-view-of.ts'
import { depsContext } from '../../shell/context.ts'
import type { Route } from './+types/map.ts'

/** The drawing of a trip's map. Pages name it with its version, so browsers keep it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const tour = findTour(context.get(depsContext).catalogue, params.id)
  const { origin } = params
  const isSold = tour && isOrigin(origin) && originsOf(tour.prices).includes(origin)
  const map = isSold ? tripMapViewOf(tour, origin) : undefined
  if (!map) throw data(null, { status: 404 })
  return new Response(map.drawing.svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
