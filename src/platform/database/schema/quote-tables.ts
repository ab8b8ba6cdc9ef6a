import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import type { QuotePlan } from '#quotes/quote-plan.rules.ts'
import type { QuoteStatus } from '#quotes/quote-status.rules.ts'
import type { TypedQuote } from '#quotes/writing/quote-fields.rules.ts'
import { bookings } from './booking-tables.ts'
import { createdAt, id, updatedAt } from './columns.ts'

/** A version of the operator's offer for a booking. A guest never has two that they could accept, or have accepted. */
export const quotes = pgTable('quotes', {
  id,
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** From 1. */
  version: integer('version').notNull(),
  status: text('status').$type<QuoteStatus>().notNull().default('draft'),
  /** Whole baht for the whole vehicle. */
  totalBaht: integer('total_baht').notNull(),
  /** The proposed first pickup; null when it stays as it is. */
  startsAt: timestamp('starts_at', { withTimezone: true }),
  /** Days, lines and terms; null for a proposal, and when the guest is forgotten. */
  plan: jsonb('plan').$type<QuotePlan>(),
  /** What staff writes to the guest; emptied when the guest is forgotten. */
  note: text('note').notNull().default(''),
  /** What the guest wants to be different; emptied when the guest is forgotten. */
  wish: text('wish').notNull().default(''),
  /** When the newest wish came. */
  wishedAt: timestamp('wished_at', { withTimezone: true }),
  /** When a browser first showed it to somebody, as its script told us; null when none did. */
  openedAt: timestamp('opened_at', { withTimezone: true }),
  /** The last instant at which the guest can accept it. */
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  createdBy: text('created_by').$type<Actor>().notNull().default(sql`acting()`),
  createdAt,
  updatedAt,
})

/** The next version of a quote while it is written, as the operator typed it. Deleted when it is sent. */
export const quoteDrafts = pgTable('quote_drafts', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  typed: jsonb('typed').$type<TypedQuote>().notNull(),
  savedBy: text('saved_by').$type<Actor>().notNull().default(sql`acting()`),
  /** Another one with each saving, so that of two admins the second is told. */
  revision: uuid('revision').notNull().defaultRandom(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})
