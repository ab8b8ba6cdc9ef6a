import { expect, test } from 'vitest'
import type { LabelRequest } from './label-box.ts'
import { emsOf, labelBox } from './label-box.ts'
import { LabelPlacer } from './label-placer.ts'

const middle: LabelRequest = { kind: 'stop', text: 'Erawan', point: { x: 175, y: 105 } }

test('a label stands to the right of its mark where nothing is in the way', () => {
  expect(new LabelPlacer([]).placeAll([middle])).toEqual([{ ...middle, side: 'e' }])
})

test('a label avoids a line', () => {
  const line = [
    { x: 175, y: 105 },
    { x: 340, y: 105 },
  ]
  const [label] = new LabelPlacer([{ line, weight: 1 }]).placeAll([middle])
  expect(label?.side).not.toBe('e')
  expect(label?.side).not.toBe('ne')
})

test('a label avoids another mark and stays inside the map', () => {
  const placer = new LabelPlacer([])
  placer.keepClear({ kind: 'main', text: '', point: { x: 200, y: 105 } })
  expect(placer.placeAll([middle])[0]?.side).toBe('w')
  const [atEdge] = new LabelPlacer([]).placeAll([{ ...middle, point: { x: 340, y: 105 } }])
  expect(atEdge?.side).toContain('w')
})

test('a label leaves its best side to another that has no other side', () => {
  const requests: LabelRequest[] = [
    { kind: 'stop', text: 'Erawan', point: { x: 240, y: 105 } },
    { kind: 'stop', text: 'Edge', point: { x: 340, y: 105 } },
  ]
  const placer = new LabelPlacer([])
  for (const request of requests) placer.keepClear(request)
  expect(placer.placeAll(requests).map(({ side }) => side)).toEqual(['w', 'w'])
})

test('an optional label that finds room on a wide map only is marked so, and one without room is left out', () => {
  const beside = (x: number): LabelRequest => ({
    kind: 'water',
    text: 'Srinakarin lake',
    point: { x, y: 105 },
  })
  const walls = (placer: LabelPlacer, ...at: number[]) => {
    for (const x of at)
      for (let y = 0; y <= 210; y += 8) placer.keepClear({ kind: 'main', text: '', point: { x, y } })
  }
  const wide = new LabelPlacer([])
  walls(wide, 60, 190)
  expect(wide.placeIfFree([beside(125)])).toMatchObject([{ isWide: true }])
  const full = new LabelPlacer([])
  walls(full, 100, 150)
  expect(full.placeIfFree([beside(125)])).toEqual([])
})

test('an optional label that would lie on lines is left out', () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    line: [
      { x: 0, y: index * 7 },
      { x: 350, y: index * 7 },
    ],
    weight: 1,
  }))
  expect(
    new LabelPlacer(lines).placeIfFree([{ kind: 'water', text: 'Khwae Yai', point: middle.point }]),
  ).toEqual([])
})

test('a second line makes a label taller, and as wide as its longer line', () => {
  expect(emsOf('Erawan\nSrinakarin dam')).toEqual({ width: emsOf('Srinakarin dam').width, height: 2.5 })
})

test('the letters are larger on a wide map', () => {
  const width = (at: number) => {
    const { left, right } = labelBox({ ...middle, side: 'e' }, at)
    return Math.round(right - left)
  }
  expect(width(479)).toBe(width(280))
  expect(width(480)).toBeGreaterThan(width(479))
})
