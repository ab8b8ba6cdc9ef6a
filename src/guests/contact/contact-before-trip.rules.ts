import { addDays, bangkokDay, type PlainDate } from '#platform/time/calendar.ts'

/**
 * When the operator contacts the guest before the trip, in words: 24-48 hours before, or as soon as possible for a
 * trip today or tomorrow.
 */
export function contactTiming(travelDate: PlainDate | null, nowMs: number): string {
  return travelDate !== null && travelDate >= addDays(bangkokDay(nowMs), 2)
    ? '24-48 hours before the tour'
    : 'as soon as possible'
}
