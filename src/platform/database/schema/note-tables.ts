import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import { bookings } from './booking-tables.ts'
import { createdAt, id } from './columns.ts'

/** What staff notes about a booking, for staff only. Deleted when its guest is forgotten. */
export const bookingNotes = pgTable('booking_notes', {
  id,
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  createdBy: text('created_by').$type<Actor>().notNull().default(sql`acting()`),
  createdAt,
})
