import { expect, test } from 'vitest'
import { subscriptionState } from './subscription-state.ts'

const MONDAY = new Date('2026-11-16T03:00:00Z')
const FRIDAY = new Date('2026-11-20T03:00:00Z')

test.for([
  ['has confirmed', true, MONDAY, null, 'active'],
  ['has not answered yet', false, MONDAY, null, 'waiting'],
  ['has ended the news', false, MONDAY, FRIDAY, 'unsubscribed'],
  ['has ended the news and asks again', false, FRIDAY, MONDAY, 'waiting'],
  ['has ended the news, asked again and confirmed', true, FRIDAY, null, 'active'],
] as const)('somebody who %s', ([, isActive, askedAt, unsubscribedAt, state]) => {
  expect(subscriptionState({ isActive, askedAt, unsubscribedAt })).toBe(state)
})
