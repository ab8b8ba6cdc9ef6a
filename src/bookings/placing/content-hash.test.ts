import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentHash, requestIdFrom } from './content-hash.ts'

const SECRET = 'a secret of the site'

test('the same facts in another order have the same hash', () => {
  expect(contentHash({ name: 'Ada', guests: 2 })).toBe(contentHash({ guests: 2, name: 'Ada' }))
})

test('the order of keys does not matter inside a fact either', () => {
  const plans = { day1: 'Museum', day2: 'River' }
  const turned = { day2: 'River', day1: 'Museum' }
  expect(contentHash({ plans: turned })).toBe(contentHash({ plans }))
})

test('the order of a list does matter', () => {
  expect(contentHash({ places: ['a', 'b'] })).not.toBe(contentHash({ places: ['b', 'a'] }))
})

const DIFFERENT: [Record<string, unknown>, Record<string, unknown>][] = [
  [{ guests: 2 }, { guests: 3 }],
  [{ guests: 2 }, { guests: '2' }],
  [{ hotel: null }, { hotel: '' }],
  [
    { name: 'ab', hotel: 'c' },
    { name: 'a', hotel: 'bc' },
  ],
  [{ name: 'a' }, { hotel: 'a' }],
  [{ name: 'a","hotel":"b' }, { name: 'a', hotel: 'b' }],
]

test.each(DIFFERENT)('%j and %j have different hashes', (one, other) => {
  expect(contentHash(one)).not.toBe(contentHash(other))
})

test('the hash does not contain the facts', () => {
  expect(contentHash({ email: 'ada@example.com' })).toMatch(/^[0-9a-f]{64}$/)
})

test('the same facts on the same day have one request id, another day or fact has another', () => {
  const facts = { name: 'Ada', guests: 2 }
  const id = requestIdFrom(SECRET, facts, '2026-11-20')
  expect(requestIdFrom(SECRET, { guests: 2, name: 'Ada' }, '2026-11-20')).toBe(id)
  expect(requestIdFrom(SECRET, facts, '2026-11-21')).not.toBe(id)
  expect(requestIdFrom(SECRET, { ...facts, guests: 3 }, '2026-11-20')).not.toBe(id)
})

test('every request id is a UUID of version 8', () => {
  const ids = Array.from({ length: 100 }, (_, guests) => requestIdFrom(SECRET, { guests }, '2026-11-20'))
  for (const id of ids) expect(z.uuid({ version: 'v8' }).safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(100)
})

test('without the secret of the site nobody can work out the request id of another guest', () => {
  const facts = { name: 'Ada', guests: 2 }
  const ids = ['', 'another secret'].map((secret) => requestIdFrom(secret, facts, '2026-11-20'))
  expect(ids).not.toContain(requestIdFrom(SECRET, facts, '2026-11-20'))
})
