import { href } from 'react-router'
import { addDays, type PlainDate } from '#platform/time/calendar.ts'

/** The page that sends the links of this day. */
export function daySheetsAddress(day: PlainDate): string {
  return `${href('/desk/day-sheets')}?${new URLSearchParams({ day })}`
}

/** Today or tomorrow; tomorrow for any other text. */
export function readSheetDay(text: string | null | undefined, today: PlainDate): PlainDate {
  return text === today ? today : addDays(today, 1)
}
