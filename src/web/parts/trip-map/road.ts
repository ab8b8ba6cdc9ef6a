import { type LatLon, roads } from '#content/map/geography.ts'
import { kmBetween } from './frame.ts'

/** The shortest route by road between two places, with every point of the roads on it (Dijkstra's algorithm). */
export function routeBetween(start: LatLon, end: LatLon): LatLon[] {
  const [from, to] = [nearest(start), nearest(end)]
  const open = [{ way: [from], km: 0 }]
  const reached = new Set<string>()
  for (let best = open.shift(); best; best = open.shift()) {
    const { way, km } = best
    const at = way.at(-1) ?? from
    if (at === to) return [start, ...way, end].filter((point, index, all) => !isSame(point, all[index - 1]))
    if (reached.has(key(at))) continue
    reached.add(key(at))
    for (const next of neighbours.get(key(at)) ?? [])
      open.push({ way: [...way, next], km: km + kmBetween(at, next) })
    open.sort((a, b) => a.km - b.km)
  }
  return [start, end]
}

/**
 * The lines to draw for a day through these places: every piece of road once, however often the day uses it. A line ends
 * at forks and stations.
 */
export function routeThrough(places: readonly LatLon[], stations: readonly LatLon[]): LatLon[][] {
  const driven = steps(places).flatMap(([start, end]) => steps(routeBetween(start, end)))
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

const roadPoints = new Map(roads.flat().map((point) => [key(point), point]))
const neighbours = new Map<string, LatLon[]>()
for (const [from, to] of roads.flatMap(steps)) {
  connect(from, to)
  connect(to, from)
}

function connect(from: LatLon, to: LatLon) {
  const known = roadPoints.get(key(to)) ?? to
  neighbours.set(key(from), [...(neighbours.get(key(from)) ?? []), known])
}

function nearest(place: LatLon): LatLon {
  const known = [...roadPoints.values()]
  return known.reduce((best, point) => (kmBetween(point, place) < kmBetween(best, place) ? point : best))
}
