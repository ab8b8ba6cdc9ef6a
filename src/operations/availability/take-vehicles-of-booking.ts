import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findTrip } from '#adapters/database/detailed-bookings.ts'
import { listLegs } from '#adapters/database/legs.ts'
import type { Deps } from '../deps.ts'
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
  const [legs, tourId] = [await listLegs(tx, booking.id), await tourIdOf(tx, booking)]
  await takeVehicles(tx, deps, { booking, tourId, legs, mayHaveSome: true, ...until })
}

/** Would each leg of a booking find a vehicle now? @throws {NoVehicle} when one would not */
export async function checkVehiclesOfBooking(tx: Queryable, deps: Needs, booking: Booking): Promise<void> {
  const [legs, tourId] = [await listLegs(tx, booking.id), await tourIdOf(tx, booking)]
  await checkVehicles(tx, deps, { booking, tourId, legs })
}

async function tourIdOf(tx: Queryable, booking: Booking): Promise<string | null> {
  return booking.kind === 'trip' ? ((await findTrip(tx, booking.id))?.tourId ?? null) : null
}
