import { expect, test } from 'vitest'
import { photoIndex, wrapIndex } from './gallery-position.ts'
import { picturesBeside } from './pictures-beside.ts'

test('after the last picture comes the first', () => {
  expect(wrapIndex(5, 5)).toBe(0)
})

test('before the first picture comes the last', () => {
  expect(wrapIndex(-1, 5)).toBe(4)
})

test('a single picture is its own neighbour', () => {
  expect(wrapIndex(1, 1)).toBe(0)
  expect(wrapIndex(-1, 1)).toBe(0)
})

test('beside a picture stand the next two, and never itself', () => {
  expect(picturesBeside(0, 7)).toEqual([1, 2])
  expect(picturesBeside(6, 7)).toEqual([0, 1])
  expect(picturesBeside(1, 2)).toEqual([0])
  expect(picturesBeside(0, 1)).toEqual([])
})

test('an address counts pictures from one', () => {
  expect(photoIndex('2', 5)).toBe(1)
})

test('an address that asks for no picture, or for one that is not there, shows the first', () => {
  for (const asked of [null, '', '0', '6', '-1', '1.5', 'two']) expect(photoIndex(asked, 5)).toBe(0)
})
