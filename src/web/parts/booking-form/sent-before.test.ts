import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { sentBefore } from './sent-before.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ trip: 'first', ...values })) data.append(name, value)
  return data
}

test('an equal form is the same request, whatever its id and its proof', () => {
  const ada = { name: 'Ada Example', guests: '2' }
  expect(sentBefore(form({ ...ada, requestId: 'a', proof: 'x', filledInMs: '881' }), 'a', 0)).toBe('a')
  expect(
    sentBefore(form({ ...ada, requestId: 'b', proof: 'y', filledInMs: '1658' }), 'b', 9 * MINUTE_MS),
  ).toBe('a')
  expect(sentBefore(form({ ...ada, guests: '3' }), 'c', 0)).toBe('c')
})

test('after ten minutes it is another one', () => {
  const grace = { name: 'Grace Example' }
  expect(sentBefore(form(grace), 'a', 0)).toBe('a')
  expect(sentBefore(form(grace), 'b', 10 * MINUTE_MS)).toBe('b')
  expect(sentBefore(form(grace), 'c', 11 * MINUTE_MS)).toBe('b')
})
