import { internationalNumber } from './phone-number.rules.ts'

/** A phone number as it is dialled in Thailand: `+66 (0)81 234 5678` → `081-234-5678`. One of another country stays. */
export function thaiPhone(phone: string): string {
  const number = internationalNumber(phone)
  if (!number?.startsWith('66')) return phone
  const local = `0${number.slice(2)}`
  return [local.slice(0, -7), local.slice(-7, -4), local.slice(-4)].join('-')
}
