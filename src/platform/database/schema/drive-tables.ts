import {
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DriveStep, Rejection } from '#drives/drive-step.rules.ts'
import { legs } from './booking-tables.ts'
import { drivers } from './fleet-tables.ts'
import { bytea } from './photo-tables.ts'

/**
 * What drivers press on a drive, and staff for a driver who phones. The id comes from the phone, so that a press that is
 * sent twice is one row. A trigger in the migration writes each into the history of the booking.
 */
export const driveSteps = pgTable(
  'drive_steps',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    legId: uuid('leg_id').notNull(),
    /** Who had the drive, or whose link it was; null where nobody is assigned, and staff pressed it. */
    driverId: uuid('driver_id').references(() => drivers.id),
    step: text('step').$type<DriveStep>().notNull(),
    /** By the clock of the phone, unless that was clearly wrong. */
    pressedAt: timestamp('pressed_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** When the drive began as the driver knew it. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Of `cash`: what the guest paid the driver, in whole baht; 0 for nothing. */
    amountBaht: integer('amount_baht'),
    /** Of `finished`: what the driver read off, when entered. */
    kilometres: integer('kilometres'),
    /** What the driver wrote, such as why a guest was missed. */
    note: text('note').notNull().default(''),
    /** Where it was pressed, to about ten metres, in degrees; null unless the driver's phone sends it. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The phone has a photo of it, which is sent after it. */
    photoComing: boolean('photo_coming').notNull().default(false),
    /** Why the press was rejected; null when it counts. */
    rejection: text('rejection').$type<Rejection>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    /** When staff looked at a rejected press. */
    notedAt: timestamp('noted_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'drive_steps_leg',
      columns: [table.legId, table.bookingId],
      foreignColumns: [legs.id, legs.bookingId],
    }).onDelete('cascade'),
  ],
)

/** The photo that goes with the report of a guest who did not come; only admins see it. */
export const drivePhotos = pgTable('drive_photos', {
  stepId: uuid('step_id')
    .primaryKey()
    .references(() => driveSteps.id, { onDelete: 'cascade' }),
  /** WebP, made by the site from what the phone sent. */
  bytes: bytea('bytes').notNull(),
  /** By the clock of the phone; null where it did not say. */
  takenAt: timestamp('taken_at', { withTimezone: true }),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})
