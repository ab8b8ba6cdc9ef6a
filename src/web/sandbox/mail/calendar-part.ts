import type { MailCalendar } from '#platform/mail/contract.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'

/** The calendar part of an email: what it does and when in a sentence, and the file as it is sent. */
export type CalendarPart = { words: string; file: string }

const DOES = { REQUEST: 'puts into the calendar', CANCEL: 'takes out of the calendar' } as const
const START = /^DTSTART(?:;VALUE=DATE)?:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ)?\r?$/gm

export function calendarPartOf(calendar: MailCalendar | null): CalendarPart | null {
  if (!calendar) return null
  const { method, files } = calendar
  const file = files.join('\n')
  const starts = Array.from(file.matchAll(START), ([, year, month, day, hour, minute]) => {
    const date = `${year}-${month}-${day}`
    return hour ? `${dayAndTime(new Date(`${date}T${hour}:${minute}:00Z`))} (Bangkok)` : formatShortDay(date)
  })
  return { words: `Calendar part, METHOD:${method}: ${DOES[method]} ${starts.join(', ')}`, file }
}
