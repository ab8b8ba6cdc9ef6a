import { type Feature, lakes, railways, rivers, towns } from '#content/map/geography.ts'
import type { Arrow } from './clip-route-start.ts'
import { distance, FRAME, isInFrame, type Point, type Projection } from './frame.ts'
import type { Label, Wish } from './label-box.ts'
import { LabelSheet } from './label-sheet.ts'
import { isMain, namesOf, type Station } from './stations.ts'
import type { MapMark } from './trip-map.tsx'

/** Beside a station no other town is named, and nothing that could pass for its name; in units of the drawing. */
const TOWN_APART = 34
const NAME_APART = 22
/** A river or lake of which less than this is seen, in units of the drawing, is not named. */
const EDGE = 6

type Drawn = {
  stations: readonly Station[]
  route: readonly (readonly Point[])[]
  /** The arrow to the town where the day starts, if that lies outside. */
  way: (Arrow & { text: string }) | undefined
  project: Projection
}

/** Everything on the map that has a name: first the stations, then what helps to see where they are. */
export function labelsOf({ stations, route, way, project }: Drawn): Label[] {
  const labels = new LabelSheet([
    ...route.map((line) => ({ line, weight: 3 })),
    ...railways.map(({ points }) => ({ line: points.map(project), weight: 2 })),
    ...[...rivers, ...lakes].map(({ points }) => ({ line: points.map(project), weight: 1 })),
  ])
  const signs: Wish[] = stations.map((station) => ({
    kind: isMain(station) ? 'main' : 'stop',
    text: namesOf(station),
    point: station.point,
  }))
  if (way) signs.push({ kind: 'way', ...way })
  const passed = townsOn(route, project).filter(({ point }) => isApart(point, signs, TOWN_APART))
  for (const sign of [...signs, ...passed]) labels.keepClear(sign)
  const named = (kind: 'water' | 'rail') => (feature: Feature) =>
    labels.placeIfFree(
      wishes(kind, feature, project).filter(({ point }) => isApart(point, signs, NAME_APART)),
    )
  return [
    ...labels.placeAll(signs),
    ...passed.flatMap((town) => labels.placeIfFree([town])),
    ...[...rivers, ...lakes].flatMap(named('water')),
    ...railways.flatMap(named('rail')),
  ]
}

/** A label as it is sent: in percent of the map. */
export function markOf({ kind, side, point, text, turn }: Label): MapMark {
  const at = [percent(point.x / FRAME.width), percent(point.y / FRAME.height)] as const
  return turn === undefined ? [kind, side, ...at, text] : [kind, side, ...at, text, turn]
}

function isApart(point: Point, signs: readonly Wish[], least: number): boolean {
  return signs.every((sign) => distance(sign.point, point) > least)
}

/** The towns that the route passes. */
function townsOn(route: readonly (readonly Point[])[], project: Projection): Wish[] {
  return towns
    .map(({ name, at }): Wish => ({ kind: 'town', text: name, point: project(at) }))
    .filter(({ point }) => isInFrame(point, TOWN_APART / 2))
    .filter(({ point }) => route.flat().some((other) => distance(other, point) < 2))
}

/** The name of a river, a lake or a railway may stand beside any of its points. */
function wishes(kind: 'water' | 'rail', { name, points }: Feature, project: Projection): Wish[] {
  if (!name) return []
  const seen = points.map(project).filter((point) => isInFrame(point, EDGE))
  return seen.map((point) => ({ kind, text: name, point }))
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
