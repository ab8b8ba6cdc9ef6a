import type { Upcoming } from '#fleet/fleet-page.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

export function blockViewOf({ id, busyFrom, busyUntil, reason }: Upcoming) {
  const [from, until] = [bangkokTime(busyFrom.getTime()), bangkokTime(busyUntil.getTime())]
  const areWholeDays = from === '00:00' && until === '00:00'
  return {
    ...{ id, reason: reason ?? '' },
    ...{ first: bangkokDay(busyFrom.getTime()), last: bangkokDay(busyUntil.getTime() - 1) },
    hours: areWholeDays ? null : { from, until: until === '00:00' ? 'midnight' : until },
  }
}

/** A blocked time: whole days, or hours when `hours` is set. */
export type BlockView = ReturnType<typeof blockViewOf>
