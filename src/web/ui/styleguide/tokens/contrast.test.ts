import { expect, test } from 'vitest'
import { contrast, formatContrast, usableFor } from './contrast.ts'

test('contrast is measured as WCAG does, whichever colour comes first', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21)
  expect(contrast('#11231e', '#f5f6ee')).toBeCloseTo(15.03, 1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('a ratio is cut and not rounded up', () => {
  expect([4.48, 4.5, 15].map(formatContrast)).toEqual(['4.4', '4.5', '15.0'])
})

test('the contrast decides whether a colour is for text, for icons and edges, or for decoration', () => {
  expect([4.5, 4.48, 3, 2.9].map(usableFor)).toEqual([
    'text',
    'signs and edges',
    'signs and edges',
    'decoration',
  ])
})

test('a colour in another notation is refused', () => {
  expect(() => contrast('rgb(0 0 0)', '#fff')).toThrow('no colour')
})
