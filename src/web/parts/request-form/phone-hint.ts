import { hasCountryCode, internationalNumber } from '#guests/contact/phone-number.rules.ts'

/** Says how a number without a country code is read, or asks for the code; `undefined` when the number has one. */
export function phoneHint(phone: string, country?: string | null): string | undefined {
  if (hasCountryCode(phone) || phone.replace(/\D/g, '').length < 6) return undefined
  const read = internationalNumber(phone, country)
  if (!read) return 'Please begin with + and your country code, such as +44 or +49'
  const code = read.startsWith('66') ? ' (Thailand)' : ''
  return `Read as +${read}${code}. Another country? Begin with + and its code`
}
