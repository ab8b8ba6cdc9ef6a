import { addDays, bangkokDay, type PlainDate } from '../time/calendar.ts'

/**
 * When we get in touch before a trip: 24-48 hours before, or at once when that would be
 * in the past already.
 */
export function whenWeContact(travelDate: PlainDate | null, nowMs: number): string {
  return travelDate !== null && travelDate >= addDays(bangkokDay(nowMs), 2)
    ? '24-48 hours before the tour'
    : 'as soon as possible'
}
