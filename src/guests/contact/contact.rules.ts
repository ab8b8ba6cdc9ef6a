/** The maximum lengths of text fields in UTF-16 units, for the forms and the server alike. */
export const MAX_LENGTH = {
  name: 100,
  country: 100,
  email: 254,
  /** Longer than a number, so that one with many marks is not cut to another number when it is pasted. */
  phone: 60,
  vehicle: 60,
  hotel: 200,
  pickup: 200,
  tourName: 200,
  requests: 2000,
  freeText: 1000,
  /** A chat that the operator pastes. */
  chat: 10_000,
} as const

/** Shown instead of a name: for a newsletter reader who gave none, and for a guest who was removed from a paid booking. */
export const NAME_PLACEHOLDERS = { reader: 'Anonymous', guest: 'Guest forgotten' } as const

const LOCAL = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`, 'i')

/** `Ada Example <ada@example.com>`, as mail programs copy it; the name may be the address once more. */
const NAMED = /^(?:[^<>@]*|\s*["']?([^\s<>"']+)["']?\s*)<\s*([^<>\s]+)\s*>$/

/**
 * An email address as it was meant: keyboards for Chinese and Japanese write wide letters and an ideographic full stop,
 * copied text carries invisible characters, a name or `mailto:`, and a phone adds a space or a full stop.
 */
export function typedAddress(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u3002\uff61]/g, '.')
    .trim()
    .replace(/[,;]+$/, '')
  const [, name, address] = NAMED.exec(plain) ?? []
  const alone =
    address && (name === undefined || name.toLowerCase() === address.toLowerCase()) ? address : plain
  return alone
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s<("']+|[\s.,;>)"']+$/g, '')
    .replace(/ *@ */, '@')
}

/**
 * One plain address of at most 254 characters. Quoted local parts, lists, display names and non-ASCII
 * characters are refused: what passes can stand in an envelope without being read as anything else.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/.test(text)
}
