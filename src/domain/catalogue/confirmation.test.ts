import { expect, test } from 'vitest'
import { confirmationOf } from './confirmation.ts'
import { BOOKING_CHANNELS, type BookingChannel } from './tour.ts'

const dayTrip = { requestHours: 2, instantUntil: '18:00', advisedDays: '' }
const leadTimes = { transferInTownHours: 2, longTransferHours: 24, dayTrip }

function confirmation(channel: BookingChannel, channels: readonly BookingChannel[] = BOOKING_CHANNELS) {
  return confirmationOf({ booking: { channel, hotel: 'optional' } }, { channels, leadTimes })
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
