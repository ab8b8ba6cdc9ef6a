import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type ReviewStatus, reviewStatusesOf } from '#guests/reviews/review-status.rules.ts'
import type { MailStatus } from '#messages/outbox/mail.rules.ts'
import type { MailFacts } from '#messages/outbox/mail-facts.rules.ts'
import type { CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import type { MailCalendar } from '../../mail/contract.ts'
import { bookings } from './booking-tables.ts'
import { createdAt, id, searchText } from './columns.ts'
import { isOneOf } from './one-of.ts'
import { bytea } from './photo-tables.ts'

/*
 * The tables as the code reads them: columns, their types, and what refers to what. Checks, uniqueness, indexes and triggers
 * stand in the migration alone.
 */
export * from './access-tables.ts'
export * from './account-tables.ts'
export * from './audit-tables.ts'
export * from './booking-tables.ts'
export * from './crew-tables.ts'
export * from './drive-tables.ts'
export * from './fleet-tables.ts'
export * from './note-tables.ts'
export * from './payment-tables.ts'
export * from './photo-tables.ts'
export * from './quote-tables.ts'
export * from './rule-tables.ts'
export * from './undo-tables.ts'

/** A newsletter subscription; active only after the confirmation by email (double opt-in). */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id,
  name: text('name'),
  email: text('email').notNull(),
  isActive: boolean('is_active').notNull().default(false),
  subscriptionSource: text('subscription_source').notNull(),
  /** New for each confirmation email; the link in the email is made from it. */
  confirmationId: uuid('confirmation_id').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  searchText,
  createdAt,
})

/** What a guest wrote after a trip; shown only when the operator has approved it. */
export const testimonials = pgTable('testimonials', {
  id,
  /** The trip it is about; one review for each. */
  bookingId: uuid('booking_id').references(() => bookings.id),
  /** Copied from the booking by a trigger, so that a search needs no join. */
  bookingReference: text('booking_reference'),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerCountry: text('customer_country'),
  rating: integer('rating').notNull(),
  reviewText: text('review_text').notNull(),
  /** Stored here because a booking may be deleted before its review; null for a trip that is not in the catalogue. */
  tourId: text('tour_id'),
  tourName: text('tour_name').notNull(),
  travelDate: date('travel_date', { mode: 'string' }),
  reviewDate: date('review_date', { mode: 'string' }).notNull(),
  status: text('status').$type<ReviewStatus>().notNull().default('pending'),
  isApproved: boolean('is_approved')
    .notNull()
    .generatedAlwaysAs(isOneOf(sql.raw('status'), reviewStatusesOf('shown'))),
  isFeatured: boolean('is_featured')
    .notNull()
    .generatedAlwaysAs(isOneOf(sql.raw('status'), reviewStatusesOf('onHome'))),
  /** Of the operator, in plain text; it stands below the review wherever that is shown. */
  answer: text('answer'),
  /** Grows with every change, so that of two admins the second changes nothing. */
  version: integer('version').notNull().default(1),
  searchText,
  createdAt,
})

/** The picture of a guest with a review; another one has another id. It is public as long as its review is. */
export const reviewPhotos = pgTable('review_photos', {
  id,
  testimonialId: uuid('testimonial_id')
    .notNull()
    .references(() => testimonials.id, { onDelete: 'cascade' }),
  /** WebP, 4:3, made by the site from what was uploaded. */
  bytes: bytea('bytes').notNull(),
  createdAt,
})

/** One email to one recipient: its kind, its subject and the state of its delivery. */
export const mails = pgTable('mails', {
  id,
  /** The template. A second email of the same kind about the same subject is refused. */
  kind: text('kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  toAddress: text('to_address').notNull(),
  status: text('status').$type<MailStatus>().notNull().default('queued'),
  messageId: text('message_id'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** For the status `in-digest`: the subject id of the digest that lists this email; null until that one is queued. */
  digestId: uuid('digest_id'),
  /** What its booking was when it was queued; null for one that keeps none. */
  facts: jsonb('facts').$type<MailFacts>(),
  createdAt,
})

/** The last time of some events; `made` is the creation of the database. */
export const lastTimes = pgTable('last_times', {
  event: text('event')
    .$type<
      | 'made'
      | 'backed_up'
      | 'payment_reconciled'
      | 'provider_answered'
      | 'provider_silent'
      | 'first_night'
      | 'last_night'
    >()
    .primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

/** Emails of the mailbox page; used only without a mail server. */
export const mailbox = pgTable('sandbox_mailbox', {
  id,
  messageId: text('message_id').notNull(),
  toAddress: text('to_address').notNull(),
  fromAddress: text('from_address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  /** What it does to the calendar of the one who gets it; null for most mails. */
  calendar: jsonb('calendar').$type<MailCalendar>(),
  createdAt,
})

type SandboxStatus = 'open' | 'processing' | 'authorised' | 'complete' | 'failed' | 'released' | 'expired'

/** Checkouts of the sandbox payment provider; used only without a real provider. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  sessionId: text('session_id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  paymentId: text('payment_id').notNull(),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  amountSatang: integer('amount_satang').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<SandboxStatus>().notNull(),
  /** The card is charged only when that is asked for. */
  authorises: boolean('authorises').notNull().default(false),
  paid: boolean('paid').notNull().default(false),
  /** The ways to pay that are offered, and the one that the guest took. */
  methods: text('methods').array().$type<readonly CheckoutMethod[]>().notNull().default(['card']),
  method: text('method').$type<CheckoutMethod>().notNull().default('card'),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt,
})

/** Refunds of the sandbox payment provider. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundId: text('refund_id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  sessionId: text('session_id')
    .notNull()
    .references(() => sandboxCheckouts.sessionId, { onDelete: 'cascade' }),
  amountSatang: integer('amount_satang').notNull(),
  status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

/** Counts of paths that were not found, by day in Bangkok, without personal data. */
export const notFoundCounts = pgTable(
  'dead_addresses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ name: 'dead_addresses_pkey', columns: [table.day, table.path] })],
)
