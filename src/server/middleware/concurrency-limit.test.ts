import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createAdmission } from './concurrency-limit.ts'

const arrived = () => ({ complete: true }) as IncomingMessage
const stillSending = () => ({ complete: false }) as IncomingMessage

test('so many are served at once, the next when one of them has left', () => {
  const admission = createAdmission({ mostAtOnce: 2 })
  const leave = admission.enter(arrived())
  admission.enter(arrived())
  expect(admission.enter(arrived())).toBeUndefined()
  leave?.()
  expect(admission.enter(arrived())).toBeDefined()
  expect(admission.enter(arrived())).toBeUndefined()
})

test('whoever is still sending keeps nobody out', () => {
  const admission = createAdmission({ mostAtOnce: 2 })
  for (let sender = 0; sender < 500; sender++) expect(admission.enter(stillSending())).toBeDefined()
  admission.enter(arrived())
  expect(admission.enter(arrived())).toBeDefined()
  expect(admission.enter(arrived())).toBeUndefined()
})

test('what the site asks of itself is admitted', () => {
  const admission = createAdmission({ mostAtOnce: 0 })
  expect(admission.enter(undefined)).toBeDefined()
})
