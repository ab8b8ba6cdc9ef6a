import { expect, test } from 'vitest'
import { FRAME, type Point } from './frame.ts'
import { closedPath, lineCorners, openPath, shapeCorners } from './path.ts'

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }))

test('a line goes from its first corner to its last and rounds those between', () => {
  expect(openPath(points([0, 0], [10, 20]))).toBe('M0 0L10 20')
  expect(openPath(points([0, 0], [10, 20], [30, 20]))).toBe('M0 0q10 20 30 20')
  expect(openPath(points([0, 0], [10, 20], [30, 20], [40, 0], [60, -8]))).toBe('M0 0q10 20 20 20t15-10 25-18')
})

test('a shape closes where it began', () => {
  const path = closedPath(points([0, 0], [20, 0], [20, 20], [0, 20]))
  expect(path).toBe('M0 10q0-10 10-10t10 10-10 10-10-10z')
})

test('too few corners give an empty path', () => {
  expect([openPath([]), openPath(points([1, 1])), closedPath(points([0, 0], [1, 1]))]).toEqual(['', '', ''])
})

test('corners closer together than the detail are merged, and a line keeps its end', () => {
  expect(lineCorners(points([0, 0], [4, 0], [10, 0], [20, 0], [23, 0]), 10)).toEqual(
    points([0, 0], [10, 0], [24, 0]),
  )
})

test('corners lie on even numbers, so that the middle of two is whole', () => {
  expect(lineCorners(points([0.9, 1.1], [30.7, 41.2]), 10)).toEqual(points([0, 2], [30, 42]))
})

test('of a line outside the frame only the points next to the frame stay', () => {
  const line = points([-300, 0], [-200, 0], [-100, 0], [50, 50], [450, 50], [600, 50], [900, 50])
  expect(lineCorners(line, 10)).toEqual(points([-100, 0], [50, 50], [450, 50]))
})

test('a sea that reaches around a corner of the frame still covers that corner', () => {
  const coast = points([0, 250], [150, 180], [300, 140], [400, 130], [500, 130])
  const corners = shapeCorners([...coast, ...points([500, 300], [500, 600], [0, 600])], 10)
  expect(corners.length).toBeLessThan(7)
  expect(isInside({ x: FRAME.width - 10, y: FRAME.height - 10 }, corners)).toBe(true)
  expect(isInside({ x: FRAME.width / 2, y: FRAME.height / 2 }, corners)).toBe(false)
})

test('a line or shape outside the frame gives an empty path', () => {
  expect(openPath(lineCorners(points([-300, 0], [-200, 90], [-100, 10]), 10))).toBe('')
  expect(closedPath(shapeCorners(points([600, 0], [700, 90], [600, 100]), 10))).toBe('')
})

/** By the number of sides that a ray to the east crosses. */
function isInside({ x, y }: Point, shape: readonly Point[]): boolean {
  const crossed = shape.filter((to, index) => {
    const from = shape.at(index - 1) ?? to
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  })
  return crossed.length % 2 === 1
}
