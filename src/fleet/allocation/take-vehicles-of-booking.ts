import type { Booking } from '#bookings/bookings.store.ts'
import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type ByGuest, checkVehicles, takeVehicles } from './take-vehicles.ts'

type Needs = Pick<Deps, 'queue' | 'catalogue' | 'now' | 'addresses'>
type Until = { expiresAt: Date | null; onClosedDays?: boolean; byGuest?: ByGuest | undefined }

/**
 * Takes a vehicle for each leg of a stored booking that has none. The booking has to be locked.
 * @throws {NoVehicle} when nothing is free
 */
export async function takeVehiclesOfBooking(
  tx: Queryable,
  deps: Needs,
  booking: Booking,
  until: Until,
): Promise<void> {
  await takeVehicles(tx, deps, { booking, ...(await findDrives(tx, booking)), mayHaveSome: true, ...until })
}

/** Would each leg of a booking find a vehicle now? @throws {NoVehicle} when one would not */
export async function checkVehiclesOfBooking(tx: Queryable, deps: Needs, booking: Booking): Promise<void> {
  await checkVehicles(tx, deps, { booking, ...(await findDrives(tx, booking)) })
}

/** Its legs, and the trip for whose days off they are looked up. */
async function findDrives(tx: Queryable, { id }: Booking) {
  const stored = await findDetailedBooking(tx, id)
  return { legs: stored?.legs ?? [], tourId: stored?.kind === 'trip' ? stored.tourId : null }
}
