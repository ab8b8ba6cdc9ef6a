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

/** `081 555 0123`, `+44 (0)7700 900123`: groups of digits, which may be a phone number. */
const GROUPS = /(?<!\S)\+?[\d().-]+(?:\s+[\d().-]+)+(?!\S)/g
const STORED_DAY = /(?<!\S)(\d{4})?-\d\d-\d\d(?!\S)/
/** As few digits as no two other numbers beside each other have, such as a price and a party. */
const PHONE_DIGITS = 8

/**
 * What a phone or chat puts around a number that is copied: signs without width, and unusual spaces and hyphens. The two
 * joiners stay, which are part of names in Hindi or Persian and of emoji.
 */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const HYPHENS = /[\u2010-\u2015\u2212]/g
/** A reference as it is typed from the telephone, `spn7k3f9`. */
const REFERENCE_IN_ONE = /(?<!\S)(spn)([\da-z]{5})(?!\S)/gi

/**
 * The words that a row must contain. A phone number is one word, however it is grouped. A day as the dashboard shows it becomes one word, the way days are stored:
 * `24 Nov 2026` is searched as `2026-11-24`, and `24 Nov` as `-11-24`, the end of that day in any year.
 */
export function searchWords(query: string): string[] {
  return query
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(REFERENCE_IN_ONE, '$1-$2')
    .replace(SHOWN_DAY, storedDay)
    .replace(GROUPS, inOneWord)
    .split(/\s+/)
    .filter(Boolean)
}

function inOneWord(groups: string): string {
  const isPhone = !STORED_DAY.test(groups) && groups.replace(/\D/g, '').length >= PHONE_DIGITS
  return isPhone ? groups.replace(/\s+/g, '') : groups
}

function storedDay(shown: string, day: string, name: string, year = ''): string {
  const month = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) + 1
  if (month === 0 || Number(day) < 1 || Number(day) > 31) return shown
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
