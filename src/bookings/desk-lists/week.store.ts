import { and, asc, eq, gte, inArray, lt, ne, notExists } from 'drizzle-orm'
import { touches } from '#fleet/allocation/allocations.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings, legs } from '#platform/database/schema/schema.ts'
import { bookingStatusesOf } from '../booking-status.rules.ts'

const { id, status, vehicleId, driverId, busyFrom, busyUntil, expiresAt, reason } = allocations
const allocationColumns = { id, status, vehicleId, driverId, busyFrom, busyUntil, expiresAt, reason }

const legColumns = {
  legId: legs.id,
  startsAt: legs.startsAt,
  endsAt: legs.endsAt,
  minutesBefore: legs.minutesBefore,
  minutesAfter: legs.minutesAfter,
  pickup: legs.pickup,
  dropoff: legs.dropoff,
}

const bookedColumns = {
  /** The version that the page shows. */
  seen: bookings.version,
  bookingId: bookings.id,
  reference: bookings.reference,
  bookingStatus: bookings.status,
  kind: bookings.kind,
  title: bookings.title,
  guests: bookings.guests,
  luggage: bookings.luggage,
  customerName: bookings.customerName,
}

/** What the board knows of a booking, and of one of its drives. */
export type BookedLeg = Awaited<ReturnType<typeof listLegsWithoutVehicle>>[number]
/** A time at which a vehicle or a driver is taken; without `booked` it is blocked. */
export type BoardTime = Awaited<ReturnType<typeof listBoardTimes>>[number]

/** What is held or firm at some time from `from` up to `until`, in its order; expired holds are among it. */
export async function listBoardTimes(db: Queryable, from: Date, until: Date) {
  const rows = await db
    .select({ taken: allocationColumns, leg: legColumns, booking: bookedColumns })
    .from(allocations)
    .leftJoin(legs, eq(legs.id, allocations.legId))
    .leftJoin(bookings, eq(bookings.id, allocations.bookingId))
    .where(and(ne(status, 'released'), touches(from, until)))
    .orderBy(asc(busyFrom), asc(id))
  return rows.map(({ taken, leg, booking }) => ({
    ...taken,
    booked: leg && booking ? { ...leg, ...booking } : null,
  }))
}

/** The drives of agreed bookings that begin from `from` up to `until` and have no vehicle, in their order. */
export async function listLegsWithoutVehicle(db: Queryable, from: Date, until: Date) {
  return db
    .select({ ...legColumns, ...bookedColumns })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .where(
      and(
        gte(legs.startsAt, from),
        lt(legs.startsAt, until),
        inArray(bookings.status, bookingStatusesOf('ahead')),
        notExists(allocationOfLeg(db)),
      ),
    )
    .orderBy(asc(legs.startsAt), asc(legs.id))
}

/** One drive that is to be moved, with what it has now. */
export async function findMovedLeg(db: Queryable, legId: string) {
  const [row] = await db
    .select({ leg: { ...legColumns, ...bookedColumns }, taken: allocationColumns })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(status, 'released')))
    .where(eq(legs.id, legId))
  return row && { ...row.leg, taken: row.taken }
}

function allocationOfLeg(db: Queryable) {
  return db
    .select({ id })
    .from(allocations)
    .where(and(eq(allocations.legId, legs.id), ne(status, 'released')))
}
