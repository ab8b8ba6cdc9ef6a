import { bangkokDay, formatShortDay, inclusiveDays, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

/** `08:30 to 17:30`, with the day of the end when that is another one. */
export function hoursInWords(startsAt: Date, endsAt: Date | null): string {
  const from = bangkokTime(startsAt.getTime())
  if (!endsAt) return from
  const [first, last] = [bangkokDay(startsAt.getTime()), bangkokDay(endsAt.getTime())]
  const until = bangkokTime(endsAt.getTime())
  return first === last ? `${from} to ${until}` : `${from} to ${formatShortDay(last)}, ${until}`
}

/** `today`, `tomorrow`, `in 3 days`, `2 days ago`. */
export function daysAway(day: PlainDate, nowMs: number): string {
  const today = bangkokDay(nowMs)
  if (day === today) return 'today'
  if (day < today) {
    const ago = inclusiveDays(day, today) - 1
    return ago === 1 ? 'yesterday' : `${ago} days ago`
  }
  const ahead = inclusiveDays(today, day) - 1
  return ahead === 1 ? 'tomorrow' : `in ${ahead} days`
}
