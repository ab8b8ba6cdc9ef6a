import {
  addDays,
  isPlainDate,
  type PlainDate,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '#platform/time/calendar.ts'

/** For patterns: the English months and weekdays as people write them. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
export const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day'
export const SHORT_WEEKDAY = '(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const BUDDHIST_YEARS = 543

/** `Nov`, `november` → 11. */
export function monthFrom(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1
}

export function weekdayFrom(word: string): Weekday | undefined {
  return WEEKDAYS.find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase())
}

export type DayNumbers = { day: number; month: number; year?: string | undefined }

/**
 * The day that a guest names. Without a year it is the next such day; a year may be Buddhist or have two digits.
 * @returns `undefined` for a day that does not exist, or has passed
 */
export function dayFrom(today: PlainDate, { day, month, year }: DayNumbers): PlainDate | undefined {
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [westernYear(Number(year))] : [thisYear, thisYear + 1]
  return years.map((one) => plainDate(one, month, day)).find((date) => isPlainDate(date) && date >= today)
}

/**
 * The day, and a second one where the weekday beside it is that of another day. Without a year, a day of the last weeks may
 * be one of the past: then an empty one stands beside it.
 */
export function fittingDays(today: PlainDate, numbers: DayNumbers, weekday?: Weekday): PlainDate[] {
  const date = dayFrom(today, numbers)
  if (!date) return []
  if (weekday && weekdayOf(date) !== weekday) return [date, nextWeekday(today, weekday)]
  return !numbers.year && isLongAway(today, date) ? [date, ''] : [date]
}

/** Without a year, a day of the last weeks may be a word about the past: `we wrote on 18 Nov`. */
export function isLongAway(today: PlainDate, date: PlainDate): boolean {
  return date > addDays(today, 320)
}

function westernYear(year: number): number {
  if (year >= 2400) return year - BUDDHIST_YEARS
  if (year >= 100) return year
  return year >= 60 ? 2500 + year - BUDDHIST_YEARS : 2000 + year
}

/** `Saturday`: the next one after today; `next Saturday`: that of the week after this one, which begins on a Monday. */
export function nextWeekday(today: PlainDate, weekday: Weekday, isNextWeek = false): PlainDate {
  const sinceMonday = (WEEKDAYS.indexOf(weekdayOf(today)) + 6) % 7
  const first = isNextWeek ? addDays(today, 7 - sinceMonday) : addDays(today, 1)
  return firstDay(first, 7, (date) => weekdayOf(date) === weekday) ?? first
}

/** `Saturday 28th` and `the 28th`: the next 28th, that is a Saturday if one is named. */
export function nextDayOfMonth(today: PlainDate, day: number, weekday?: Weekday): PlainDate | undefined {
  const isIt = (date: PlainDate) => Number(date.slice(8)) === day && (!weekday || weekdayOf(date) === weekday)
  return firstDay(today, 366, isIt)
}

function firstDay(first: PlainDate, within: number, isIt: (date: PlainDate) => boolean) {
  for (let ahead = 0; ahead < within; ahead++) {
    const date = addDays(first, ahead)
    if (isIt(date)) return date
  }
  return undefined
}

function plainDate(year: number, month: number, day: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
