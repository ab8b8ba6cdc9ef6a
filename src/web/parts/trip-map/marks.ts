import { type Feature, lakes, railways, rivers, towns } from '#content/map/geography.ts'
import type { Arrow } from './clip-route-start.ts'
import { distance, FRAME, isInFrame, type Point, type Projection } from './frame.ts'
import type { Label, LabelRequest } from './label-box.ts'
import { LabelPlacer } from './label-placer.ts'
import { isMain, namesOf, type Station } from './stations.ts'
import type { MapMark } from './trip-map.tsx'

/** The least distance of a town's and of another feature's label from a station, in units of the drawing. */
const TOWN_APART = 34
const NAME_APART = 22
/** Points of a river or lake this near to the edge, in units of the drawing, get no label. */
const EDGE = 6

type MapDrawing = {
  stations: readonly Station[]
  /** They are named where there is room. */
  towns: readonly LabelRequest[]
  route: readonly (readonly Point[])[]
  /** The arrow to the town where the day starts, if that lies outside. */
  way: (Arrow & { text: string }) | undefined
  project: Projection
}

/** The labels of the map: first those of the stations, then optional ones of towns, waters and railways. */
export function labelsOf({ stations, towns: named, route, way, project }: MapDrawing): Label[] {
  const placer = new LabelPlacer([
    ...route.map((line) => ({ line, weight: 3 })),
    ...railways.map(({ points }) => ({ line: points.map(project), weight: 2 })),
    ...[...rivers, ...lakes].map(({ points }) => ({ line: points.map(project), weight: 1 })),
  ])
  const stationLabels: LabelRequest[] = stations.map((station) => ({
    kind: isMain(station) ? 'main' : 'stop',
    text: namesOf(station),
    point: station.point,
  }))
  if (way) stationLabels.push({ kind: 'way', ...way })
  const passed = named.filter(({ point }) => isApart(point, stationLabels, TOWN_APART))
  for (const station of [...stationLabels, ...passed]) placer.keepClear(station)
  const nameOf = (kind: 'water' | 'rail') => (feature: Feature) =>
    placer.placeIfFree(
      featureLabels(kind, feature, project).filter(({ point }) => isApart(point, stationLabels, NAME_APART)),
    )
  return [
    ...placer.placeAll(stationLabels),
    ...passed.flatMap((town) => placer.placeIfFree([town])),
    ...[...rivers, ...lakes].flatMap(nameOf('water')),
    ...railways.flatMap(nameOf('rail')),
  ]
}

/** A label as it is sent to the page, with its point in percent of the map. */
export function markOf({ kind, side, point, text, turn }: Label): MapMark {
  const at = [percent(point.x / FRAME.width), percent(point.y / FRAME.height)] as const
  return turn === undefined ? [kind, side, ...at, text] : [kind, side, ...at, text, turn]
}

function isApart(point: Point, stationLabels: readonly LabelRequest[], least: number): boolean {
  return stationLabels.every((station) => distance(station.point, point) > least)
}

/** The towns that the route passes. */
export function townsOn(route: readonly (readonly Point[])[], project: Projection): LabelRequest[] {
  return townLabels(project).filter(({ point }) => route.flat().some((other) => distance(other, point) < 2))
}

/** The towns of the map. */
export function townLabels(project: Projection): LabelRequest[] {
  return towns
    .map(({ name, at }): LabelRequest => ({ kind: 'town', text: name, point: project(at) }))
    .filter(({ point }) => isInFrame(point, TOWN_APART / 2))
}

/** The label of a river, a lake or a railway may stand beside any of its points. */
function featureLabels(
  kind: 'water' | 'rail',
  { name, points }: Feature,
  project: Projection,
): LabelRequest[] {
  if (!name) return []
  const seen = points.map(project).filter((point) => isInFrame(point, EDGE))
  return seen.map((point) => ({ kind, text: name, point }))
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
