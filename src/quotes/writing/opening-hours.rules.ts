import { type PlainDate, type Weekday, weekdayOf } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'

/** From when to when visitors are let in. */
export type OpenSpan = readonly [opens: ClockTime, closes: ClockTime]

/** When a place is open, by the clock of Bangkok. */
export type OpeningHours = {
  /** The spans of a day in their order: a place with a break at noon has two. */
  daily: readonly OpenSpan[]
  /** Weekdays with other hours. Without a span the place is closed. */
  weekdays?: Partial<Record<Weekday, readonly OpenSpan[]>>
  /** Days of every year on which it is closed, `MM-DD`. */
  closedOn?: readonly string[]
}

/** Why nobody gets in: closed all day, or at this time; `open` are the spans of that day. */
export type Closed = { open: readonly OpenSpan[] }

/**
 * Is a place closed when the guests get there?
 * @param time when they get there; without one only closed days are found
 * @returns `undefined` when it is open
 */
export function closedAt(
  hours: OpeningHours,
  { date, time }: { date: PlainDate; time: ClockTime | null },
): Closed | undefined {
  const isClosedDay = hours.closedOn?.includes(date.slice(5))
  const open = isClosedDay ? [] : (hours.weekdays?.[weekdayOf(date)] ?? hours.daily)
  const isIn = open.some(([opens, closes]) => time === null || (opens <= time && time < closes))
  return isIn ? undefined : { open }
}
