import { expect, test } from 'vitest'
import { linkExpiry } from './access-link.rules.ts'

const NOW = Date.parse('2026-11-20T23:30:00+07:00')
const days = (travelDate: string | null, endDate = travelDate) => ({ travelDate, endDate })
const at = (moment: string) => new Date(`${moment}+07:00`)

test.for([
  ['pass', days('2027-01-15'), '2027-04-16T00:00:00'],
  ['quote', days('2027-01-15'), '2027-04-16T00:00:00'],
  // Without a day it counts from now.
  ['pass', days(null), '2027-11-21T00:00:00'],
  ['review', days('2026-11-19'), '2027-01-20T00:00:00'],
] as const)('a %s of %j ends with the day before %s', ([scope, trip, end]) => {
  expect(linkExpiry(scope, trip, NOW)).toEqual(at(end))
})
