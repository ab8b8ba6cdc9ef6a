import type { Pass } from '#bookings/pass/find-pass.ts'
import { type DriveState, driveState } from '#drives/drive-state.rules.ts'
import type { Drive } from '#drives/find-drives.ts'
import { freeWaitEnds } from '#drives/free-wait.rules.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { PassWords } from './pass-words.ts'

/** The drive of a booking that is under way, and where it is. */
export function driveUnderWay({
  booking,
  drives,
}: Pick<Pass, 'booking' | 'drives'>): { drive: Drive; state: DriveState } | undefined {
  return drives
    .map((drive) => ({ drive, state: driveState(booking.status, drive.progress) }))
    .findLast((one): one is { drive: Drive; state: DriveState } => one.state !== undefined)
}

/** What the head of a pass says while a driver is on the way, waits, or drives the guests. */
export function driveWords(pass: Pass): Pick<PassWords, 'state' | 'headline' | 'lead'> | undefined {
  const underWay = driveUnderWay(pass)
  if (!underWay) return undefined
  const { drive, state } = underWay
  const { departed, arrived, aboard } = drive.progress
  const driver = pass.crews.find(({ legId }) => legId === drive.legId)?.driver.name ?? 'Your driver'
  const name = isolated(greetingName(pass.booking.customerName))
  switch (state) {
    case 'on_the_way': {
      const departedAt = departed?.pressedAt ?? drive.startsAt
      return { state: 'On the way', ...comes(driver, drive, departedAt) }
    }
    case 'arrived': {
      const arrivedAt = arrived?.pressedAt ?? drive.startsAt
      const until = freeWaitEnds({ ...drive, arrivedAt })
      return {
        state: 'Arrived',
        headline: `${driver} is here.`,
        lead: `At your pickup since ${timeOf(arrivedAt)}. Waiting is free until ${timeOf(until)}.`,
      }
    }
    case 'on_board':
      return {
        state: 'On board',
        headline: name ? `Enjoy your trip, ${name}.` : 'Enjoy your trip.',
        lead: `You’ve been on the road since ${timeOf(aboard?.pressedAt ?? drive.startsAt)}.`,
      }
  }
}

const FIVE_MINUTES_MS = 5 * 60_000

/** The arrival is the start of the driver plus the usual drive, and says so. */
function comes(driver: string, { startsAt, minutesBefore }: Drive, departedAt: Date) {
  const expected = departedAt.getTime() + minutesBefore * 60_000
  const about = new Date(Math.ceil(expected / FIVE_MINUTES_MS) * FIVE_MINUTES_MS)
  const agreed =
    about.getTime() <= startsAt.getTime()
      ? `Your pickup is still ${timeOf(startsAt)}, so there is no hurry.`
      : `Your pickup was agreed for ${timeOf(startsAt)}.`
  return {
    headline: `${driver} is on the way, there by about ${timeOf(about)}.`,
    lead: `${driver} left at ${timeOf(departedAt)}. ${agreed} That’s based on the usual drive; we don’t track the car.`,
  }
}

function timeOf(at: Date): string {
  return bangkokTime(at.getTime())
}

const RENEWED_BEFORE_MS = 3 * 3_600_000
const RENEWED_AFTER_MS = 12 * 3_600_000
const RENEWED_EVERY_MS = 15_000

/** How often an open pass reads itself again: only around its drives, and while something can still change. */
export function renewsEvery(
  { booking, drives }: Pick<Pass, 'booking' | 'drives'>,
  nowMs: number,
): number | null {
  const isNear = drives.some(({ startsAt, endsAt, progress }) => {
    const from = startsAt.getTime() - RENEWED_BEFORE_MS
    const until = (endsAt ?? startsAt).getTime() + RENEWED_AFTER_MS
    return !progress.finished && nowMs >= from && nowMs < until
  })
  return booking.status === 'confirmed' && isNear ? RENEWED_EVERY_MS : null
}
