/** Without I, L, O, U, 0 and 1, which are misread or misheard. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 5

/**
 * The possible first letters of each kind. No two kinds share a letter, so references are unique although each kind is
 * in a table of its own, and the operator knows from the first letter which list to open.
 */
const FIRST_LETTERS = { booking: ALPHABET.replace(/[CT]/g, ''), 'custom-trip': 'C', taxi: 'T' }

/** The kinds of requests that get a reference. */
export type RequestKind = keyof typeof FIRST_LETTERS

/** The number of a request that a guest reads out, for example `SPN-7K3F9`. */
export const REFERENCE_PATTERN = new RegExp(`^SPN-[${ALPHABET}]{${LENGTH}}$`)

/** A reference from five random bytes; the caller draws them and tries again when the reference is taken. */
export function referenceFrom(kind: RequestKind, randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.subarray(0, LENGTH), (byte, place) => {
    const choice = place === 0 ? FIRST_LETTERS[kind] : ALPHABET
    return choice[byte % choice.length]
  })
  return `SPN-${letters.join('')}`
}
