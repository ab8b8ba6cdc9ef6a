/** Shorter than any national number without its zero; longer than needed to tell two guests of a day apart. */
const COMPARED_DIGITS = 8

/**
 * What tells whether two phone numbers are one, however they are spelt: `+66 81 234 5678`, `0066812345678` and
 * `081-234 5678` have the same key. These are the last digits, so that neither a country code nor a zero in front of
 * the number matters. Never call it: it only compares. Empty for a text without digits, which is no number.
 */
export function phoneKey(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '').slice(-COMPARED_DIGITS)
}
