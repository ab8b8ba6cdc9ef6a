import { REFERENCE_PATTERN } from '#bookings/reference.rules.ts'
import { isEmailAddress, typedAddress } from '../contact/contact.rules.ts'
import { internationalNumber } from '../contact/phone-number.rules.ts'
import { digitsOf, isPhoneNumber, typedPhone } from '../contact/phone-text.rules.ts'

/**
 * By what the data of a person is found: an email address in lower case; a phone number as {@link phoneKey} gives it; or
 * the reference of one booking, for a guest of whom nothing else is sure.
 */
export type Identity =
  | { kind: 'email'; address: string }
  | { kind: 'phone'; number: string }
  | { kind: 'reference'; reference: string }

/**
 * The identity that was typed; `undefined` for anything else. An empty text must be none: it would match every guest who
 * was forgotten.
 */
export function readIdentity(typed: string): Identity | undefined {
  const text = typed.trim()
  const address = typedAddress(typed).toLowerCase()
  if (isEmailAddress(address)) return { kind: 'email', address }
  const reference = text.toUpperCase()
  if (REFERENCE_PATTERN.test(reference)) return { kind: 'reference', reference }
  const phone = typedPhone(text)
  return isPhoneNumber(phone) ? { kind: 'phone', number: phoneKey(phone) } : undefined
}

/**
 * A number for comparing, whatever its spelling: `+44 (0)7700 900123` → `447700900123`. One whose country is not certain
 * keeps its digits as they were typed, and matches only itself.
 */
export function phoneKey(phone: string, country?: string | null): string {
  return internationalNumber(phone, country) ?? digitsOf(phone)
}

/** As it is written, and as its erasure is hashed: no two identities have the same text. */
export function identityText(identity: Identity): string {
  switch (identity.kind) {
    case 'email':
      return identity.address
    case 'phone':
      return `+${identity.number}`
    case 'reference':
      return identity.reference
  }
}
