import { addDays, bangkokDay, bangkokInstant } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { DAY_MS } from '#platform/time/duration.ts'

/** From this hour of the evening before (Bangkok) guests see who drives. */
export const CREW_SHOWN_FROM = '18:00'
const QUIET_FROM = '22:00'
const QUIET_UNTIL = '05:00'
const EARLY_PICKUP = '08:00'
const LONGEST_DRIVE_MS = DAY_MS

/**
 * Does a guest see who drives? From 18:00 (Bangkok) on the evening before the pickup until the drive is over, so that
 * nobody has a driver's phone number for longer than it is needed.
 * @param endsAt when the guests are expected to get out; without it, a day after the pickup
 * @param drive what its driver says: one that is under way lasts longer than planned, and a finished one is over
 * @param nowMs in milliseconds since the epoch
 */
export function isCrewShown(
  {
    startsAt,
    endsAt,
    drive,
  }: { startsAt: Date; endsAt: Date | null; drive?: 'under-way' | 'finished' | undefined },
  nowMs: number,
): boolean {
  if (drive) return drive === 'under-way'
  const from = crewShownFrom(startsAt).getTime()
  const until = endsAt?.getTime() ?? startsAt.getTime() + LONGEST_DRIVE_MS
  return nowMs >= from && nowMs < until
}

/** From when a guest sees who drives: the evening before the pickup. */
export function crewShownFrom(startsAt: Date): Date {
  return bangkokInstant(addDays(bangkokDay(startsAt.getTime()), -1), CREW_SHOWN_FROM)
}

/**
 * By when a guest is promised to learn who drives: 18:00 (Bangkok) of the evening before the pickup. `undefined` once that
 * hour has come, because what is booked or still open then is told as soon as a driver is assigned. Pass, emails and the
 * page after a payment all ask here. `nowMs` is in milliseconds since the epoch.
 */
export function crewPromisedBy(startsAt: Date, nowMs: number): Date | undefined {
  const from = crewShownFrom(startsAt)
  return nowMs < from.getTime() ? from : undefined
}

/**
 * Can the email leave that tells a guest who drives? From the evening before until the pickup, and not at night unless the
 * pickup is early.
 */
export function isCrewMailTime(startsAt: Date, nowMs: number): boolean {
  if (nowMs < crewShownFrom(startsAt).getTime() || nowMs >= startsAt.getTime()) return false
  const time = bangkokTime(nowMs)
  const isNight = time >= QUIET_FROM || time < QUIET_UNTIL
  return !isNight || bangkokTime(startsAt.getTime()) < EARLY_PICKUP
}

/** Who drives a drive, and when it begins. */
export type CrewOfDrive = { driverId: string; vehicleId: string; startsAt: Date }

/** One driver with one vehicle on one day, also when the time of the day is another. */
export function isSameCrew(one: CrewOfDrive, other: CrewOfDrive): boolean {
  return (
    one.driverId === other.driverId &&
    one.vehicleId === other.vehicleId &&
    bangkokDay(one.startsAt.getTime()) === bangkokDay(other.startsAt.getTime())
  )
}
