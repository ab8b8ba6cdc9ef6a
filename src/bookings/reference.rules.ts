import type { BookingKind } from './booking-kind.rules.ts'

/** Without I, L, O, U, 0 and 1, which are misread or misheard. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** In letters, and in random bytes. */
export const REFERENCE_LENGTH = 5

/** The possible first letters of each kind, so that the operator knows from a reference which list to open. */
const FIRST_LETTERS: Record<BookingKind, string> = {
  trip: ALPHABET.replace(/[CT]/g, ''),
  custom: 'C',
  transfer: 'T',
}

/** The number of a request that a guest reads out, for example `SPN-7K3F9`. */
export const REFERENCE_PATTERN = new RegExp(`^SPN-[${ALPHABET}]{${REFERENCE_LENGTH}}$`)

/**
 * A reference from `REFERENCE_LENGTH` random bytes; the caller draws them and tries again when the reference is taken.
 */
export function referenceFrom(kind: BookingKind, randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.subarray(0, REFERENCE_LENGTH), (byte, place) => {
    const choice = place === 0 ? FIRST_LETTERS[kind] : ALPHABET
    return choice[byte % choice.length]
  })
  return `SPN-${letters.join('')}`
}
