import { type ClockTime, clockMinutes, formatClockTime } from '../time/clock-time.ts'
import type { Stop } from './tour.ts'

const DAY_MINUTES = 24 * 60

/** The stops of a day that begins at this time: each is as much later or earlier as the pickup is. */
export function stopsFrom(stops: readonly Stop[], pickup: ClockTime): Stop[] {
  const [first] = stops
  if (!first) return []
  const later = clockMinutes(pickup) - clockMinutes(first.time)
  return stops.map((stop) => ({
    ...stop,
    time: formatClockTime((clockMinutes(stop.time) + later + DAY_MINUTES) % DAY_MINUTES),
  }))
}
