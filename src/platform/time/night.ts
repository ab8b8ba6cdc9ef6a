import type { ClockTime } from './clock-time.ts'

/** Is it dark in Thailand at this time, all year round? Then the pages of drivers are dark as well, from 18:00 to 06:30. */
export function isNight(time: ClockTime): boolean {
  return time >= '18:00' || time < '06:30'
}
