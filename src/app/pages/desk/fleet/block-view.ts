import type { Upcoming } from '#adapters/database/desk/fleet.ts'
import { bangkokDay, formatShortDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'

/** A blocked time in words. */
export type BlockView = { id: string; when: string; reason: string }

export function blockViewOf({ id, busyFrom, busyUntil, reason }: Upcoming): BlockView {
  return { id, when: spanInWords(busyFrom, busyUntil), reason: reason ?? '' }
}

/** `Mon 30 Nov`, `Thu 24 Dec to Sun 27 Dec`, `Tue 1 Dec, 09:00 to 12:00`. */
function spanInWords(from: Date, until: Date): string {
  const [first, last] = [bangkokDay(from.getTime()), bangkokDay(until.getTime() - 1)]
  const [begins, ends] = [bangkokTime(from.getTime()), bangkokTime(until.getTime())]
  const areWholeDays = begins === '00:00' && ends === '00:00'
  if (areWholeDays)
    return first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`
  const end = ends === '00:00' ? 'midnight' : ends
  return first === last
    ? `${formatShortDay(first)}, ${begins} to ${end}`
    : `${formatShortDay(first)}, ${begins} to ${formatShortDay(last)}, ${end}`
}
