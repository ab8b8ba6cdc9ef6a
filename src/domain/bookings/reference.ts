/** Without I, L, O, U, 0 and 1, which are misread or misheard. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 5

/**
 * What the first letter can be. No letter is in two kinds, so that no reference is given twice although each kind is
 * kept in a list of its own; and whoever hears one on the phone knows which list to open.
 */
const FIRST_LETTERS = { booking: ALPHABET.replace(/[CT]/g, ''), 'custom-trip': 'C', taxi: 'T' }

/** What guests ask for. */
export type RequestKind = keyof typeof FIRST_LETTERS

/** The number of a request that a guest reads out, for example `SPN-7K3F9`. */
export const REFERENCE_PATTERN = new RegExp(`^SPN-[${ALPHABET}]{${LENGTH}}$`)

/** Makes a reference from five random bytes; the caller draws them and retries when the number is taken. */
export function referenceFrom(kind: RequestKind, randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.subarray(0, LENGTH), (byte, place) => {
    const choice = place === 0 ? FIRST_LETTERS[kind] : ALPHABET
    return choice[byte % choice.length]
  })
  return `SPN-${letters.join('')}`
}
