import { formatShortDate, type PlainDate } from '#domain/time/calendar.ts'
import { formatMoment } from '#domain/time/clock-time.ts'

/** A day in few letters, for eyes and for machines. */
export function Day({ date }: { date: PlainDate }) {
  return <time dateTime={date}>{formatShortDate(date)}</time>
}

/** The same for a day and its hour in Bangkok. */
export function DateTime({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}
