import { DRIVER_COUNTRY } from './phone-link.rules.ts'
import { readNumber } from './phone-number.rules.ts'

/** A phone number as it is dialled in Thailand: `+66 (0)81 234 5678` → `081-234-5678`. One of another country stays. */
export function thaiPhone(phone: string): string {
  const read = readNumber(phone, DRIVER_COUNTRY)
  if (!read?.digits.startsWith('66')) return phone
  const local = `0${read.digits.slice(2)}`
  // Nine digits: two for Bangkok, three for any other province.
  const area = local.length === 9 && !local.startsWith('02') ? 3 : local.length - 7
  const groups = [local.slice(0, area), local.slice(area, area + 3), local.slice(area + 3)].join('-')
  return read.extension ? `${groups} #${read.extension}` : groups
}
