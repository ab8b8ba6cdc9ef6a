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

/**
 * The words that a row must contain. A day as the dashboard shows it becomes one word, the way days are stored:
 * `24 Nov 2026` is searched as `2026-11-24`, and `24 Nov` as `-11-24`, the end of that day in any year.
 */
export function searchWords(query: string): string[] {
  return query.replace(SHOWN_DAY, storedDay).split(/\s+/).filter(Boolean)
}

function storedDay(shown: string, day: string, name: string, year = ''): string {
  const month = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase())) + 1
  if (month === 0 || Number(day) < 1 || Number(day) > 31) return shown
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
