import { listPaymentsOfBookings } from '#adapters/database/desk/today.ts'
import { type DrivePress, listDrivePresses } from '#adapters/database/drives/drive-steps.ts'
import { listDriverJobs, type StoredJob } from '#adapters/database/drives/driver-jobs.ts'
import { type Driver, findDriver } from '#adapters/database/fleet.ts'
import { freeMinutesAt } from '#content/transfers/free-waiting.ts'
import { DAYS_OF_DRIVER } from '#domain/bookings/access-link.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { type Progress, progressOf } from '#domain/drives/drive-step.ts'
import { isGuestShown } from '#domain/drives/guest-window.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { addDays, bangkokInstant, type PlainDate } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { findDriverDay } from '../links/driver-links.ts'

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
