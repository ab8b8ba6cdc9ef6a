import { expect, test } from 'vitest'
import { contrast, formatContrast, usableFor } from './contrast.ts'

test('contrast is measured as WCAG does, whichever colour comes first', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21)
  expect(contrast('#11231e', '#f5f6ee')).toBeCloseTo(15.03, 1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('a figure is cut, so that none looks better than it is', () => {
  expect([4.48, 4.5, 15].map(formatContrast)).toEqual(['4.4', '4.5', '15.0'])
})

test('a colour is fit for what it can be seen as', () => {
  expect([4.5, 4.48, 3, 2.9].map(usableFor)).toEqual([
    'text',
    'signs and edges',
    'signs and edges',
    'decoration',
  ])
})

test('what cannot be measured is refused', () => {
  expect(() => contrast('rgb(0 0 0)', '#fff')).toThrow('no colour')
})
