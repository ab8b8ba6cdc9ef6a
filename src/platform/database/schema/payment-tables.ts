import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#bookings/actor.rules.ts'
import type { AttentionReason } from '#money/payments/attention-reason.rules.ts'
import type { PaymentMethod, PaymentPurpose } from '#money/payments/payment-kind.rules.ts'
import type { PaymentStatus } from '#money/payments/payment-status.rules.ts'
import type { RefundReason, RefundStatus } from '#money/refunds/refund-status.rules.ts'
import type { RefundAnswer, ReversalKind, ReversalState } from '#money/refunds/reversal.rules.ts'
import { bookings } from './booking-tables.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { drivers } from './fleet-tables.ts'

/** One attempt to pay for a booking at the provider, or money that came in another way. */
export const payments = pgTable(
  'payments',
  {
    id,
    /** Null only for money that arrived for an unknown booking. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    provider: text('provider').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull().default('full'),
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    /** The driver who took the cash; null at the office, and for every other method. */
    collectedBy: uuid('collected_by'),
    /** When the driver handed the cash over; null until then. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** The provider only reserves the money: it is charged when the operator confirms the booking. */
    authorises: boolean('authorises').notNull().default(false),
    /** Stored before the provider is called, so that a retry after a lost response is idempotent. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    amountSatang: integer('amount_satang').notNull(),
    currency: text('currency').notNull(),
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    checkoutUrl: text('checkout_url'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Why the money is not taken as payment; null while nothing is odd about it. */
    attentionReason: jsonb('attention_reason').$type<AttentionReason>(),
    /** The amount that the provider received, when it differs. */
    receivedSatang: integer('received_satang'),
    /** When we heard that the guest has finished the checkout and a bank has yet to answer; null when none had to. */
    processingSince: timestamp('processing_since', { withTimezone: true }),
    /** When the money arrived, also money that does not match; null when none has, or when it is recorded elsewhere. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt,
    updatedAt,
  },
  (table) => [
    foreignKey({ name: 'payments_collected_by', columns: [table.collectedBy], foreignColumns: [drivers.id] }),
  ],
)

/** A refund or a dispute of a payment, as reported by the provider. */
export const reversals = pgTable('reversals', {
  id,
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => payments.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<ReversalKind>().notNull(),
  state: text('state').$type<ReversalState>().notNull(),
  amountSatang: integer('amount_satang').notNull(),
  providerId: text('provider_id').notNull(),
  /** What the operator says about a refund that was made at the provider; null until then. */
  answer: text('answer').$type<RefundAnswer>(),
  /** At the provider. */
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  createdAt,
  updatedAt,
})

/**
 * A refund that this site makes, or suggests to the operator. A trigger, `refunds_within_payment`, sees to it that all
 * of a payment that are approved, pending or succeeded, with those that were made at the provider, are never more than
 * was received.
 */
export const refunds = pgTable('refunds', {
  id,
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => payments.id),
  /** Null for money that arrived for an unknown booking. */
  bookingId: uuid('booking_id').references(() => bookings.id),
  status: text('status').$type<RefundStatus>().notNull(),
  amountSatang: integer('amount_satang').notNull(),
  reason: text('reason').$type<RefundReason>().notNull(),
  /** Stored before the provider is called; a new one when a person tries a failed refund again. */
  idempotencyKey: uuid('idempotency_key').notNull().defaultRandom(),
  /** The reversal of this id is the same money. */
  providerRefundId: text('provider_refund_id'),
  /** Why the last try failed, for the operator; never personal data. */
  lastError: text('last_error'),
  /** When a person gave the money back by hand; null when the provider does it. */
  paidOutAt: timestamp('paid_out_at', { withTimezone: true }),
  createdBy: text('created_by').$type<Actor>().notNull().default(sql`acting()`),
  createdAt,
  updatedAt,
})
