import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { newHouseFacts } from './operator.words.ts'
import type { BookingRules } from './operator-rules/booking-rules.rules.ts'

const factsOf = (rules: Partial<BookingRules>) =>
  Object.fromEntries(newHouseFacts({ ...defaultRules, ...rules }).map(({ name, text }) => [name, text]))

test('a new house says who answers for a trip, and what cancelling costs by the rules in force', () => {
  const [free, part] = defaultRules.cancellation.clauses
  const cancellation = { clauses: [{ ...free, untilHoursBefore: 72 }, part] as const }
  expect(Object.keys(factsOf({}))).toEqual(['Company', 'Tour licence', 'Insurance', 'Paying', 'Cancelling'])
  expect(factsOf({ cancellation }).Cancelling).toContain('72 hours before pickup')
})

test.for<[string, Partial<BookingRules>, string | undefined]>([
  ['by email', { channels: ['email'] }, 'Pay your driver in cash on the day.'],
  [
    'by email or card',
    { channels: ['email', 'card'] },
    'Pay your driver in cash, or by card once we say yes.',
  ],
  ['by card alone', { channels: ['card'] }, undefined],
  ['by email with a deposit', { channels: ['email'], depositPercent: 30 }, undefined],
])('cash is promised only where it is taken: %s', ([, rules, paying]) => {
  expect(factsOf(rules).Paying).toBe(paying)
})
