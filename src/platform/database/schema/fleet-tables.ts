import { boolean, date, foreignKey, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { AllocationStatus } from '#fleet/allocation/allocation.rules.ts'
import type { Weekday } from '../../time/calendar.ts'
import { bookings, legs } from './booking-tables.ts'
import { createdAt, id, updatedAt } from './columns.ts'

/** Who drives. Without an active driver a vehicle alone is enough to sell a day. */
export const drivers = pgTable('drivers', {
  id,
  /** The nickname, by which everybody knows the driver. */
  name: text('name').notNull(),
  thaiName: text('thai_name'),
  /** As in the licence. */
  fullName: text('full_name'),
  phone: text('phone').notNull(),
  /** Codes such as `th` and `en`. */
  languages: text('languages').array().notNull().default(['th']),
  /** The last day on which the licence is valid; null when the operator has not entered it. */
  licenceExpiresOn: date('licence_expires_on', { mode: 'string' }),
  /** The days of every week on which the driver does not work. */
  weeklyDaysOff: text('weekly_days_off').array().$type<Weekday[]>().notNull().default([]),
  /** The year since when the driver drives guests; null when the operator has not entered it. */
  drivingSince: integer('driving_since'),
  /** The driver agrees that guests see first name, photo, languages and years on the public pages. */
  onWebsite: boolean('on_website').notNull().default(false),
  active: boolean('active').notNull().default(true),
  createdAt,
  updatedAt,
})

/** The vehicles with a plate. Without an active one, availability is not enforced. */
export const vehicles = pgTable('vehicles', {
  id,
  name: text('name').notNull(),
  class: text('class').$type<VehicleClass>().notNull(),
  /** For guests, without the driver's. */
  seats: integer('seats').notNull(),
  /** Large suitcases. */
  bags: integer('bags').notNull(),
  plate: text('plate').notNull(),
  usualDriverId: uuid('usual_driver_id').references(() => drivers.id),
  // The papers: the last day on which each is valid; null when the operator has not entered it.
  roadTaxExpiresOn: date('road_tax_expires_on', { mode: 'string' }),
  inspectionExpiresOn: date('inspection_expires_on', { mode: 'string' }),
  compulsoryCoverExpiresOn: date('compulsory_cover_expires_on', { mode: 'string' }),
  insuranceExpiresOn: date('insurance_expires_on', { mode: 'string' }),
  active: boolean('active').notNull().default(true),
  createdAt,
  updatedAt,
})

/** Days on which nothing more is sold; what is booked stays. */
export const blackouts = pgTable('blackouts', {
  id,
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  /** Null for every trip and every transfer. */
  tourId: text('tour_id'),
  /** Null for every class. */
  vehicleClass: text('vehicle_class').$type<VehicleClass>(),
  /** A sentence for guests. */
  reason: text('reason').notNull(),
  createdAt,
})

/**
 * A vehicle, and its driver, taken for a leg; without a booking it is a block, such as a day in the garage or a day
 * off. Two constraints that Drizzle cannot describe stand in the migration: of the rows that are not released, no two
 * with the same vehicle overlap (`allocations_vehicle_once`), nor two with the same driver (`allocations_driver_once`).
 */
export const allocations = pgTable(
  'allocations',
  {
    id,
    bookingId: uuid('booking_id'),
    legId: uuid('leg_id'),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    driverId: uuid('driver_id').references(() => drivers.id),
    /** The empty drives before and after the guests are included. `busy_until` itself is free again. */
    busyFrom: timestamp('busy_from', { withTimezone: true }).notNull(),
    busyUntil: timestamp('busy_until', { withTimezone: true }).notNull(),
    status: text('status').$type<AllocationStatus>().notNull(),
    /** Set exactly for a hold. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The purpose of a block, or why it was released; for the operator. */
    reason: text('reason'),
    /** The operator chose this vehicle by hand. */
    pinned: boolean('pinned').notNull().default(false),
    createdAt,
  },
  (table) => [
    foreignKey({
      name: 'allocations_leg',
      columns: [table.legId, table.bookingId],
      foreignColumns: [legs.id, legs.bookingId],
    }).onDelete('cascade'),
    // Deferred (by hand in the migration): within a transaction the two may change one after the other.
    foreignKey({
      name: 'allocations_deadline',
      columns: [table.bookingId, table.expiresAt],
      foreignColumns: [bookings.id, bookings.waitsUntil],
    }),
  ],
)
