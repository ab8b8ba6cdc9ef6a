import { check, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AllocationStatus } from '#domain/availability/allocation.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/bookings/booking-status.ts'
import { UNDOABLE_ACTS, type UndoableAct } from '#domain/bookings/undo.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { bookings } from './booking-tables.ts'
import { isOneOf } from './one-of.ts'

/** What an allocation was before an act; a hold ended with the deadline of its booking. */
export type AllocationBefore = {
  id: string
  status: AllocationStatus
  vehicleId: string | null
  driverId: string | null
  pinned: boolean
}

/** What a booking was before it was moved to another day; instants as in JSON. */
export type MoveBefore = {
  vehicle: VehicleClass | null
  guests: number
  priceBaht: number | null
  /** The vehicle of a trip in its own words. */
  vehicleText: string | null
  legs: {
    id: string
    startsAt: string
    endsAt: string | null
    minutesBefore: number
    minutesAfter: number
  }[]
}

/** The newest act on a booking that could be taken back for some seconds, with what there was before it. */
export const undoOffers = pgTable(
  'undo_offers',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    act: text('act').$type<UndoableAct>().notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
    /** How many events the booking had after the act. */
    events: integer('events').notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    waitsUntil: timestamp('waits_until', { withTimezone: true }),
    /** What was held or firm. */
    allocations: jsonb('allocations').$type<AllocationBefore[]>().notNull(),
    /** Of a move to another day. */
    move: jsonb('move').$type<MoveBefore>(),
  },
  (table) => [
    check('undo_offers_act', isOneOf(table.act, UNDOABLE_ACTS)),
    check('undo_offers_status', isOneOf(table.status, BOOKING_STATUSES)),
  ],
)
