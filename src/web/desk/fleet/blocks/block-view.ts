import type { Upcoming } from '#fleet/fleet-page.store.ts'
import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime } from '#platform/time/clock-time.ts'

/** A blocked time: whole days, or hours when `hours` is set. */
export type BlockView = {
  id: string
  first: PlainDate
  last: PlainDate
  hours: { from: ClockTime; until: ClockTime | 'midnight' } | null
  reason: string
}

export function blockViewOf({ id, busyFrom, busyUntil, reason }: Upcoming): BlockView {
  const [from, until] = [bangkokTime(busyFrom.getTime()), bangkokTime(busyUntil.getTime())]
  const areWholeDays = from === '00:00' && until === '00:00'
  return {
    ...{ id, reason: reason ?? '' },
    ...{ first: bangkokDay(busyFrom.getTime()), last: bangkokDay(busyUntil.getTime() - 1) },
    hours: areWholeDays ? null : { from, until: until === '00:00' ? 'midnight' : until },
  }
}
