import { digitsOf, hasCountryCode } from '#guests/contact/phone-text.rules.ts'
import { composed } from '#platform/text/plain-text.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** `24 Nov`, `24 November`, `24 Nov 2026`: a day as the dashboard shows it, with or without its year. */
const SHOWN_DAY = /(?<!\S)(\d{1,2})\s+([a-z]{3,9})(?:\s+(\d{4}))?(?!\S)/gi

/** `081 555 0123`, `+44 (0)7700 900123`, `0151/23456789`: groups of digits, which may be a phone number. */
const GROUPS = /(?<!\S)[+＋(]*\p{Nd}[\p{Nd}().\p{Pd}/]*(?:\s+[\p{Nd}().\p{Pd}/]+)*(?!\S)/gu
const DAY = /(?<!\S)(?:(?:\d{4})?-\d\d-\d\d|\d{1,2}([./-])\d{1,2}\1\d{4})(?!\S)/
/** As few digits as no two other numbers beside each other have, such as a price and a party. */
const PHONE_DIGITS = 8
const HYPHENS = /[\u2010-\u2015\u2212]/g
/** A reference as it is typed from the telephone, `spn7k3f9`. */
const REFERENCE_IN_ONE = /(?<!\S)(spn)([\da-z]{5})(?!\S)/gi

/**
 * The words that a row must contain. A phone number is one word, however it is written. A day as the dashboard
 * shows it becomes one word, the way days are stored: `24 Nov 2026` is searched as `2026-11-24`, and `24 Nov` as `-11-24`, the end of that day in any year.
 */
export function searchWords(query: string): string[] {
  return composed(query)
    .replace(HYPHENS, '-')
    .replace(REFERENCE_IN_ONE, '$1-$2')
    .replace(SHOWN_DAY, storedDay)
    .replace(GROUPS, inOneWord)
    .split(/\s+/)
    .filter(Boolean)
}

function inOneWord(groups: string): string {
  const digits = digitsOf(groups)
  if (DAY.test(groups) || digits.length < PHONE_DIGITS) return groups
  return hasCountryCode(groups) ? `+${digits.replace(/^00/, '')}` : digits
}

function storedDay(shown: string, day: string, name: string, year = ''): string {
  const month = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) + 1
  if (month === 0 || Number(day) < 1 || Number(day) > 31) return shown
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
