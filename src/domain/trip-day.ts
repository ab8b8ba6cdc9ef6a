import { addDays, bangkokDay, type PlainDate } from './calendar.ts'
import { bangkokTime, type ClockTime, clockMinutes } from './clock-time.ts'

/**
 * Is the day of a trip over? True from its last stop on, in Thailand.
 * @param endsAt Bangkok wall-clock
 * @param nowMs milliseconds since the epoch
 */
export function isOver(travelDate: PlainDate, endsAt: ClockTime, nowMs: number): boolean {
  const today = bangkokDay(nowMs)
  if (travelDate !== today) return travelDate < today
  return clockMinutes(bangkokTime(nowMs)) >= clockMinutes(endsAt)
}

/**
 * When we get in touch before a trip: 24-48 hours before, or at once when that would be
 * in the past already.
 */
export function whenWeContact(travelDate: PlainDate, nowMs: number): string {
  return travelDate >= addDays(bangkokDay(nowMs), 2) ? '24-48 hours before the tour' : 'as soon as possible'
}
