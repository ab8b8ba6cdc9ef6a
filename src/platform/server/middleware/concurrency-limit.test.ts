import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const complete = () => ({ complete: true }) as IncomingMessage
const incomplete = () => ({ complete: false }) as IncomingMessage

test('at most the maximum of requests is active, and the next enters when one has finished', () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 2 })
  const leave = limit.enter(complete())
  limit.enter(complete())
  expect(limit.enter(complete())).toBeUndefined()
  leave?.()
  expect(limit.enter(complete())).toBeDefined()
  expect(limit.enter(complete())).toBeUndefined()
})

test('requests whose body is still arriving do not count', () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 2 })
  for (let sender = 0; sender < 500; sender++) expect(limit.enter(incomplete())).toBeDefined()
  limit.enter(complete())
  expect(limit.enter(complete())).toBeDefined()
  expect(limit.enter(complete())).toBeUndefined()
})

test('requests of the site to itself always pass', () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 0 })
  expect(limit.enter(undefined)).toBeDefined()
})
