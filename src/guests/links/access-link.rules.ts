import { addDays, bangkokDay, bangkokInstant, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'

/**
 * What an access link opens.
 * - `pass`: everything a guest can see and do about a booking
 * - `quote`: an offer, to accept it
 * - `review`: the form of a review
 * - `driver-day`: a driver's trips of one day
 * - `calendar`: a calendar feed of all trips, or of those of one vehicle or driver
 */
export const LINK_SCOPES = ['pass', 'quote', 'review', 'driver-day', 'calendar'] as const
export type LinkScope = (typeof LINK_SCOPES)[number]

/** Scopes of links to one booking. */
export type BookingLinkScope = Exclude<LinkScope, 'driver-day' | 'calendar'>

const DAYS_AFTER_TRIP = 90
const DAYS_WITHOUT_DAY = 365
const DAYS_FOR_REVIEW = 60

/** A booking's last day; null while it has none. */
type Days = { travelDate: PlainDate | null; endDate: PlainDate | null }

/**
 * When a link to a booking ends: 90 days after the last day; without a day, a year from now; an invitation to a review
 * 60 days from now. Days are days in Bangkok; the link is valid on the last one. `nowMs` is in milliseconds since the
 * epoch.
 */
export function linkExpiry(scope: BookingLinkScope, { travelDate, endDate }: Days, nowMs: number): Date {
  const today = bangkokDay(nowMs)
  const lastDay = endDate ?? travelDate
  if (scope === 'review') return endOf(addDays(today, DAYS_FOR_REVIEW))
  return endOf(lastDay ? addDays(lastDay, DAYS_AFTER_TRIP) : addDays(today, DAYS_WITHOUT_DAY))
}

/** A calendar program reads its feed for years, so the link lasts until an admin replaces it. */
export const CALENDAR_LINK_EXPIRY = endOf(LAST_DAY)

function endOf(day: PlainDate): Date {
  return bangkokInstant(addDays(day, 1), '00:00')
}

/**
 * A link to a driver's day opens the jobs of that day and of the next, and what was finished within 24 hours; it ends
 * with the day after these.
 */
export const DAYS_OF_DRIVER = 2

export function driverLinkExpiry(day: PlainDate): Date {
  return endOf(addDays(day, DAYS_OF_DRIVER))
}
