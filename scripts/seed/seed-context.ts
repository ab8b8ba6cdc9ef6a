import { addDays, bangkokDay, type PlainDate } from '#platform/time/calendar.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time and the site that the season is invented for. */
export type SeedContext = {
  nowMs: number
  publicUrl: string
  /** The token of an access link. */
  tokenOf(linkId: string): string
  /** The email address of the operator. */
  operator: string
}

/** The day in Bangkok `days` after today; negative for the past. */
export function dayFromToday({ nowMs }: SeedContext, days: number): PlainDate {
  return addDays(bangkokDay(nowMs), days)
}

/** The instant of an hour of a Bangkok day. */
export function instantOf(day: PlainDate, hour: number): number {
  return Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`)
}
