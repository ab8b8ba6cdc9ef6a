import type { PassTime } from '#bookings/pass/pass-times.ts'
import { bangkokInstant } from '#platform/time/calendar.ts'
import { DAY_MS } from '#platform/time/duration.ts'

const WEEK_MS = 7 * DAY_MS

/** Until when a phone may keep the pass: a week after the trip, in milliseconds; without a day a week from now. */
export function keepUntilOf(times: readonly PassTime[], nowMs: number): number {
  const end = times.at(-1)?.end
  if (end === undefined) return nowMs + WEEK_MS
  return (typeof end === 'string' ? bangkokInstant(end, '00:00') : end).getTime() + WEEK_MS
}
