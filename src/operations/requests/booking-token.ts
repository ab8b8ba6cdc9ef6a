import { createHash, createHmac } from 'node:crypto'

const TOKEN_BYTES = 16

/**
 * The unguessable address part by which a guest comes back to a booking: 128 bits, 22 characters. It follows
 * from the booking and the site's secret, so a repeated submit can be answered with it although only its
 * hash is stored.
 */
export function bookingToken(authSecret: string, bookingId: string): string {
  return createHmac('sha256', authSecret)
    .update(`booking:${bookingId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/** What is stored and looked up. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
