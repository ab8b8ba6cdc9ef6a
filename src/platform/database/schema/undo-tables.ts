import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { UndoableAct } from '#bookings/undo/undo.rules.ts'
import { bookings } from './booking-tables.ts'

/** A row that an act changed. */
export type ChangedRow = {
  /** Its table, and its primary key. */
  table: string
  key: string
  /** The columns that the act changed, by name, with what they held before; null for a row that the act added. */
  before: Record<string, unknown> | null
}

/** The newest act on a booking that could be taken back for some seconds, with what there was before it. */
export const undoOffers = pgTable('undo_offers', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  act: text('act').$type<UndoableAct>().notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
  /** The version of the booking after the act. */
  version: integer('version').notNull(),
  changed: jsonb('changed').$type<ChangedRow[]>().notNull(),
})
