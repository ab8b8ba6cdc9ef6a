import { bangkokDay, formatShortDate, formatShortDay } from './calendar.ts'

/** A Bangkok wall-clock time, `HH:MM`. */
export type ClockTime = string

/** Is it a time from `00:00` to `23:59`? */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Minutes since midnight: `clockMinutes('06:30')` is `390`. */
export function clockMinutes(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The times from first to last, both included, `stepMinutes` apart. */
export function clockTimes(first: ClockTime, last: ClockTime, stepMinutes: number): ClockTime[] {
  const count = Math.floor((clockMinutes(last) - clockMinutes(first)) / stepMinutes) + 1
  return Array.from({ length: count }, (_, index) =>
    formatClockTime(clockMinutes(first) + index * stepMinutes),
  )
}

/** The time on a Bangkok clock at an instant (milliseconds since the epoch). */
export function bangkokTime(nowMs: number): ClockTime {
  return formatClockTime(Math.floor(nowMs / 60_000 + 7 * 60) % (24 * 60))
}

/** The Bangkok day and time at an instant: `20 Nov 2026, 10:00`. */
export function formatMoment(moment: Date): string {
  return `${formatShortDate(bangkokDay(moment.getTime()))}, ${bangkokTime(moment.getTime())}`
}

/** The same with the weekday and without the year: `Sat 28 Nov, 08:30`. */
export function dayAndTime(moment: Date): string {
  return `${formatShortDay(bangkokDay(moment.getTime()))}, ${bangkokTime(moment.getTime())}`
}

/** `Sat 28 Nov, 08:30`; today only the time. `nowMs` is in milliseconds since the epoch. */
export function momentInWords(moment: Date, nowMs: number): string {
  const isToday = bangkokDay(moment.getTime()) === bangkokDay(nowMs)
  return isToday ? bangkokTime(moment.getTime()) : dayAndTime(moment)
}

/** `390` minutes since midnight → `06:30`. */
export function formatClockTime(minutes: number): ClockTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
