import { distance, FRAME, type Point } from './frame.ts'

/** So far outside the frame nothing that is drawn there reaches into it. */
const OUTSIDE = 24

/** The corners that an open line needs, as with a shape. */
export function lineCorners(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries())
    if (isSeen([kept.at(-1) ?? point, point, points[index + 1] ?? point])) kept.push(point)
  return thinned(kept, detail)
}

/**
 * The corners that a shape needs: none closer together than `detail` units, and outside the frame only those
 * between which it comes near.
 */
export function shapeCorners(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1) ?? points.at(-1) ?? point
    const after = points[index + 1] ?? kept[0] ?? point
    if (isSeen([before, point, after])) kept.push(point)
  }
  return thinned(kept, detail)
}

function thinned(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.map(snapped).entries()) {
    const last = kept.at(-1)
    if (!last || distance(last, point) >= detail) kept.push(point)
    else if (index === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point
  }
  return kept
}

/** Not all of them beyond the same edge of the frame. */
function isSeen(points: readonly Point[]): boolean {
  return !(
    points.every(({ x }) => x < -OUTSIDE) ||
    points.every(({ x }) => x > FRAME.width + OUTSIDE) ||
    points.every(({ y }) => y < -OUTSIDE) ||
    points.every(({ y }) => y > FRAME.height + OUTSIDE)
  )
}

/** On even numbers, so that the middle between two corners is a whole one and costs few bytes. */
function snapped({ x, y }: Point): Point {
  return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) }
}

/** A soft line from the first corner to the last, rounding those between them. */
export function openPath([first, ...rest]: readonly Point[]): string {
  const last = rest.at(-1)
  if (!first || !last) return ''
  if (rest.length === 1) return `M${numbers(first)}L${numbers(last)}`
  const controls = rest.slice(0, -1)
  const middles = controls.slice(1).map((point, index) => middle(controls[index] ?? point, point))
  return curves([first, ...middles, last], controls)
}

/** A soft shape around the corners. */
export function closedPath(corners: readonly Point[]): string {
  if (corners.length < 3) return ''
  const middles = corners.map((point, index) => middle(corners.at(index - 1) ?? point, point))
  return `${curves([...middles, ...middles.slice(0, 1)], corners)}z`
}

/**
 * Quadratic curves through these points with one control point each, a uniform B-spline: as every point lies midway
 * between two control points, each of those mirrors the one before, and `t` draws a curve with two numbers.
 */
function curves(through: readonly Point[], [control]: readonly Point[]): string {
  const [start, ...others] = through
  if (!start || !control) return ''
  const [first, ...rest] = others.map((point, index) => minus(point, through[index] ?? point))
  const more = rest.length > 0 ? `t${numbers(...rest)}` : ''
  return `M${numbers(start)}q${numbers(minus(control, start), ...(first ? [first] : []))}${more}`
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function numbers(...points: readonly Point[]): string {
  return points
    .flatMap(({ x, y }) => [x, y])
    .join(' ')
    .replaceAll(' -', '-')
}
