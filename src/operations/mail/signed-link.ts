import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 16
const UUID_LENGTH = 36

/** What a link is for. Never `booking`: a booking's token is signed in the same way. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/**
 * A row's id that only this site can have written, for links in mails: `<id>.<signature>`. `purpose` keeps a
 * link for one thing from being used for another.
 */
export function signId(authSecret: string, purpose: LinkPurpose, id: string): string {
  return `${id}.${signatureOf(authSecret, purpose, id).toString('base64url')}`
}

/** The id in a signed text, or `undefined` when the text is not exactly what this site has written. */
export function readSignedId(authSecret: string, purpose: LinkPurpose, text: string): string | undefined {
  const id = text.slice(0, UUID_LENGTH)
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  const given = Buffer.from(text)
  const expected = Buffer.from(signId(authSecret, purpose, id))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function signatureOf(authSecret: string, purpose: LinkPurpose, id: string): Buffer {
  return createHmac('sha256', authSecret).update(`${purpose}:${id}`).digest().subarray(0, SIGNATURE_BYTES)
}
