import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { taxiTermsOf } from './taxi-terms.ts'

const NOW = Date.parse('2026-11-20T10:00:00+07:00')

test('the button to pay for a ride books it where a vehicle is in service; otherwise the card is authorised', () => {
  const payIf = (hasFleet: boolean) => taxiTermsOf({ ...defaultRules, hasFleet }, {}, NOW).pay
  expect(payIf(true)).toEqual({ onlyIfConfirmed: false, means: 'Book and pay: confirmed at once.' })
  expect(payIf(false)).toEqual({
    onlyIfConfirmed: true,
    means: 'On request: next you authorise your card. It’s charged only if we confirm, within 24 hours.',
  })
})

test('a ride in town can be booked for today, a long one for tomorrow', () => {
  const firstDay = (from: string, to: string) => taxiTermsOf(defaultRules, { from, to }, NOW).firstDay
  expect(firstDay('Kanchanaburi station', 'Hotel in Kanchanaburi')).toBe('2026-11-20')
  expect(firstDay('Hotel in Bangkok', 'Hotel in Kanchanaburi')).toBe('2026-11-21')
})

test('the driver meets guests where the airport has its meeting point, and waits as long as is free', () => {
  const meets = (from: string) => taxiTermsOf(defaultRules, { from }, NOW).meets
  expect(meets('suvarnabhumi airport')).toBe('Driver with your name at exit 3, 60 minutes free waiting')
  expect(meets('Hua Hin Airport (HHQ)')).toBe('Driver with your name at arrivals, 60 minutes free waiting')
  expect(meets('12 Example Road')).toBe('Driver at your door, 30 minutes free waiting')
})
