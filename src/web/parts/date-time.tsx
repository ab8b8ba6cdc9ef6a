import { formatShortDate, type PlainDate } from '#platform/time/calendar.ts'
import { formatMoment } from '#platform/time/clock-time.ts'

/** A date in short form. */
export function Day({ date }: { date: PlainDate }) {
  return <time dateTime={date}>{formatShortDate(date)}</time>
}

/** A date and time in Bangkok. */
export function DateTime({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}
