import { z } from 'zod'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { addDays, bangkokDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokMonth, type Month, monthsLater } from '#platform/time/month.ts'

export const AVAILABILITY_PROBLEMS = {
  tourId: 'availability.tourId',
  origin: 'availability.origin',
  month: 'availability.month',
  date: 'availability.date',
} as const

/** How far ahead the calendar can be turned. */
export const MONTHS_AHEAD = 18

/** Which calendar somebody wants to see. `nowMs` is in milliseconds since the epoch. */
export function availabilityQuerySchema(nowMs: number) {
  const first = bangkokMonth(nowMs)
  const last = monthsLater(first, MONTHS_AHEAD)
  return z.object({
    tourId: z.string(AVAILABILITY_PROBLEMS.tourId).min(1, AVAILABILITY_PROBLEMS.tourId),
    origin: z.enum(ORIGINS, AVAILABILITY_PROBLEMS.origin),
    month: z
      .string(AVAILABILITY_PROBLEMS.month)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, AVAILABILITY_PROBLEMS.month)
      .refine((month) => first <= month && month <= last, AVAILABILITY_PROBLEMS.month),
  })
}

export type DaySpan = { first: PlainDate; last: PlainDate }

/** The days that can be looked up: from today in Bangkok to the last one of the calendar. */
export function daysAhead(nowMs: number): DaySpan {
  const month = monthsLater(bangkokMonth(nowMs), MONTHS_AHEAD)
  return { first: bangkokDay(nowMs), last: daysOf(month).at(-1) ?? `${month}-28` }
}

/** Is it one of the days that can be looked up? */
export function isDayAhead(text: string, nowMs: number): boolean {
  const { first, last } = daysAhead(nowMs)
  return isPlainDate(text) && first <= text && text <= last
}

/** Every day of a month, in order. */
export function daysOf(month: Month): [PlainDate, ...PlainDate[]] {
  const first = `${month}-01`
  const days: [PlainDate, ...PlainDate[]] = [first]
  for (let day = addDays(first, 1); day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}
