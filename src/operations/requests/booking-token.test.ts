import { expect, test } from 'vitest'
import { bookingToken, tokenHash } from './booking-token.ts'

const SECRET = 'a secret that is used in tests only'
const ONE = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
const OTHER = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e60'

test('a booking has one token, which needs no escaping in an address', () => {
  const token = bookingToken(SECRET, ONE)
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(encodeURIComponent(token)).toBe(token)
  expect(bookingToken(SECRET, ONE)).toBe(token)
})

test('a token carries 128 bits', () => {
  expect(Buffer.from(bookingToken(SECRET, ONE), 'base64url')).toHaveLength(16)
})

test('another booking, or another secret, gives another token', () => {
  const token = bookingToken(SECRET, ONE)
  expect(bookingToken(SECRET, OTHER)).not.toBe(token)
  expect(bookingToken(`${SECRET}.`, ONE)).not.toBe(token)
})

test('links of earlier versions keep working', () => {
  expect(bookingToken(SECRET, ONE)).toBe('6xorzhKwDCBzxl-SAYKnlA')
  expect(tokenHash('6xorzhKwDCBzxl-SAYKnlA')).toBe(
    '40205f6ccc4ef19587813a0d92d22a26df850a01ca4407f64541b34dad52beee',
  )
})

test('the stored hash tells tokens apart and is not the token', () => {
  const token = bookingToken(SECRET, ONE)
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(tokenHash(token)).not.toBe(tokenHash(bookingToken(SECRET, OTHER)))
})
