import { createHmac } from 'node:crypto'

/**
 * The keyed hash of an identity (`identityText`) in the list of erasures: without the secret, no address, number or
 * reference can be tested against it.
 */
export function erasureCode(authSecret: string, identity: string): string {
  return createHmac('sha256', authSecret).update(`erasure:${identity}`).digest('base64url')
}

/** A short hash that identifies a secret without revealing it. */
export function secretMark(authSecret: string): string {
  return createHmac('sha256', authSecret).update('erasures').digest('base64url').slice(0, 8)
}
