import { formatShortDate, type PlainDate } from '#domain/time/calendar.ts'
import { formatMoment } from '#domain/time/clock-time.ts'

/** A date in short form. */
export function Day({ date }: { date: PlainDate }) {
  return <time dateTime={date}>{formatShortDate(date)}</time>
}

/** A date and time in Bangkok. */
export function DateTime({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}
