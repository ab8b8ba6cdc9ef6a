import { addDays, bangkokDay, bangkokInstant } from '../time/calendar.ts'
import type { Progress } from './drive-step.ts'

/** Until this hour of the evening before, a driver has time to say that the job was seen. */
const SEEN_UNTIL = '20:00'

/**
 * Has a driver still said nothing about a drive, although the evening before is over? From 20:00 until the pickup; who
 * has pressed any step has seen the job. Then somebody has to call, because tomorrow morning is too late.
 * @param nowMs in milliseconds since the epoch
 */
export function isUnseenTooLong(startsAt: Date, progress: Progress, nowMs: number): boolean {
  const startsMs = startsAt.getTime()
  const from = bangkokInstant(addDays(bangkokDay(startsMs), -1), SEEN_UNTIL)
  return Object.keys(progress).length === 0 && nowMs >= from.getTime() && nowMs < startsMs
}
