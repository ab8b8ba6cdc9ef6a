import { expect, test } from 'vitest'
import { wideCards } from './wide-cards.ts'

const COLUMNS = 3

test('from two cards on, every row of three columns is full', () => {
  for (let count = 2; count <= 60; count++) {
    const wide = wideCards(count)
    let column = 0
    for (let card = 0; card < count; card++) {
      const span = wide.has(card) ? 2 : 1
      expect(column + span, `card ${card} of ${count} fits its row`).toBeLessThanOrEqual(COLUMNS)
      column = (column + span) % COLUMNS
    }
    expect(column, `the last row of ${count} is full`).toBe(0)
  }
})

test('three and six cards are all equal', () => {
  expect(wideCards(3).size).toBe(0)
  expect(wideCards(6).size).toBe(0)
})

test('ten cards open and close with a wide one', () => {
  expect([...wideCards(10)]).toEqual([0, 9])
})

test('a long list has a wide card in its middle too', () => {
  expect([...wideCards(15)]).toEqual([0, 9, 14])
})
