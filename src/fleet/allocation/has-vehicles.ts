import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { releaseAllocations } from './allocations.store.ts'
import { NoVehicle } from './take-vehicles.ts'
import { takeVehiclesOfBooking } from './take-vehicles-of-booking.ts'

/**
 * Does a booking whose guest has paid or authorised have a vehicle for every leg? It was held for the checkout; what comes
 * later takes what is free. Without a fleet there is nothing to take, and the answer is yes.
 * @param expiresAt until when a vehicle is held; null for good
 * @returns false when nothing is free, with no vehicle taken
 */
export async function hasVehicles(
  tx: Queryable,
  deps: Pick<Deps, 'queue' | 'catalogue' | 'now' | 'addresses'>,
  booking: Booking,
  expiresAt: Date | null,
): Promise<boolean> {
  try {
    await takeVehiclesOfBooking(tx, deps, booking, { expiresAt, onClosedDays: true })
    return true
  } catch (error) {
    if (!(error instanceof NoVehicle)) throw error
    await releaseAllocations(tx, booking.id, 'not all legs had a vehicle')
    return false
  }
}
