import { expect, test } from 'vitest'
import { markedMessage } from './marked-message.ts'

const found = (start: number, end: number) => ({ start, end })

test('a message comes back whole, in parts that were read and parts that were not', () => {
  const message = 'We are 4 adults on Saturday.'
  const parts = markedMessage(message, [found(19, 27), found(7, 8)], [found(7, 15)])
  expect(parts.map(({ text, state }) => [text, state])).toEqual([
    ['We are ', 'plain'],
    ['4', 'read'],
    [' adults', 'asked'],
    [' on ', 'plain'],
    ['Saturday', 'read'],
    ['.', 'plain'],
  ])
  expect(parts.map(({ text }) => text).join('')).toBe(message)
})

test('an empty message has no parts', () => {
  expect(markedMessage('', [])).toEqual([])
})
