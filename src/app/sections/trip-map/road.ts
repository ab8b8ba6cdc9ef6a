import { type LatLon, roads } from '#content/map/geography.ts'
import { kmBetween } from './frame.ts'

/** The shortest way by road from one place to another, through every point of the roads between them. */
export function wayBetween(start: LatLon, end: LatLon): LatLon[] {
  const [from, to] = [nearest(start), nearest(end)]
  const open = [{ way: [from], km: 0 }]
  const reached = new Set<string>()
  for (let best = open.shift(); best; best = open.shift()) {
    const { way, km } = best
    const at = way.at(-1) ?? from
    if (at === to) return [start, ...way, end].filter((point, index, all) => !isSame(point, all[index - 1]))
    if (reached.has(key(at))) continue
    reached.add(key(at))
    for (const next of beside.get(key(at)) ?? [])
      open.push({ way: [...way, next], km: km + kmBetween(at, next) })
    open.sort((a, b) => a.km - b.km)
  }
  return [start, end]
}

/**
 * The lines to draw for a day that goes through these places: every piece of road once, however often the day
 * comes along it, from fork to fork and from station to station.
 */
export function routeThrough(places: readonly LatLon[], stations: readonly LatLon[]): LatLon[][] {
  const driven = steps(places).flatMap(([start, end]) => steps(wayBetween(start, end)))
  const names = driven.map((piece) => piece.map(key).toSorted().join())
  const pieces = driven.filter((_, index) => names.indexOf(names[index] ?? '') === index)
  const ends = new Set([...stations.map(key), ...forksOf(pieces)])
  const lines: LatLon[][] = []
  for (const [from, to] of pieces) {
    const line = lines.at(-1)
    if (line && isSame(from, line.at(-1)) && !ends.has(key(from))) line.push(to)
    else lines.push([from, to])
  }
  return lines
}

function forksOf(pieces: readonly [LatLon, LatLon][]): string[] {
  const points = pieces.flat().map(key)
  return [...new Set(points)].filter((point) => points.filter((other) => other === point).length > 2)
}

function steps(points: readonly LatLon[]): [LatLon, LatLon][] {
  return points.slice(1).map((to, index) => [points[index] ?? to, to])
}

function key([lat, lon]: LatLon): string {
  return `${lat},${lon}`
}

function isSame(point: LatLon, other: LatLon | undefined): boolean {
  return other !== undefined && key(point) === key(other)
}

const crossings = new Map(roads.flat().map((point) => [key(point), point]))
const beside = new Map<string, LatLon[]>()
for (const [from, to] of roads.flatMap(steps)) {
  connect(from, to)
  connect(to, from)
}

function connect(from: LatLon, to: LatLon) {
  const known = crossings.get(key(to)) ?? to
  beside.set(key(from), [...(beside.get(key(from)) ?? []), known])
}

function nearest(place: LatLon): LatLon {
  const known = [...crossings.values()]
  return known.reduce((best, point) => (kmBetween(point, place) < kmBetween(best, place) ? point : best))
}
