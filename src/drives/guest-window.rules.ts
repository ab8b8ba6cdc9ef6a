import { DAY_MS } from '#platform/time/duration.ts'

/** Does a driver still see who the guest is? Until a day after the drive was finished, or was to end. */
export function isGuestShown(
  { startsAt, endsAt, finishedAt }: { startsAt: Date; endsAt: Date | null; finishedAt: Date | undefined },
  nowMs: number,
): boolean {
  const end = finishedAt ?? endsAt ?? startsAt
  return nowMs < end.getTime() + DAY_MS
}
