import { href } from 'react-router'
import type { Origin, Tour } from '#catalogue/tour.rules.ts'
import { company } from '#content/company.ts'
import { type Feature, hills, type LatLon, lakes, railways, rivers } from '#content/map/geography.ts'
import { placePoints } from '#content/map/place-points.ts'
import { townNames } from '#content/map/towns.ts'
import { pointLink } from '#guests/contact/map-link.rules.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { clipRouteStart } from './clip-route-start.ts'
import { hometownOnRoute, type Stop, spokenName, stopsOf, townNamed } from './day-places.ts'
import { drawMap, type MapDrawing } from './drawing.ts'
import { isInFrame, type Point, type Projection, projectionAround } from './frame.ts'
import type { Label } from './label-box.ts'
import { labelsOf, markOf, townLabels, townsOn } from './marks.ts'
import { closedPath, lineCorners, openPath, pointPath, shapeCorners } from './path.ts'
import { routeThrough } from './road.ts'
import { stationsOf } from './stations.ts'
import type { TripMapView } from './trip-map.tsx'

/** Corners closer together than this, in units of the drawing, are merged. */
const DETAIL = { hills: 34, lakes: 10, lines: 13, route: 9 }

type Trip = Pick<Tour, 'id' | 'places' | 'mainPlace'>

/** Memoizes the maps, which take some milliseconds each and never change. */
const cache = new Map<string, DrawnMap | undefined>()

/** A map as a page has it, with its drawing, which is a file of its own. */
type DrawnMap = TripMapView & { drawing: MapDrawing }

/**
 * The map of the trip from this town; `undefined` when the trip's main place has no coordinates. For loaders, so that
 * the geography is not sent to the browser.
 */
export function tripMapViewOf(trip: Trip, origin: Origin): DrawnMap | undefined {
  const key = [origin, trip.id, trip.mainPlace, ...trip.places].join()
  if (!cache.has(key)) cache.set(key, draw(trip, origin))
  return cache.get(key)
}

function draw(trip: Trip, origin: Origin): DrawnMap | undefined {
  const stops = stopsOf(trip)
  if (stops.length === 0) return undefined
  const start = townNamed(townNames[origin])
  const day = drawDay(start, stops)
  return {
    ...day,
    picture: `${href('/maps/:id/:origin.svg', { id: trip.id, origin })}?v=${day.drawing.version}`,
    words: describeDay(start.name, trip.places),
    link: linkTo(stops),
  }
}

/**
 * A day from this start through these stops, with the way there by road.
 * @param others points that are shown too, small
 */
export function drawDay(start: Stop, stops: readonly Stop[], others: readonly LatLon[] = []) {
  const home = hometownOnRoute(start.at, stops)
  const project = projectionFor(start, [...home, ...stops])
  const isFar = !isInFrame(project(start.at))
  const isHere = start.name === company.town
  const stations = stationsOf([...home, ...(isFar || isHere ? [] : [start]), ...stops], project)

  const visited = stops.map((stop) => stations.find((station) => station.stops.includes(stop))?.at ?? stop.at)
  const startsAndStaysInTown = isHere && home.length === 0
  const [first = [], ...rest] = routeThrough(
    [...(startsAndStaysInTown ? [] : [start.at]), ...visited],
    stations.map(({ at }) => at),
  ).map((line) => line.map(project))
  const arrival = isFar ? clipRouteStart(first) : undefined
  const route = [arrival?.way ?? first, ...rest]
  const way = arrival && { ...arrival.arrow, text: start.name }
  return {
    drawing: drawLand(project, { route, points: others }),
    ...marksOf(labelsOf({ stations, towns: townsOn(route, project), route, way, project })),
  }
}

/** The land as far as these places lie, with the towns in it. */
export function drawRegion(points: readonly LatLon[]) {
  const project = projectionAround(points)
  return {
    drawing: drawLand(project, { route: [], points }),
    ...marksOf(labelsOf({ stations: [], towns: townLabels(project), route: [], way: undefined, project })),
  }
}

type Shown = { route: readonly (readonly Point[])[]; points: readonly LatLon[] }

function drawLand(project: Projection, { route, points }: Shown): MapDrawing {
  return drawMap({
    hills: shapes(hills, DETAIL.hills, project),
    lakes: shapes(lakes, DETAIL.lakes, project),
    rivers: lines(rivers, project),
    railways: lines(railways, project),
    places: points.map(project).map(pointPath).join(''),
    route: route.map((line) => openPath(lineCorners(line, DETAIL.route))).join(''),
  })
}

function marksOf(labels: readonly Label[]) {
  return {
    marks: labels.filter(({ isWide }) => !isWide).map(markOf),
    wideMarks: labels.filter(({ isWide }) => isWide).map(markOf),
  }
}

function linkTo(stops: readonly Stop[]): string {
  const [latitude, longitude] = (stops.find(({ isMain }) => isMain) ?? stops[0])?.at ?? [0, 0]
  return pointLink({ latitude, longitude })
}

/** Fits the stops, and the start as well if it is within that frame anyway. */
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

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The day as a sentence: the start, the places in their order, and those without a point on the map. */
export function describeDay(start: string, ids: readonly string[]): string {
  const missing = ids.filter((id) => !placePoints[id]?.at).map(spokenName)
  const day = `From ${start} to ${list.format(ids.map(spokenName))}.`
  if (missing.length === 0) return day
  return `${day} ${atSentenceStart(list.format(missing))} ${missing.length === 1 ? 'is' : 'are'} not marked.`
}
