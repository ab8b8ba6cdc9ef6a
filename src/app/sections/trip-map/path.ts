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
export function openPath(line: readonly Point[]): string {
  const [first, second] = line
  const last = line.at(-1)
  if (!first || !second || !last) return ''
  if (line.length === 2) return `M${numbers(first)}L${numbers(second)}`
  const middles = line.slice(1).map((point, index) => middle(line[index] ?? point, point))
  return `M${numbers(first)}L${numbers(middles[0] ?? first)}${curves(second, middles)}L${numbers(last)}`
}

/** A soft shape around the corners. */
export function closedPath(line: readonly Point[]): string {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return ''
  const middles = line.map((point, index) => middle(point, line[index + 1] ?? first))
  const start = middle(last, first)
  return `M${numbers(start)}${curves(first, [start, ...middles])}z`
}

/**
 * Quadratic curves from middle to middle with the corners as control points: a uniform B-spline. Every control
 * point but the first mirrors the one before, so `t` draws the rest with two numbers a curve.
 */
function curves(control: Point, middles: readonly Point[]): string {
  const steps = middles.slice(1).map((point, index) => minus(point, middles[index] ?? point))
  const [first, ...rest] = steps
  const [start] = middles
  if (!first || !start) return ''
  return `q${numbers(minus(control, start), first)}${rest.length > 0 ? `t${numbers(...rest)}` : ''}`
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
