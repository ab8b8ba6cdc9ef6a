import { expect, test } from 'vitest'
import type { Wish } from './label-box.ts'
import { emsOf, labelBox } from './label-box.ts'
import { LabelSheet } from './label-sheet.ts'

const middle: Wish = { kind: 'stop', text: 'Erawan', point: { x: 175, y: 105 } }

test('a name stands to the right of its sign where nothing is in the way', () => {
  expect(new LabelSheet([]).placeAll([middle])).toEqual([{ ...middle, side: 'e' }])
})

test('it keeps off a line', () => {
  const line = [
    { x: 175, y: 105 },
    { x: 340, y: 105 },
  ]
  const [label] = new LabelSheet([{ line, weight: 1 }]).placeAll([middle])
  expect(label?.side).not.toBe('e')
  expect(label?.side).not.toBe('ne')
})

test('it keeps off another sign and inside the map', () => {
  const sheet = new LabelSheet([])
  sheet.keepClear({ kind: 'main', text: '', point: { x: 200, y: 105 } })
  expect(sheet.placeAll([middle])[0]?.side).toBe('w')
  const [atEdge] = new LabelSheet([]).placeAll([{ ...middle, point: { x: 340, y: 105 } }])
  expect(atEdge?.side).toContain('w')
})

test('a name leaves its best side to one that has no other', () => {
  const wishes: Wish[] = [
    { kind: 'stop', text: 'Erawan', point: { x: 240, y: 105 } },
    { kind: 'stop', text: 'Edge', point: { x: 340, y: 105 } },
  ]
  const sheet = new LabelSheet([])
  for (const wish of wishes) sheet.keepClear(wish)
  expect(sheet.placeAll(wishes).map(({ side }) => side)).toEqual(['w', 'w'])
})

test('what finds room on a wide map only is marked so, and what finds none is left out', () => {
  const beside = (x: number): Wish => ({ kind: 'water', text: 'Srinakarin lake', point: { x, y: 105 } })
  const walls = (sheet: LabelSheet, ...at: number[]) => {
    for (const x of at)
      for (let y = 0; y <= 210; y += 8) sheet.keepClear({ kind: 'main', text: '', point: { x, y } })
  }
  const wide = new LabelSheet([])
  walls(wide, 60, 190)
  expect(wide.placeIfFree([beside(125)])).toMatchObject([{ isWide: true }])
  const full = new LabelSheet([])
  walls(full, 100, 150)
  expect(full.placeIfFree([beside(125)])).toEqual([])
})

test('a name that would lie on the lines is left out', () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    line: [
      { x: 0, y: index * 7 },
      { x: 350, y: index * 7 },
    ],
    weight: 1,
  }))
  expect(
    new LabelSheet(lines).placeIfFree([{ kind: 'water', text: 'Khwae Yai', point: middle.point }]),
  ).toEqual([])
})

test('a second line makes a name taller and no wider than its longer line', () => {
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
