import { addDays, bangkokDay, bangkokInstant } from '#platform/time/calendar.ts'
import type { Progress } from './drive-step.rules.ts'

/** Until this hour of the evening before, a driver has time to say that the job was seen. */
const SEEN_UNTIL = '20:00'

/**
 * Has a driver still said nothing about a drive at its present time, although the evening before is over? From 20:00
 * until the pickup; who has pressed any step since it was set has seen it. Then somebody has to call, because tomorrow
 * morning is too late, and a driver who is on the way to a pickup that moved may not know.
 * @param nowMs in milliseconds since the epoch
 */
export function isUnseenTooLong(startsAt: Date, progress: Progress, nowMs: number): boolean {
  const startsMs = startsAt.getTime()
  const from = bangkokInstant(addDays(bangkokDay(startsMs), -1), SEEN_UNTIL)
  const isKnown = Object.values(progress).some((press) => press.startsAt.getTime() === startsMs)
  return !isKnown && nowMs >= from.getTime() && nowMs < startsMs
}
