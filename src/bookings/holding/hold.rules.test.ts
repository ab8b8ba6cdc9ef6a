import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { checkoutHoldEnds, requestHoldEnds } from './hold.rules.ts'

const at = (text: string) => Date.parse(`${text}:00+07:00`)
const startsAt = new Date('2026-11-27T06:00:00+07:00')

test.for([
  ['2026-11-20T10:00', '2026-11-21T10:00'],
  ['2026-11-26T10:00', '2026-11-27T04:00'],
  ['2026-11-27T03:30', '2026-11-27T04:00'],
] as const)('a request of %s for a pickup at six on the 27th holds its vehicle until %s', ([now, until]) => {
  expect(requestHoldEnds(defaultRules.holdTimes, 2, startsAt, at(now)).getTime()).toBe(at(until))
})

test('a checkout holds its vehicle for its own time and ten minutes for the provider', () => {
  expect(checkoutHoldEnds(defaultRules.holdTimes, at('2026-11-20T10:00')).getTime()).toBe(
    at('2026-11-20T10:45'),
  )
})
