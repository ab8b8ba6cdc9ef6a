import { asc } from 'drizzle-orm'
import {
  type CustomTripBooking,
  findDetailedBooking,
  type TransferBooking,
  type TripBooking,
} from '#bookings/detailed-bookings.store.ts'
import { type Ride, rideOf } from '#bookings/ride.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings } from '#platform/database/schema/schema.ts'

/** All bookings with their details, oldest first. */
async function storedBookings(db: Queryable) {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  const found = await Promise.all(rows.map(({ id }) => findDetailedBooking(db, id)))
  return found.filter((booking) => booking !== undefined)
}

/** All trips with their details, oldest first. */
export async function storedTrips(db: Queryable): Promise<TripBooking[]> {
  return (await storedBookings(db)).filter((booking) => booking.kind === 'trip')
}

/** All transfers with their legs and the ride that these are, oldest first. */
export async function storedTransfers(db: Queryable): Promise<(TransferBooking & Ride)[]> {
  const transfers = (await storedBookings(db)).filter((booking) => booking.kind === 'transfer')
  return transfers.map((transfer) => {
    const [out, ...others] = transfer.legs
    if (!out) throw new Error('a transfer has no leg')
    return { ...transfer, ...rideOf([out, ...others]) }
  })
}

/** All custom trips with their details, oldest first. */
export async function storedCustomTrips(db: Queryable): Promise<CustomTripBooking[]> {
  return (await storedBookings(db)).filter((booking) => booking.kind === 'custom')
}
