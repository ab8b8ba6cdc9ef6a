import { DAY_MS, HOUR_MS } from './duration.ts'

/**
 * Travel days are plain `YYYY-MM-DD` dates in Bangkok, never instants; "now" is always an argument.
 * Bangkok (Asia/Bangkok) is UTC+7 all year.
 */
const BANGKOK_OFFSET_MS = 7 * HOUR_MS

/** A calendar day, `YYYY-MM-DD`. */
export type PlainDate = string

/** The last day that can be booked; a later date is a typing mistake. */
export const LAST_DAY: PlainDate = '2099-12-31'

/** The calendar day in Bangkok at an instant (milliseconds since the epoch). */
export function bangkokDay(nowMs: number): PlainDate {
  return isoDay(nowMs + BANGKOK_OFFSET_MS)
}

/** The instant at which a Bangkok clock shows this time, `HH:MM`, on this day. */
export function bangkokInstant(date: PlainDate, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - BANGKOK_OFFSET_MS)
}

/**
 * Is the text a date that exists, in a year from 1900 to 2199? `2026-02-29` does not. Other years come from a year that is
 * being typed (`0002`) or from a program; the days before and after them cannot all be written as `YYYY-MM-DD`.
 */
export function isPlainDate(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && isoDay(ms) === text
}

/** The date that many days later; `addDays('2026-12-31', 1)` is `2027-01-01`. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return isoDay(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)
}

/** The same day a year earlier; for 29 February the 28th. */
export function yearBefore(date: PlainDate): PlainDate {
  const earlier = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
  return isPlainDate(earlier) ? earlier : `${earlier.slice(0, 8)}28`
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `weekdayOf('2026-11-21')` is `Saturday`. */
export function weekdayOf(date: PlainDate): Weekday {
  // 1 January 1970 was a Thursday.
  const days = Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  return WEEKDAYS[(((days + 4) % 7) + 7) % 7] ?? 'Sunday'
}

/** Days from the first to the last date, both counted; at least 1. */
export function inclusiveDays(first: PlainDate, last: PlainDate): number {
  return Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1)
}

/** `2026-02-14` → `Saturday 14 February 2026`, the same on every server and in every browser. */
export function formatDay(date: PlainDate): string {
  return dayFormat.format(Date.parse(`${date}T00:00:00Z`)).replace(',', '')
}

/** `2026-02-14` → `14 February 2026`. */
export function formatDate(date: PlainDate): string {
  return dateFormat.format(Date.parse(`${date}T00:00:00Z`))
}

/** `2026-02-14` → `14 Feb 2026`. Not by `Intl`, because platforms differ about `Sep` and `Sept`. */
export function formatShortDate(date: PlainDate): string {
  const [, day, month, year] = new Date(date).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

/** `2026-02-14` → `Saturday 14 February`. */
export function formatDayOfYear(date: PlainDate): string {
  return formatDay(date).replace(/ \d{4}$/, '')
}

/** `2026-02-14` → `Sat 14 Feb`, with spaces that never break over a line. */
export function formatShortDay(date: PlainDate): string {
  const [day, month] = formatShortDate(date).split(' ')
  return `${weekdayOf(date).slice(0, 3)}\u00a0${day}\u00a0${month}`
}

/** `2026-02` → `February 2026`. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`).slice(2)
}

/** `2026-02` → `February`. */
export function monthName(month: string): string {
  return monthFormat.format(Date.parse(`${month}-01T00:00:00Z`))
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function isoDay(ms: number): PlainDate {
  return new Date(ms).toISOString().slice(0, 10)
}
