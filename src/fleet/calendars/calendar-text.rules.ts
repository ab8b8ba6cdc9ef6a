import { plainDigits } from '#platform/text/digits.ts'

const E_MAIL = /\S+@\S+/g
const PRICE = /(฿|THB|baht)\s*\d[\d,.]*|\d[\d,.]*\s*(฿|THB|baht\b)/gi
/** Seven digits and more, as people group them. */
const DIGITS = /[+(]*\d(?:[\s()./-]*\d){6,}/g

/**
 * A place as it may stand in a calendar that others read: guests write telephone numbers, addresses of email and prices
 * into the field of their hotel, and these are left out. Numbers that belong to a name or an address stay.
 */
export function placeOnly(text: string): string {
  return plainDigits(text)
    .replace(E_MAIL, ' ')
    .replace(PRICE, ' ')
    .replace(DIGITS, (run) => (isDialled(run) ? ' ' : run))
    .replace(/\(\s*\)|\s\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/-]+|[\s,;:/-]+$/g, '')
}

/** `+66 …` and `081 …`; eight digits without a space; ten with at least one group of three, as `512 555 0100`. */
function isDialled(run: string): boolean {
  if (/^[(]*[+0]/.test(run)) return true
  const groups = run.split(/\s+/).map((group) => group.replace(/\D/g, '').length)
  const most = Math.max(...groups)
  return most >= 8 || (most >= 3 && groups.reduce((sum, length) => sum + length, 0) >= 10)
}
