/** Without I, L, O, U, 0 and 1, which are misread or misheard. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 5

/** The booking number a guest reads out, for example `SPN-7K3F9`. */
export const REFERENCE_PATTERN = new RegExp(`^SPN-[${ALPHABET}]{${LENGTH}}$`)

/** Makes a reference from five random bytes; the caller draws them and retries when the number is taken. */
export function referenceFrom(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return `SPN-${letters.join('')}`
}
