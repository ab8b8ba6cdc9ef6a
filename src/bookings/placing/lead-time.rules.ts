import type { Problem } from '#platform/problems/problem.rules.ts'
import {
  addDays,
  bangkokDay,
  bangkokInstant,
  type PlainDate,
  type Weekday,
  weekdayOf,
} from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

/** How long before its pickup a trip or ride has to be booked, in hours. */
export type LeadTimes = {
  transferInTownHours: number
  /** To or from an airport, Bangkok or another town far away. */
  longTransferHours: number
  dayTrip: {
    /** A trip can be requested or paid until then. */
    requestHours: number
    /** Until this time on the evening before, Thailand time, a paid trip is confirmed at once. */
    instantUntil: ClockTime
    /** How far ahead guests are advised to book, in words. */
    advisedDays: string
  }
}

/** A travel day with a Bangkok wall-clock time. */
export type Pickup = { date: PlainDate; time: ClockTime }

/** Is this pickup still that many hours ahead? `nowMs` is in milliseconds since the epoch. */
export function isAheadBy(leadHours: number, { date, time }: Pickup, nowMs: number): boolean {
  return bangkokInstant(date, time).getTime() - nowMs >= leadHours * HOUR_MS
}

/** Why this pickup cannot be booked or paid any more; `undefined` when it can. */
export function whyTooLate(leadHours: number, pickup: Pickup, nowMs: number): Problem | undefined {
  if (isAheadBy(leadHours, pickup, nowMs)) return undefined
  return { code: 'too-late-to-book', pickupTime: pickup.time, hours: leadHours }
}

/** Does a card still book this day at once, or has the evening before come, from which on a person answers? */
export function isInstant(
  { instantUntil }: Pick<LeadTimes['dayTrip'], 'instantUntil'>,
  date: PlainDate,
  nowMs: number,
): boolean {
  return nowMs <= bangkokInstant(addDays(date, -1), instantUntil).getTime()
}

/** Why a trip that runs on some weekdays only does not run on this day; `undefined` when it does. */
export function whyNotThatWeekday(
  runsOn: readonly Weekday[] | null | undefined,
  date: PlainDate,
): Problem | undefined {
  if (!runsOn || runsOn.includes(weekdayOf(date))) return undefined
  return { code: 'runs-on-other-days', runsOn }
}

/**
 * The first day that a form offers for a pickup at this time of day. Pages are cached until the end of the hour
 * (`src/platform/server/page-cache`), so the day can still be booked then.
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
