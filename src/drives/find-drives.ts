import type { Booking } from '#bookings/bookings.store.ts'
import { freeMinutesAt } from '#catalogue/transfers/free-waiting.words.ts'
import type { Queryable } from '#platform/database/database.ts'
import { driveState } from './drive-state.rules.ts'
import { type Progress, progressOf } from './drive-step.rules.ts'
import { type DrivePress, listDrivePresses } from './drive-steps.store.ts'
import { listDrivenLegs } from './driven-legs.store.ts'

/** One drive of a booking, how many minutes waiting is free, and what its driver has pressed that counts. */
export type Drive = Awaited<ReturnType<typeof listDrivenLegs>>[number] & {
  freeMinutes: number
  progress: Progress<DrivePress>
}

/** The drives of a booking in their order. */
export async function findDrives(db: Queryable, bookingId: string): Promise<Drive[]> {
  const legs = await listDrivenLegs(db, bookingId)
  const pressed = await listDrivePresses(
    db,
    legs.map(({ legId }) => legId),
  )
  return legs.map((leg) => {
    const own = pressed.filter(({ legId }) => legId === leg.legId)
    return { ...leg, freeMinutes: freeMinutesAt(leg), progress: progressOf(leg, own) }
  })
}

/** Has a driver left for this booking, so that its guest can change it only by phone? */
export async function isUnderWay(
  db: Queryable,
  { id, status }: Pick<Booking, 'id' | 'status'>,
): Promise<boolean> {
  const drives = await findDrives(db, id)
  return drives.some(({ progress }) => driveState(status, progress))
}
