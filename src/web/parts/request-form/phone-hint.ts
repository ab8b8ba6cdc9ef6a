import { regionRead, withCountryCode } from '#guests/contact/phone-region.rules.ts'
import { digitsOf, hasCountryCode } from '#guests/contact/phone-text.rules.ts'

/** As few digits as a number has: before that it is still being typed. */
const FEWEST_DIGITS = 6

/** Says how a number without a country code is read, or asks for the code; `undefined` when the number has one. */
export function phoneHint(phone: string, country?: string): string | undefined {
  if (hasCountryCode(phone) || digitsOf(phone).length < FEWEST_DIGITS) return undefined
  const region = regionRead(phone, country)
  if (!region) return 'Please begin with + and your country code, such as +44 or +49'
  const thai = region === 'TH' ? ' (Thailand)' : ''
  return `Read as +${digitsOf(withCountryCode(phone, region))}${thai}. Another country? Begin with + and its code`
}
