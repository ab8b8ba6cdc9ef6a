import { isEmailAddress, isPhoneNumber } from '#guests/contact/contact.rules.ts'
import { type Finding, findingAt, spanOf } from './finding.rules.ts'

const EMAIL = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9][a-z0-9.-]{1,180}[a-z]/gi

/** The first email address. */
export function readEmail(text: string): Finding[] {
  const match = matches(text, EMAIL).find(([address]) => isEmailAddress(address))
  return match ? findingAt('email', match[0], spanOf(match)) : []
}

const PHONE = /(?<![\d/.,:+-])\+?\(?\d[\d ().-]{5,22}\d/g
/** Words before a number that say what it is. */
const CALLED_PHONE = /(?:phone|tel|mobile|cell|whats ?app|call|number|no\.|line|เบอร์|โทร)[^\n\d]{0,14}$/i

/** The first phone number, Thai or international: with a code, with a leading zero, or with a word that calls it one. */
export function readPhone(text: string): Finding[] {
  for (const match of matches(text, PHONE)) {
    const number = match[0].replaceAll('.', ' ').replace(/ {2,}/g, ' ')
    const digits = number.replace(/\D/g, '')
    const isNamed = CALLED_PHONE.test(text.slice(Math.max(0, match.index - 30), match.index))
    const isMarked = /^(\(?\+|\(?0)/.test(number) && digits.length >= 9
    if (digits.length <= 15 && (isMarked || isNamed || digits.length >= 10) && isPhoneNumber(number))
      return findingAt('phone', number, spanOf(match))
  }
  return []
}

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return Array.from(text.matchAll(pattern))
}
