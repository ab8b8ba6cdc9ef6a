import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { looksThai, regionNamed } from './phone-region.rules.ts'
import { hasCountryCode, typedPhone, withoutExtension } from './phone-text.rules.ts'

/** A number without a plus begins with the country's code, as browsers and chats give it. */
const THAI_WITHOUT_PLUS = /^66[689]\d{8}$/
/** Longer than any number in Thailand: without a zero in front it can only have begun with a code. */
const CODED_DIGITS = 11

/** A number whose country is certain. */
export type ReadNumber = {
  /** Country code first, without plus. */
  digits: string
  /** As people of that country write it, behind its code: `+66 81 555 0123`; `undefined` behind an unknown code. */
  inGroups: string | undefined
  extension: string
  /** A landline in Thailand, where nobody has a chat. */
  isThaiLandline: boolean
}

/**
 * Reads a number as it was typed. Without a code it gets that of the guest's country, or that of Thailand when the guest
 * named no country and it looks like a Thai mobile; `undefined` when the country is uncertain.
 */
export function readNumber(phone: string, country?: string | null): ReadNumber | undefined {
  const { number, extension } = withoutExtension(typedPhone(phone))
  const digits = number.replace(/\D/g, '')
  if (hasCountryCode(number)) return readCoded(digits.replace(/^00/, ''), extension)
  if (THAI_WITHOUT_PLUS.test(digits)) return readCoded(digits, extension)
  const home = country?.trim() ? regionNamed(country) : undefined
  const isThai = looksThai(digits)
  if (!country?.trim()) {
    if (isThai) return found(parse(digits, 'TH'), extension)
    return found(withCodeForgotten(digits), extension)
  }
  if (!home || !isSupportedCountry(home)) return undefined
  const read = parse(digits, home)
  if (!read?.isPossible()) return undefined
  // A guest from another country may have bought a Thai SIM card. Only a mobile of that country, or a number whose zero
  // belongs to it as in Italy, is as likely.
  if (isThai && home !== 'TH' && read.getType() !== 'MOBILE' && !read.nationalNumber.startsWith('0'))
    return undefined
  return found(read, extension)
}

/** The digits that can be dialled from everywhere and that WhatsApp needs: `+44 (0)7700 900123` → `447700900123`. */
export function internationalNumber(phone: string, country?: string | null): string | undefined {
  return readNumber(phone, country)?.digits
}

/** `4407700900123` → `447700900123`; behind an unknown code all digits stay. */
function readCoded(digits: string, extension: string): ReadNumber | undefined {
  const read = parsePhoneNumberFromString(`+${digits}`)
  // Two zeros are no prefix within a country: a number to show, of which no digit may be lost.
  const isPlaceholder = read && digits.slice(read.countryCallingCode.length).startsWith('00')
  if (read && !isPlaceholder) return found(read, extension)
  return digits ? { digits, extension, inGroups: undefined, isThaiLandline: false } : undefined
}

function withCodeForgotten(digits: string): PhoneNumber | undefined {
  // Eleven digits from 1 on are a mobile in China as well as in America.
  if (digits.length < CODED_DIGITS || /^[01]/.test(digits)) return undefined
  const read = parsePhoneNumberFromString(`+${digits}`)
  return read?.getType() === 'MOBILE' ? read : undefined
}

function parse(digits: string, region: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(digits, region)
}

function found(read: PhoneNumber | undefined, extension: string): ReadNumber | undefined {
  return (
    read && {
      digits: read.number.slice(1),
      inGroups: read.formatInternational(),
      extension,
      isThaiLandline: read.country === 'TH' && read.getType() === 'FIXED_LINE',
    }
  )
}
