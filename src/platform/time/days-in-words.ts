import { formatShortDay, type PlainDate } from './calendar.ts'

/** `Thu 31 Dec 2026`, `Tue 13 Apr to Thu 15 Apr 2027`, `Thu 31 Dec 2026 to Fri 1 Jan 2027`. */
export function daysInWords(first: PlainDate, last: PlainDate): string {
  if (first === last) return withYear(first)
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isSameYear ? formatShortDay(first) : withYear(first)} to ${withYear(last)}`
}

function withYear(date: PlainDate): string {
  return `${formatShortDay(date)}\u00a0${date.slice(0, 4)}`
}
