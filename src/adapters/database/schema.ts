import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingEvent, BookingStatus } from '#domain/booking-status.ts'
import type { PaymentStatus } from '#domain/payment-status.ts'
import type { TaxiService } from '#domain/taxi-service.ts'
import type { BookingChannel, Origin } from '#domain/tour.ts'
import type { VehicleClass } from '#domain/vehicle.ts'

export * from './account-schema.ts'

const id = uuid('id').primaryKey().defaultRandom()
const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

/*
 * The `…_newest` indexes are read from their end: the lists of the dashboard are sorted by `created_at`, then `id`,
 * both descending.
 */

/** One request for one trip, however it was sent. Prices are snapshots in whole baht; days are plain dates. */
export const bookings = pgTable(
  'bookings',
  {
    id,
    reference: text('reference').notNull().unique(),
    /** Made by the client once per submit: a second arrival answers with the first booking. */
    requestId: uuid('request_id').notNull().unique(),
    /** Hash of what was asked for, to tell a repeated submit from a reused id. */
    contentHash: text('content_hash').notNull(),
    /** Hash of the guest's unguessable token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    channel: text('channel').$type<BookingChannel>().notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    /** Null when an integration named a trip that is not in the catalogue. */
    tourId: text('tour_id'),
    tourName: text('tour_name').notNull(),
    origin: text('origin').$type<Origin>(),
    /** The class, or null when an integration described the vehicle in words of its own. */
    vehicle: text('vehicle').$type<VehicleClass>(),
    vehicleText: text('vehicle_text').notNull(),
    travelDate: date('travel_date', { mode: 'string' }).notNull(),
    guests: integer('guests').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    hotelName: text('hotel_name'),
    pickupLocation: text('pickup_location'),
    specialRequests: text('special_requests'),
    /** Whole baht for the whole vehicle as the catalogue had it when the guest asked; null when unknown. */
    priceBaht: integer('price_baht'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('bookings_newest').on(table.createdAt, table.id),
    index('bookings_travel_date').on(table.travelDate),
    check('bookings_guests', sql`${table.guests} between 1 and 50`),
    check('bookings_price', sql`${table.priceBaht} > 0`),
  ],
)

/** Every step of a booking, for the operator and for proof. */
export const bookingHistory = pgTable(
  'booking_history',
  {
    id,
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    event: text('event').$type<BookingEvent | 'create'>().notNull(),
    fromStatus: text('from_status').$type<BookingStatus>(),
    toStatus: text('to_status').$type<BookingStatus>().notNull(),
    createdAt,
  },
  (table) => [index('booking_history_booking').on(table.bookingId)],
)

/** One attempt to pay for a booking at the provider. Deposits, balances and refunds will be further purposes. */
export const payments = pgTable(
  'payments',
  {
    id,
    /** Null only for money that arrived for a booking this database does not know. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    provider: text('provider').notNull(),
    purpose: text('purpose').$type<'full'>().notNull().default('full'),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Stored before the provider is called, so that a retry after a lost answer is the same call. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    amountSatang: integer('amount_satang').notNull(),
    currency: text('currency').notNull(),
    sessionId: text('session_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    checkoutUrl: text('checkout_url'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    attentionReason: text('attention_reason'),
    /** What the provider says it took, when that is not what was asked for. */
    receivedSatang: integer('received_satang'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('payments_one_payable')
      .on(table.bookingId)
      .where(sql`${table.status} in ('creating', 'open')`),
    index('payments_booking').on(table.bookingId),
    index('payments_unsettled').on(table.createdAt).where(sql`${table.status} in ('creating', 'open')`),
    index('payments_attention').on(table.createdAt).where(sql`${table.status} = 'needs_attention'`),
    check('payments_amount', sql`${table.amountSatang} > 0`),
  ],
)

/** A request for a trip that is not in the catalogue (site.md section 3, with what the form adds). */
export const customTripRequests = pgTable(
  'custom_trip_requests',
  {
    id,
    reference: text('reference').notNull().unique(),
    requestId: uuid('request_id').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    country: text('country'),
    numberOfGuests: integer('number_of_guests').notNull(),
    /** The guest chose "more" than eight. */
    moreThanEight: boolean('more_than_eight').notNull().default(false),
    numberOfDays: integer('number_of_days').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    budgetRange: text('budget_range'),
    locations: text('locations').array().notNull(),
    /** `{ day1: 'text', … }`, only the days that were filled in. */
    dayPlans: jsonb('day_plans').$type<Record<string, string>>().notNull(),
    specialRequirements: text('special_requirements'),
    status: text('status').notNull().default('pending'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('custom_trip_requests_newest').on(table.createdAt, table.id),
    check('custom_trip_requests_guests', sql`${table.numberOfGuests} between 1 and 50`),
  ],
)

/** A request for a transfer from one place to another. */
export const taxiRequests = pgTable(
  'taxi_requests',
  {
    id,
    reference: text('reference').notNull().unique(),
    requestId: uuid('request_id').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    name: text('name').notNull(),
    country: text('country'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    whatsapp: text('whatsapp'),
    pickup: text('pickup').notNull(),
    dropoff: text('dropoff').notNull(),
    service: text('service').$type<TaxiService>().notNull(),
    vehicle: text('vehicle').$type<VehicleClass>().notNull(),
    passengers: integer('passengers').notNull(),
    luggage: integer('luggage').notNull(),
    pickupDate: date('pickup_date', { mode: 'string' }).notNull(),
    /** Bangkok wall-clock `HH:MM`. */
    pickupTime: text('pickup_time').notNull(),
    returnDate: date('return_date', { mode: 'string' }),
    returnTime: text('return_time'),
    notes: text('notes'),
    status: text('status').notNull().default('requested'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('taxi_requests_newest').on(table.createdAt, table.id),
    check('taxi_requests_passengers', sql`${table.passengers} between 1 and 9`),
  ],
)

/** Somebody who asked for news. Active only after a click in the mail that asked whether they really did. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id,
    name: text('name'),
    email: text('email').notNull().unique(),
    isActive: boolean('is_active').notNull().default(false),
    subscriptionSource: text('subscription_source').notNull(),
    /** Drawn anew for each question mail; the link in it is made from it. */
    confirmationId: uuid('confirmation_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('newsletter_subscriptions_newest').on(table.createdAt, table.id)],
)

/** What a guest wrote after a trip; shown only when the operator has approved it. */
export const testimonials = pgTable(
  'testimonials',
  {
    id,
    /** The trip it is about; one review for each. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerCountry: text('customer_country'),
    rating: integer('rating').notNull(),
    reviewText: text('review_text').notNull(),
    tourName: text('tour_name').notNull(),
    reviewDate: date('review_date', { mode: 'string' }).notNull(),
    isApproved: boolean('is_approved').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt,
  },
  (table) => [
    index('testimonials_newest').on(table.createdAt, table.id),
    check('testimonials_rating', sql`${table.rating} between 1 and 5`),
  ],
)

export type MailStatus = 'queued' | 'sent' | 'undeliverable'

/** One mail to one person: queued with what it is about, kept with what was sent. */
export const mails = pgTable(
  'mails',
  {
    id,
    /** Names the template and what it is about; a second mail of the same kind about the same thing is refused. */
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    toAddress: text('to_address').notNull(),
    status: text('status').$type<MailStatus>().notNull().default('queued'),
    messageId: text('message_id').unique(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('mails_once').on(table.kind, table.subjectId),
    index('mails_subject').on(table.subjectId),
    index('mails_undeliverable').on(table.createdAt).where(sql`${table.status} = 'undeliverable'`),
  ],
)

/** What arrived in the mailbox page; used only while no mail server is set. */
export const mailbox = pgTable(
  'sandbox_mailbox',
  {
    id,
    messageId: text('message_id').notNull().unique(),
    toAddress: text('to_address').notNull(),
    fromAddress: text('from_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt,
  },
  (table) => [index('sandbox_mailbox_created_at').on(table.createdAt.desc())],
)

/** Checkouts of the sandbox payment provider; used only while no real provider is set. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  sessionId: text('session_id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  paymentId: text('payment_id').notNull(),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  amountSatang: integer('amount_satang').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'open' | 'complete' | 'expired'>().notNull(),
  paid: boolean('paid').notNull().default(false),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt,
})
