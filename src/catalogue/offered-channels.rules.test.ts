import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredChannel, offeredRequestChannel } from './offered-channels.rules.ts'
import { BOOKING_CHANNELS } from './tour.rules.ts'

test.for([
  ['card', ['email', 'whatsapp', 'card'], 'card'],
  ['card', ['email', 'whatsapp'], 'email'],
  ['card', ['whatsapp'], 'whatsapp'],
  ['whatsapp', ['email', 'card'], 'email'],
  ['whatsapp', ['card'], 'card'],
  ['email', ['whatsapp', 'card'], 'whatsapp'],
  ['email', ['card'], 'card'],
] as const)('a trip by %s with %j offered is booked by %s', ([own, offered, channel]) => {
  expect(offeredChannel(own, offered)).toBe(channel)
})

test('a trip is always booked by a channel that is offered, and by its own if that is', () => {
  const offered = fc.subarray([...BOOKING_CHANNELS], { minLength: 1 })
  fc.assert(
    fc.property(fc.constantFrom(...BOOKING_CHANNELS), offered, (own, channels) => {
      expect(channels).toContain(offeredChannel(own, channels))
      if (channels.includes(own)) expect(offeredChannel(own, channels)).toBe(own)
    }),
  )
})

test('a trip that a person answers is requested by email, else on WhatsApp, never by card', () => {
  expect(offeredRequestChannel(['email', 'whatsapp', 'card'])).toBe('email')
  expect(offeredRequestChannel(['whatsapp', 'card'])).toBe('whatsapp')
  expect(offeredRequestChannel(['card'])).toBeUndefined()
})
