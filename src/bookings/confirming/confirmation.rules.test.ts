import { expect, test } from 'vitest'
import { BOOKING_CHANNELS, type BookingChannel } from '#catalogue/tour.rules.ts'
import { confirmationOf, confirmationOn } from './confirmation.rules.ts'

const dayTrip = { requestHours: 2, instantUntil: '18:00', advisedDays: '' }
const leadTimes = { transferInTownHours: 2, longTransferHours: 24, dayTrip }

function confirmation(
  channel: BookingChannel,
  channels: readonly BookingChannel[] = BOOKING_CHANNELS,
  hasFleet = true,
) {
  return confirmationOf({ booking: { channel, hotel: 'optional' } }, { channels, leadTimes, hasFleet })
}

test('a payment confirms a trip at once until the hour of the rules, a request waits for an answer', () => {
  expect(confirmation('card')).toEqual({ kind: 'instant', until: '18:00' })
  expect(confirmation('email')).toEqual({ kind: 'request', channel: 'email' })
  expect(confirmation('whatsapp')).toEqual({ kind: 'request', channel: 'whatsapp' })
})

test('while cards are off nothing is confirmed at once, and with cards only everything is', () => {
  expect(confirmation('card', ['whatsapp'])).toEqual({ kind: 'request', channel: 'whatsapp' })
  expect(confirmation('email', ['card'])).toEqual({ kind: 'instant', until: '18:00' })
})

test('without a fleet a payment is only authorised: nobody knows whether a vehicle is free', () => {
  expect(confirmation('card', BOOKING_CHANNELS, false)).toEqual({ kind: 'authorised' })
  expect(confirmation('email', BOOKING_CHANNELS, false)).toEqual({ kind: 'request', channel: 'email' })
})

test('after the hour on the evening before a payment is only authorised', () => {
  const instant = { kind: 'instant', until: '18:00' } as const
  const at = (time: string) => ({ date: '2026-11-21', nowMs: Date.parse(`2026-11-20T${time}+07:00`) })
  expect(confirmationOn(instant, at('18:00:00'))).toEqual(instant)
  expect(confirmationOn(instant, at('18:00:01'))).toEqual({ kind: 'authorised' })
  expect(confirmationOn({ kind: 'request', channel: 'email' }, at('19:00:00')).kind).toBe('request')
})
