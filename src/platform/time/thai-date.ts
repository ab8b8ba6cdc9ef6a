import type { PlainDate } from './calendar.ts'

const format = new Intl.DateTimeFormat('th-TH-u-ca-gregory-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `2026-11-27` → `วันศุกร์ที่ 27 พฤศจิกายน`. */
export function formatThaiDay(date: PlainDate): string {
  return format.format(Date.parse(`${date}T00:00:00Z`))
}
