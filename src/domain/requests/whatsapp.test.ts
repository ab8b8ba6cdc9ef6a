import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WhatsappBooking, whatsappLink, whatsappMessage } from './whatsapp.ts'

const booking: WhatsappBooking = {
  reference: 'SPN-7K3F9',
  title: 'The Death Railway, museum to Hellfire Pass',
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 7700 900123',
  travelDate: '2027-01-15',
  guests: 4,
  vehicleText: 'SUV',
  hotelName: 'River Inn',
  pickupLocation: 'Kanchanaburi',
  specialRequests: 'A child seat, please.\nAnd a stop for coffee.',
}

test('the message holds every fact of the booking, one a line', () => {
  expect(whatsappMessage(booking)).toBe(
    [
      'Hello! I would like to book: The Death Railway, museum to Hellfire Pass',
      'Reference: SPN-7K3F9',
      'Name: Ada Example',
      'Email: ada@example.com',
      'Phone: +44 7700 900123',
      'Date: Friday 15 January 2027',
      'Guests: 4',
      'Vehicle: SUV',
      'Hotel: River Inn',
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

test('the link names the number in digits only', () => {
  expect(whatsappLink('+66 00 000-0000', 'Hello')).toBe('https://wa.me/66000000000?text=Hello')
})

test('what a guest types cannot add anything to the link', () => {
  expect(whatsappLink('66000000000', 'a&phone=1#x?y=%41\n+')).toBe(
    'https://wa.me/66000000000?text=a%26phone%3D1%23x%3Fy%3D%2541%0A%2B',
  )
})

test('WhatsApp reads the very message that was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const link = new URL(whatsappLink('66000000000', message))
      expect(link.searchParams.get('text')).toBe(message)
      expect(link.pathname).toBe('/66000000000')
      expect(link.hash).toBe('')
    }),
  )
})
