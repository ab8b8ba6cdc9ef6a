import { expect, test } from 'vitest'
import { bookedTrip } from '#tests/booked.ts'
import { whatsappMessage } from './whatsapp-message.words.ts'

const booking = bookedTrip({
  customerPhone: '+44 7700 900123',
  pickupLocation: 'Kanchanaburi',
  specialRequests: 'A child seat, please.\nAnd a stop for coffee.',
})

test('the message holds every fact of the booking, one a line', () => {
  expect(whatsappMessage(booking)).toBe(
    [
      'Hello! I would like to book: The Death Railway by museum and train',
      'Reference: SPN-7K3F9',
      'Name: Anna Lindqvist',
      'Email: anna@example.com',
      'Phone: +44 7700 900123',
      'Date: Saturday 14 February 2026',
      'Guests: 4',
      'Vehicle: SUV',
      'Hotel: River Kwai Hotel',
      'Special requests: A child seat, please.',
      'And a stop for coffee.',
    ].join('\n'),
  )
})

test('without a hotel the message names the place of the pickup', () => {
  const message = whatsappMessage({ ...booking, hotelName: null })
  expect(message).toContain('\nPickup: Kanchanaburi\n')
  expect(message).not.toContain('Hotel:')
})

test('without hotel and pickup the message says that none was given', () => {
  expect(whatsappMessage({ ...booking, hotelName: null, pickupLocation: null })).toContain(
    '\nPickup: Not specified\n',
  )
})

test('without wishes the message says None', () => {
  expect(whatsappMessage({ ...booking, specialRequests: null })).toMatch(/\nSpecial requests: None$/)
})

test.for([
  ['Thai', 'ที่นั่งเด็ก '.repeat(170)],
  ['emoji', '👨‍👩‍👧'.repeat(200)],
] as const)(
  'a message with long wishes in %s fits into a link, with every fact before them',
  ([, specialRequests]) => {
    const message = whatsappMessage({ ...booking, specialRequests })
    expect(encodeURIComponent(message).length).toBeLessThanOrEqual(1_900)
    expect(message).toContain('\nReference: SPN-7K3F9\n')
    expect(message).toMatch(
      /\nHotel: River Kwai Hotel\nSpecial requests: .{40,}…\n\(The rest is stored with the booking\.\)$/,
    )
  },
)
