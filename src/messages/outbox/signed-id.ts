import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 16
const UUID_LENGTH = 36

/** The purpose of a link. Never `booking` or `link`: tokens of access links are made with these (`src/guests/links`). */
type LinkPurpose = 'confirm' | 'unsubscribe'

/**
 * Signs the id of a row for a link in an email: `<id>.<signature>`. The signature covers the purpose, so a link for one
 * purpose cannot be used for another.
 */
export function signId(authSecret: string, purpose: LinkPurpose, id: string): string {
  return `${id}.${signatureOf(authSecret, purpose, id).toString('base64url')}`
}

/** The id, when `text` is what {@link signId} made of it for this purpose; otherwise `undefined`. */
export function verifySignedId(authSecret: string, purpose: LinkPurpose, text: string): string | undefined {
  const id = text.slice(0, UUID_LENGTH)
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  const given = Buffer.from(text)
  const expected = Buffer.from(signId(authSecret, purpose, id))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function signatureOf(authSecret: string, purpose: LinkPurpose, id: string): Buffer {
  return createHmac('sha256', authSecret).update(`${purpose}:${id}`).digest().subarray(0, SIGNATURE_BYTES)
}
