import { addDays, bangkokDay, bangkokInstant } from '../time/calendar.ts'

const SHOWN_FROM = '18:00'
const LONGEST_DRIVE_MS = 24 * 60 * 60 * 1_000

/**
 * Does a guest see who drives? From 18:00 (Bangkok) on the evening before the pickup until the drive is over, so that
 * nobody has a driver's phone number for longer than it is needed.
 * @param endsAt when the guests are expected to get out; without it, a day after the pickup
 * @param nowMs in milliseconds since the epoch
 */
export function isCrewShown(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
  nowMs: number,
): boolean {
  const from = crewShownFrom(startsAt).getTime()
  const until = endsAt?.getTime() ?? startsAt.getTime() + LONGEST_DRIVE_MS
  return nowMs >= from && nowMs < until
}

/** From when a guest sees who drives: the evening before the pickup. */
export function crewShownFrom(startsAt: Date): Date {
  return bangkokInstant(addDays(bangkokDay(startsAt.getTime()), -1), SHOWN_FROM)
}
