import { type ClockTime, clockMinutes, formatClockTime } from '#platform/time/clock-time.ts'

const DAY_MINUTES = 24 * 60

/** The stops of a day that begins at this time: each is as much later or earlier as the pickup is. */
export function stopsFrom<Planned extends { time: string }>(
  stops: readonly Planned[],
  pickup: ClockTime,
): Planned[] {
  const [first] = stops
  if (!first) return []
  const later = clockMinutes(pickup) - clockMinutes(first.time)
  return stops.map((stop) => ({
    ...stop,
    time: formatClockTime((clockMinutes(stop.time) + later + DAY_MINUTES) % DAY_MINUTES),
  }))
}
