import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'

/** A day without its year: `Wed 2 Dec`. */
export function ShortDay({ date }: { date: PlainDate }) {
  return <time dateTime={date}>{formatShortDay(date)}</time>
}
