import { distance, FRAME, isInFrame, type Point } from './frame.ts'

/** Lines further outside the frame than this, in units of the drawing, do not reach into it. */
const OUTSIDE = 24

/** Simplifies an open line: drops the points outside the frame and those closer together than `detail` units. */
export function lineCorners(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries())
    if (mayTouchFrame([kept.at(-1) ?? point, point, points[index + 1] ?? point])) kept.push(point)
  return thinOut(kept, detail)
}

/**
 * Simplifies a closed shape: drops points closer together than `detail` units, and those outside the frame whose edges
 * do not come near it.
 */
export function shapeCorners(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1) ?? points.at(-1) ?? point
    const after = points[index + 1] ?? kept[0] ?? point
    if (mayTouchFrame([before, point, after])) kept.push(point)
  }
  return thinOut(kept, detail)
}

function thinOut(points: readonly Point[], detail: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.map(snap).entries()) {
    const last = kept.at(-1)
    if (!last || distance(last, point) >= detail) kept.push(point)
    else if (index === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point
  }
  return kept
}

/** Whether the points are not all beyond the same edge of the frame. */
function mayTouchFrame(points: readonly Point[]): boolean {
  return !(
    points.every(({ x }) => x < -OUTSIDE) ||
    points.every(({ x }) => x > FRAME.width + OUTSIDE) ||
    points.every(({ y }) => y < -OUTSIDE) ||
    points.every(({ y }) => y > FRAME.height + OUTSIDE)
  )
}

/** Rounds to even numbers, so that the midpoint of two corners is a whole number and the path is short. */
function snap({ x, y }: Point): Point {
  return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) }
}

/** An SVG path from the first corner to the last that rounds the corners between them. */
export function openPath([first, ...rest]: readonly Point[]): string {
  const last = rest.at(-1)
  if (!first || !last) return ''
  if (rest.length === 1) return `M${numbers(first)}L${numbers(last)}`
  const controls = rest.slice(0, -1)
  const middles = controls.slice(1).map((point, index) => middle(controls[index] ?? point, point))
  return curves([first, ...middles, last], controls)
}

/** An SVG path of a dot, drawn by the round ends of its line; empty outside the frame. */
export function pointPath(point: Point): string {
  return isInFrame(point) ? `M${numbers(snap(point))}h0` : ''
}

/** An SVG path of a closed shape with rounded corners. */
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
