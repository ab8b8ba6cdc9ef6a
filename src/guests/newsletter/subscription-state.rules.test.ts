import { expect, test } from 'vitest'
import { subscriptionState } from './subscription-state.rules.ts'

const MONDAY = new Date('2026-11-16T03:00:00Z')
const FRIDAY = new Date('2026-11-20T03:00:00Z')

test.for([
  ['who has confirmed', true, MONDAY, null, 'active'],
  ['who has not confirmed yet', false, MONDAY, null, 'waiting'],
  ['who has unsubscribed', false, MONDAY, FRIDAY, 'unsubscribed'],
  ['who has unsubscribed and subscribes again', false, FRIDAY, MONDAY, 'waiting'],
  ['who has unsubscribed, subscribed again and confirmed', true, FRIDAY, null, 'active'],
] as const)(
  'the subscription of a reader %s is in the right state',
  ([, isActive, askedAt, unsubscribedAt, state]) => {
    expect(subscriptionState({ isActive, askedAt, unsubscribedAt })).toBe(state)
  },
)
