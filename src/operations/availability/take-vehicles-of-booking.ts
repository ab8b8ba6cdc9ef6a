import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { insertLegs, listLegs, type StoredLeg } from '#adapters/database/legs.ts'
import { findTrip, type Trip } from '#adapters/database/trips.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import type { Deps } from '../deps.ts'
import { legsOfTrip } from './planned-legs.ts'
import { type ByGuest, checkVehicles, takeVehicles } from './take-vehicles.ts'

type Needs = Pick<Deps, 'queue' | 'catalogue' | 'now' | 'addresses'>
type Until = { expiresAt: Date | null; onClosedDays?: boolean; byGuest?: ByGuest | undefined }

/**
 * Takes a vehicle for each leg of a stored trip that has none. The booking has to be locked.
 * @throws {NoVehicle} when nothing is free
 */
export async function takeVehiclesOfTrip(
  tx: Queryable,
  deps: Needs,
  booking: Trip,
  until: Until,
): Promise<void> {
  const legs = await legsOfStoredTrip(tx, deps, booking)
  await takeVehicles(tx, deps, { booking, tourId: booking.tourId, legs, mayHaveSome: true, ...until })
}

/** Like {@link takeVehiclesOfTrip}, for a booking of any kind. @throws {NoVehicle} when nothing is free */
export async function takeVehiclesOfBooking(
  tx: Queryable,
  deps: Needs,
  booking: Booking,
  until: Until,
): Promise<void> {
  const trip = booking.kind === 'trip' ? await findTrip(tx, booking.id) : undefined
  if (trip) return takeVehiclesOfTrip(tx, deps, trip, until)
  const legs = await listLegs(tx, booking.id)
  await takeVehicles(tx, deps, { booking, tourId: null, legs, mayHaveSome: true, ...until })
}

/** Would each leg of a booking find a vehicle now? @throws {NoVehicle} when one would not */
export async function checkVehiclesOfBooking(tx: Queryable, deps: Needs, booking: Booking): Promise<void> {
  const trip = booking.kind === 'trip' ? await findTrip(tx, booking.id) : undefined
  const legs = await legsOfBooking(tx, deps, trip ?? booking)
  await checkVehicles(tx, deps, { booking, tourId: trip?.tourId ?? null, legs })
}

/** The legs of a booking of any kind. */
export async function legsOfBooking(
  tx: Queryable,
  deps: Pick<Deps, 'catalogue'>,
  booking: Booking | Trip,
): Promise<StoredLeg[]> {
  return 'tourId' in booking ? legsOfStoredTrip(tx, deps, booking) : listLegs(tx, booking.id)
}

/** A trip that was booked before trips had legs gets its leg now, while the catalogue has the trip. */
async function legsOfStoredTrip(
  tx: Queryable,
  { catalogue }: Pick<Deps, 'catalogue'>,
  booking: Trip,
): Promise<StoredLeg[]> {
  const stored = await listLegs(tx, booking.id)
  if (stored.length > 0) return stored
  const tour = findTour(catalogue, booking.tourId)
  return insertLegs(
    tx,
    booking.id,
    legsOfTrip(tour, booking.origin, { ...booking, date: booking.travelDate }),
  )
}
