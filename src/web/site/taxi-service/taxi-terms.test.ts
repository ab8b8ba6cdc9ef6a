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
