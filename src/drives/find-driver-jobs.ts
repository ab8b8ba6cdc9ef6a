import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import { freeMinutesAt } from '#catalogue/transfers/free-waiting.words.ts'
import { type Driver, findDriver } from '#fleet/fleet.store.ts'
import { DAYS_OF_DRIVER } from '#guests/links/access-link.rules.ts'
import { findDriverDay } from '#guests/links/driver-links.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { type Progress, progressOf } from './drive-step.rules.ts'
import { type DrivePress, listDrivePresses } from './drive-steps.store.ts'
import { listDriverJobs, type StoredJob } from './driver-jobs.store.ts'
import { isGuestShown } from './guest-window.rules.ts'

/** One job of a driver. */
export type Job = StoredJob & {
  progress: Progress<DrivePress>
  /** The pickup as it was when this driver last pressed something; `undefined` before that. */
  knownStartsAt: Date | undefined
  /** How many minutes of waiting at the pickup are free. */
  freeMinutes: number
  /** What is still to pay; null while no price is agreed. */
  dueBaht: number | null
  /** `gone`: cancelled, or given to another driver. `over`: so long ago that nothing of its guest is shown. */
  is: 'mine' | 'gone' | 'over'
}

/** What a driver's link opens. */
export type DriverSheet = { driver: Driver; day: PlainDate; expiresAt: Date; jobs: Job[] }

/** The jobs that a driver's link opens; `undefined` for any other text, and for a link that has ended. */
export async function findDriverJobs(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<DriverSheet | undefined> {
  const { read } = deps.db
  const link = await findDriverDay(deps, token)
  const driver = link && (await findDriver(read, link.driverId))
  if (!driver) return undefined
  const { day, expiresAt } = link
  const span = {
    from: bangkokInstant(day, '00:00'),
    until: bangkokInstant(addDays(day, DAYS_OF_DRIVER), '00:00'),
  }
  const stored = await listDriverJobs(read, driver.id, span)
  const [pressed, paid] = await Promise.all([
    listDrivePresses(
      read,
      stored.map(({ legId }) => legId),
    ),
    listPaymentsOfBookings(read, [...new Set(stored.map(({ bookingId }) => bookingId))]),
  ])
  const jobs = stored.map((job) => {
    const own = pressed.filter(({ legId }) => legId === job.legId)
    const progress = progressOf({ ...job, driverId: driver.id }, own)
    const knownStartsAt = own.findLast(({ driverId }) => driverId === driver.id)?.startsAt
    const payments = paid.filter(({ bookingId }) => bookingId === job.bookingId)
    const isMine = job.driverId === driver.id && bookingCountsAs(job.status, 'travelled')
    const isShown = isGuestShown({ ...job, finishedAt: progress.finished?.pressedAt }, deps.now())
    const is: Job['is'] = !isMine ? 'gone' : isShown ? 'mine' : 'over'
    const { dueBaht } = balanceOf(job.priceBaht, payments)
    return { ...job, progress, knownStartsAt, freeMinutes: freeMinutesAt(job), dueBaht, is }
  })
  return { driver, day, expiresAt, jobs }
}
