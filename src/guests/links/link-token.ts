import { createHash, createHmac } from 'node:crypto'

const TOKEN_BYTES = 16

/**
 * The unguessable part of an address: 128 bits, 22 characters. It is derived from the link's id and the site's secret,
 * so an email that is written later can name the link although only its hash is stored.
 */
export function linkToken(authSecret: string, linkId: string): string {
  return createHmac('sha256', authSecret)
    .update(`link:${linkId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/** Could it be the token of a link? Anything else need not be looked up. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** The hash under which a link is stored and found: a copy of the database opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
