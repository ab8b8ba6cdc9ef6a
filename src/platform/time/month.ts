import { bangkokDay, bangkokInstant } from './calendar.ts'

/** A calendar month in Bangkok, `YYYY-MM`. */
export type Month = string

/** Is it a month from 2000 to 2099? */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
}

/** The month in Bangkok at an instant (milliseconds since the epoch). */
export function bangkokMonth(nowMs: number): Month {
  return bangkokDay(nowMs).slice(0, 7)
}

/** `monthsLater('2026-11', 3)` is `2027-02`. */
export function monthsLater(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The instants at which a month begins and at which the next one does. */
export function instantsOf(month: Month): { from: Date; until: Date } {
  const beginningOf = (one: Month) => bangkokInstant(`${one}-01`, '00:00')
  return { from: beginningOf(month), until: beginningOf(monthsLater(month, 1)) }
}
