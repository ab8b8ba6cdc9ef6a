import { createHash, createHmac } from 'node:crypto'

const TOKEN_BYTES = 16

/**
 * The unguessable part of a booking's address: 128 bits, 22 characters. It is derived from the booking's id and the
 * site's secret, so a repeated submit gets the same token although only its hash is stored.
 */
export function bookingToken(authSecret: string, bookingId: string): string {
  return createHmac('sha256', authSecret)
    .update(`booking:${bookingId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/** The hash under which a booking is stored and found: a copy of the database opens no booking. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
