import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RecordedActor } from '#domain/bookings/actor.ts'
import {
  REFUND_REASONS,
  REFUND_STATUSES,
  type RefundReason,
  type RefundStatus,
  refundStatusesOf,
} from '#domain/payments/refund-status.ts'
import { bookings, payments } from './booking-tables.ts'
import { isOneOf } from './one-of.ts'

const UNFINISHED: RefundStatus[] = [...refundStatusesOf('needsAttention'), ...refundStatusesOf('underWay')]

/**
 * A refund that this site makes, or suggests to the operator. A trigger, `refunds_within_payment`, sees to it that all
 * of a payment that are approved, pending or succeeded, with those that were made at the provider, are never more than
 * was received.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null for money that arrived for an unknown booking. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    status: text('status').$type<RefundStatus>().notNull(),
    amountSatang: integer('amount_satang').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** Stored before the provider is called; a new one when a person tries a failed refund again. */
    idempotencyKey: uuid('idempotency_key').notNull().defaultRandom().unique(),
    /** The reversal of this id is the same money. */
    providerRefundId: text('provider_refund_id').unique(),
    /** Why the last try failed, for the operator; never personal data. */
    lastError: text('last_error'),
    createdBy: text('created_by').$type<RecordedActor>().notNull().default(sql`acting()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_booking').on(table.bookingId),
    index('refunds_unfinished').on(table.createdAt).where(isOneOf(table.status, UNFINISHED)),
    check('refunds_amount', sql`${table.amountSatang} > 0`),
    check('refunds_status', isOneOf(table.status, REFUND_STATUSES)),
    check('refunds_reason', isOneOf(table.reason, REFUND_REASONS)),
  ],
)
