import { addDays, bangkokDay, type PlainDate } from '../time/calendar.ts'
import type { ClockTime } from '../time/clock-time.ts'

const HOUR_MS = 3_600_000

/** How long before its pickup something has to be booked, in hours. */
export type LeadTimes = {
  transferInTownHours: number
  /** To or from an airport, Bangkok or another town far away. */
  longTransferHours: number
  dayTrip: {
    /** Until then a trip can be asked for or paid. */
    requestHours: number
    /** A trip is confirmed without asking until this time on the evening before, Thailand time. */
    instantUntil: ClockTime
    /** What we advise in words: places fill up. */
    advisedDays: string
  }
}

/** When a driver comes: a travel day with a Bangkok wall-clock time. */
export type Pickup = { date: PlainDate; time: ClockTime }

/** Is this pickup still that many hours ahead? `nowMs` is in milliseconds since the epoch. */
export function isAheadBy(leadHours: number, { date, time }: Pickup, nowMs: number): boolean {
  return Date.parse(`${date}T${time}:00+07:00`) - nowMs >= leadHours * HOUR_MS
}

/**
 * The first day that a form offers for a pickup at this time of day. Pages are cached for the hour
 * (`server/page-cache`), so it is a day that can still be booked when the hour ends.
 */
export function firstDayFor(time: ClockTime, leadHours: number, nowMs: number): PlainDate {
  const hourEndsMs = (Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS
  const isOffered = (date: PlainDate) => isAheadBy(leadHours, { date, time }, hourEndsMs)
  let day = bangkokDay(nowMs)
  while (!isOffered(day)) day = addDays(day, 1)
  return day
}

/** `2` → `2 hours`. */
export function hoursInWords(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}
