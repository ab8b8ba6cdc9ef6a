import { expect, test } from 'vitest'
import { markedMessage } from './marked-message.ts'

const found = (start: number, end: number) => ({ field: 'name' as const, value: 'x', start, end })

test('a message comes back whole, in parts that were read and parts that were not', () => {
  const message = 'We are 4 adults on Saturday.'
  const parts = markedMessage(message, [found(19, 27), found(7, 15), found(7, 8)])
  expect(parts.map(({ text, isRead }) => [text, isRead])).toEqual([
    ['We are ', false],
    ['4 adults', true],
    [' on ', false],
    ['Saturday', true],
    ['.', false],
  ])
  expect(parts.map(({ text }) => text).join('')).toBe(message)
})

test('an empty message has no parts', () => {
  expect(markedMessage('', [])).toEqual([])
})
