import { and, asc, eq, exists, gte, inArray, lt, ne, or } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import {
  allocations,
  bookings,
  driveSteps,
  legs,
  tripDetails,
  vehicles,
} from '#platform/database/schema/schema.ts'

/** A drive as its driver's sheet needs it. */
export type StoredJob = Awaited<ReturnType<typeof listDriverJobs>>[number]

/**
 * The drives that begin from `from` up to `until` and are this driver's, and those that were and on which this driver has
 * pressed something, in order of pickup.
 */
export async function listDriverJobs(
  db: Queryable,
  driverId: string,
  { from, until }: { from: Date; until: Date },
) {
  const pressedOn = db
    .select({ id: driveSteps.id })
    .from(driveSteps)
    .where(and(eq(driveSteps.legId, legs.id), eq(driveSteps.driverId, driverId)))
  const isMine = and(
    eq(allocations.driverId, driverId),
    eq(allocations.status, 'firm'),
    inArray(bookings.status, bookingStatusesOf('agreed')),
  )
  return db
    .select({
      legId: legs.id,
      startsAt: legs.startsAt,
      endsAt: legs.endsAt,
      pickup: legs.pickup,
      dropoff: legs.dropoff,
      flightNumber: legs.flightNumber,
      freeWaitingMinutes: legs.freeWaitingMinutes,
      stop: legs.stop,
      driverId: allocations.driverId,
      plate: vehicles.plate,
      vehicle: vehicles.name,
      bookingId: bookings.id,
      reference: bookings.reference,
      kind: bookings.kind,
      status: bookings.status,
      title: bookings.title,
      guests: bookings.guests,
      children: bookings.children,
      childAges: bookings.childAges,
      childSeats: bookings.childSeats,
      wheelchair: bookings.wheelchair,
      luggage: bookings.luggage,
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      customerWhatsapp: bookings.customerWhatsapp,
      customerCountry: bookings.customerCountry,
      specialRequests: bookings.specialRequests,
      priceBaht: bookings.priceBaht,
      tourId: tripDetails.tourId,
      origin: tripDetails.origin,
      hotelName: tripDetails.hotelName,
    })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(allocations.status, 'released')))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .leftJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .where(and(gte(legs.startsAt, from), lt(legs.startsAt, until), or(isMine, exists(pressedOn))))
    .orderBy(asc(legs.startsAt), asc(legs.id))
}
