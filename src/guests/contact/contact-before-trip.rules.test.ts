import { expect, test } from 'vitest'
import { contactTiming } from './contact-before-trip.rules.ts'

/** Friday 20 November 2026, ten in the morning in Bangkok. */
const NOW = Date.parse('2026-11-20T10:00:00+07:00')

test.for([
  ['2026-11-20', 'as soon as possible'],
  ['2026-11-21', 'as soon as possible'],
  ['2026-11-22', '24-48 hours before the tour'],
  ['2027-02-14', '24-48 hours before the tour'],
] as const)('for a trip on %s the operator contacts the guest %s', ([date, when]) => {
  expect(contactTiming(date, NOW)).toBe(when)
})
