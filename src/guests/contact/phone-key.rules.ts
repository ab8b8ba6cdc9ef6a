import { CALLING_CODES, regionOf } from './country-codes.rules.ts'
import { digitsOf, hasCountryCode } from './phone-text.rules.ts'

/** Shorter than any national number without its zero; longer than needed to tell two guests of a day apart. */
const COMPARED_DIGITS = 8

/**
 * What tells whether two phone numbers are one, however they are spelt: `+66 81 234 5678`, `0066812345678` and
 * `081-234 5678` have the same key. These are the last digits, so that neither a country code nor a zero in front of
 * the number matters. Never call it: it only compares. Empty for a text without digits, which is no number.
 */
export function phoneKey(phone: string): string {
  return digitsOf(phone).slice(-COMPARED_DIGITS)
}

/**
 * The digits by which a number is found, whole or the beginning of one: those that it has in every spelling. Without country
 * code and zero, and of a whole number the last ones: `+66 81 555` → `81555`, `081-555-0123` → `15550123`.
 */
export function digitsToFind(phone: string): string {
  const digits = digitsOf(phone)
  const coded = hasCountryCode(phone) ? digits.replace(/^00/, '') : ''
  const code = CALLING_CODES.get(regionOf(coded) ?? '') ?? ''
  const national = coded.length > code.length ? coded.slice(code.length) : digits
  return national.replace(/^0+(?=.)/, '').slice(-COMPARED_DIGITS)
}
