import { company } from '#content/company.ts'
import { townNames } from '#content/fleet.ts'
import { type Feature, hills, lakes, railways, rivers } from '#content/map/geography.ts'
import type { Origin, Tour } from '#domain/tour.ts'
import { arriving } from './arrival.ts'
import { dayInWords } from './day-in-words.ts'
import { homeOnTheWay, type Stop, stopsOf, townNamed } from './day-places.ts'
import { isInFrame, type Projection, projectionAround } from './frame.ts'
import { marksOf } from './marks.ts'
import { closedPath, lineCorners, openPath, shapeCorners } from './path.ts'
import { routeThrough } from './road.ts'
import { stationsOf } from './stations.ts'
import type { TripMapView } from './trip-map.tsx'

/** Corners closer together than this, in units of the drawing, are one. */
const DETAIL = { hills: 22, lakes: 8, lines: 9, route: 5 }

/**
 * The map of the day that starts in this town; `undefined` when the place that the day is about has no point on it.
 * For loaders: it reads the geography.
 */
export function tripMapViewOf(
  trip: Pick<Tour, 'places' | 'mainPlace'>,
  origin: Origin,
): TripMapView | undefined {
  const stops = stopsOf(trip)
  if (stops.length === 0) return undefined
  const start = townNamed(townNames[origin])
  const home = homeOnTheWay(start.at, stops)
  const project = projectionFor(start, [...home, ...stops])
  const isFar = !isInFrame(project(start.at))
  const isHere = start.name === company.town
  const stations = stationsOf([...home, ...(isFar || isHere ? [] : [start]), ...stops], project)

  const visited = stops.map((stop) => stations.find((station) => station.stops.includes(stop))?.at ?? stop.at)
  const staysHere = isHere && home.length === 0
  const [first = [], ...others] = routeThrough(
    [...(staysHere ? [] : [start.at]), ...visited],
    stations.map(({ at }) => at),
  ).map((line) => line.map(project))
  const arrival = isFar ? arriving(first) : undefined
  const route = [arrival?.way ?? first, ...others]
  return {
    words: dayInWords(start.name, trip.places),
    hills: shapes(hills, DETAIL.hills, project),
    lakes: shapes(lakes, DETAIL.lakes, project),
    rivers: lines(rivers, project),
    railways: lines(railways, project),
    route: route.map((line) => openPath(lineCorners(line, DETAIL.route))).join(''),
    marks: marksOf({ stations, route, way: arrival && { ...arrival.arrow, text: start.name }, project }),
  }
}

/** Around the stops, and around the start as well if it lies at the edge anyway. */
function projectionFor(start: Stop, stops: readonly Stop[]): Projection {
  const places = stops.map(({ at }) => at)
  const project = projectionAround(places)
  return isInFrame(project(start.at)) ? projectionAround([...places, start.at]) : project
}

function shapes(features: readonly Feature[], detail: number, project: Projection): string {
  return features.map(({ points }) => closedPath(shapeCorners(points.map(project), detail))).join('')
}

function lines(features: readonly Feature[], project: Projection): string {
  return features.map(({ points }) => openPath(lineCorners(points.map(project), DETAIL.lines))).join('')
}
