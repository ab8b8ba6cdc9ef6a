import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import type { BookingEvent } from '#bookings/booking-status.rules.ts'
import type { EventSubject, StatelessEvent } from '#bookings/event.rules.ts'
import type { AllocationEvent } from '#fleet/allocation/allocation.rules.ts'
import type { PaymentEvent } from '#money/payments/payment-status.rules.ts'
import type { RefundEvent } from '#money/refunds/refund-status.rules.ts'
import { id } from './columns.ts'

/*
 * Append-only tables, protected by triggers. Rows of the first two may be deleted after twelve months, which the
 * nightly job does.
 */

const AUDITED = [
  'admin-granted',
  'admin-revoked',
  'admin-signed-in',
  'second-step-on',
  'second-step-off',
  'second-step-reset',
  'backup-codes-renewed',
  'password-link-made',
  'list-exported',
  'mail-sent-again',
  'payment-resolved',
  'refund-approved',
  'refund-dismissed',
  'refund-retried',
  'refund-paid-out',
  'cash-received',
  'deposit-reminded',
  'review-approved',
  'review-featured',
  'review-hidden',
  'review-answered',
  'review-photo-removed',
  'photo-changed',
  'photo-removed',
  'trip-photo-added',
  'trip-photo-changed',
  'trip-photo-removed',
  'links-revoked',
  'calendar-link-made',
  'calendar-link-ended',
  'day-link-made',
  'day-link-ended',
  'rules-changed',
  'days-closed',
  'days-reopened',
  'person-exported',
  'person-erased',
  'backup-restored',
] as const
export type AuditedAction = (typeof AUDITED)[number]

/** Every act of an admin or a command, written in the transaction of the act. */
export const auditLog = pgTable('audit_log', {
  id,
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** The email address of an admin, or `command`. */
  actor: text('actor').notNull(),
  action: text('action').$type<AuditedAction>().notNull(),
  subjectKind: text('subject_kind').$type<
    | 'account'
    | 'list'
    | 'mail'
    | 'payment'
    | 'refund'
    | 'booking'
    | 'review'
    | 'erasure'
    | 'backup'
    | 'vehicle'
    | 'driver'
    | 'tour'
    | 'calendar'
    | 'rules'
  >(),
  subjectId: text('subject_id'),
  /** Never personal data of a guest. */
  detail: text('detail'),
})

/**
 * The history of bookings, payments and allocations: who changed what, and when. Triggers write it, and refuse a step
 * between states that its actor may not take.
 */
export const events = pgTable('events', {
  id,
  /** By the clock and not by the beginning of the transaction, so that several in one have their order. */
  at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  /** Not a foreign key: what was done outlives a booking. Null for money and vehicles without a booking. */
  bookingId: uuid('booking_id'),
  subjectKind: text('subject_kind').$type<EventSubject>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  event: text('event')
    .$type<BookingEvent | PaymentEvent | AllocationEvent | RefundEvent | StatelessEvent>()
    .notNull(),
  actor: text('actor').$type<Actor>().notNull().default(sql`acting()`),
  /** The columns that changed, of those that the trigger names; never personal data. */
  before: jsonb('before').$type<Changed>(),
  after: jsonb('after').$type<Changed>(),
})

/** Columns by their names in the database. */
type Changed = { status?: string } & Record<string, unknown>

/** Erasures of persons, by a keyed hash of the address. */
export const erasures = pgTable('erasures', {
  id,
  at: timestamp('at', { withTimezone: true }).notNull(),
  addressCode: text('address_code').notNull(),
  /** Identifies the secret of the hash, so that a changed secret is detected. */
  secretMark: text('secret_mark').notNull(),
})
