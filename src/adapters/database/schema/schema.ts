import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BOOKING_STATUSES, type BookingEvent, type BookingStatus } from '#domain/bookings/booking-status.ts'
import { BOOKING_CHANNELS, type BookingChannel, type Origin } from '#domain/catalogue/tour.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { MAIL_STATUSES, type MailStatus } from '#domain/mail.ts'
import { PAYMENT_STATUSES, type PaymentStatus, paymentStatusesOf } from '#domain/payments/payment-status.ts'
import {
  REVERSAL_KINDS,
  REVERSAL_STATES,
  type ReversalKind,
  type ReversalState,
  reversalStatesOf,
} from '#domain/payments/reversal.ts'
import { NAME_PLACEHOLDERS } from '#domain/requests/contact.ts'
import type { TaxiService } from '#domain/requests/taxi-service.ts'
import { isOneOf } from './one-of.ts'

export * from './account-tables.ts'
export * from './audit-tables.ts'

const id = uuid('id').primaryKey().defaultRandom()
const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

/*
 * The `…_newest` indexes are read from their end: the lists of the dashboard are sorted by `created_at`, then `id`,
 * both descending.
 *
 * The functions `searchable`, `searchable_day` and `grams_of` are made by the migration `0004_big_lists.sql`,
 * `searchable_moment` by `0017_created_days.sql`.
 */

/**
 * The search text of the dashboard, in lower case, with the day on which the row was created. A generated column;
 * `parts` is SQL.
 */
const searchText = (...parts: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`searchable(${[...parts, 'searchable_moment(created_at)'].join(', ')})`))

/** The digits of a phone number. */
const digits = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`

/** A name as the lists show it, with a placeholder when it is empty. */
const nameOr = (column: string, nameless: string) => `coalesce(nullif(${column}, ''), '${nameless}')`

/** An index of the n-grams of a search text. */
const searched = (name: string, column: AnyPgColumn) =>
  index(`${name}_searched`).using('gin', sql`grams_of(${column})`)

/** One request for one trip, however it was sent. Prices are snapshots in whole baht; days are plain dates. */
export const bookings = pgTable(
  'bookings',
  {
    id,
    reference: text('reference').notNull().unique(),
    /** Made by the client once per submit: a second arrival answers with the first booking. */
    requestId: uuid('request_id').notNull().unique(),
    /** Hash of the content, to tell a repeated submit from a reused id. */
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
    searchText: searchText(
      'reference',
      nameOr('customer_name', NAME_PLACEHOLDERS.guest),
      'customer_email',
      'customer_phone',
      digits('customer_phone'),
      'tour_name',
      'searchable_day(travel_date)',
      'vehicle_text',
      'hotel_name',
      'pickup_location',
      'special_requests',
    ),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('bookings_newest').on(table.createdAt, table.id),
    searched('bookings', table.searchText),
    index('bookings_travel_date').on(table.travelDate),
    index('bookings_completed').on(table.guests).where(sql`${table.status} = 'completed'`),
    check('bookings_guests', sql`${table.guests} between 1 and 50`),
    check('bookings_price', sql`${table.priceBaht} > 0`),
    check('bookings_status', isOneOf(table.status, BOOKING_STATUSES)),
    check('bookings_channel', isOneOf(table.channel, BOOKING_CHANNELS)),
  ],
)

/** The history of a booking's states. */
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

/** One attempt to pay for a booking at the provider. */
export const payments = pgTable(
  'payments',
  {
    id,
    /** Null only for money that arrived for an unknown booking. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    provider: text('provider').notNull(),
    purpose: text('purpose').$type<'full'>().notNull().default('full'),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** Stored before the provider is called, so that a retry after a lost response is idempotent. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    amountSatang: integer('amount_satang').notNull(),
    currency: text('currency').notNull(),
    sessionId: text('session_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    checkoutUrl: text('checkout_url'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    attentionReason: text('attention_reason'),
    /** The amount that the provider received, when it differs. */
    receivedSatang: integer('received_satang'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('payments_one_payable')
      .on(table.bookingId)
      .where(isOneOf(table.status, paymentStatusesOf('payable'))),
    index('payments_booking').on(table.bookingId),
    index('payments_unsettled')
      .on(table.createdAt)
      .where(isOneOf(table.status, paymentStatusesOf('payable'))),
    index('payments_attention').on(table.createdAt).where(sql`${table.status} = 'needs_attention'`),
    check('payments_amount', sql`${table.amountSatang} > 0`),
    check('payments_status', isOneOf(table.status, PAYMENT_STATUSES)),
  ],
)

/** A refund or a dispute of a payment, as reported by the provider. */
export const reversals = pgTable(
  'reversals',
  {
    id,
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReversalKind>().notNull(),
    state: text('state').$type<ReversalState>().notNull(),
    amountSatang: integer('amount_satang').notNull(),
    providerId: text('provider_id').notNull().unique(),
    /** At the provider. */
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('reversals_payment').on(table.paymentId),
    index('reversals_undecided')
      .on(table.madeAt)
      .where(isOneOf(table.state, reversalStatesOf('undecided'))),
    check('reversals_kind', isOneOf(table.kind, REVERSAL_KINDS)),
    check('reversals_state', isOneOf(table.state, REVERSAL_STATES)),
  ],
)

/** A request for a trip that is not in the catalogue. */
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
    searchText: searchText(
      'reference',
      'name',
      'email',
      'phone',
      digits('phone'),
      'country',
      'status',
      'searchable_day(start_date)',
      'searchable(variadic locations)',
      "jsonb_path_query_array(day_plans, '$.*')::text",
      'special_requirements',
    ),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('custom_trip_requests_newest').on(table.createdAt, table.id),
    searched('custom_trip_requests', table.searchText),
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
    searchText: searchText(
      'reference',
      'name',
      'email',
      'phone',
      digits('phone'),
      'whatsapp',
      'country',
      'pickup',
      'dropoff',
      'searchable_day(pickup_date)',
      'searchable_day(return_date)',
      'vehicle',
      'notes',
    ),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('taxi_requests_newest').on(table.createdAt, table.id),
    searched('taxi_requests', table.searchText),
    check('taxi_requests_passengers', sql`${table.passengers} between 1 and 9`),
  ],
)

/** A newsletter subscription; active only after the confirmation by mail (double opt-in). */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id,
    name: text('name'),
    email: text('email').notNull().unique(),
    isActive: boolean('is_active').notNull().default(false),
    subscriptionSource: text('subscription_source').notNull(),
    /** New for each confirmation mail; the link in the mail is made from it. */
    confirmationId: uuid('confirmation_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    searchText: searchText(nameOr('name', NAME_PLACEHOLDERS.reader), 'email', 'subscription_source'),
    createdAt,
  },
  (table) => [
    index('newsletter_subscriptions_newest').on(table.createdAt, table.id),
    searched('newsletter_subscriptions', table.searchText),
  ],
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
    isApproved: boolean('is_approved').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    searchText: searchText(
      'customer_name',
      'customer_email',
      'customer_country',
      'tour_name',
      'review_text',
      'booking_reference',
    ),
    createdAt,
  },
  (table) => [
    index('testimonials_newest').on(table.createdAt, table.id),
    searched('testimonials', table.searchText),
    index('testimonials_approved').on(table.tourId, table.createdAt).where(sql`${table.isApproved}`),
    check('testimonials_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** One mail to one recipient: its kind, its subject and the state of its delivery. */
export const mails = pgTable(
  'mails',
  {
    id,
    /** The template. A second mail of the same kind about the same subject is refused. */
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    toAddress: text('to_address').notNull(),
    status: text('status').$type<MailStatus>().notNull().default('queued'),
    messageId: text('message_id').unique(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** For the status `in-digest`: the subject id of the digest that lists this mail; null until that one is queued. */
    digestId: uuid('digest_id'),
    createdAt,
  },
  (table) => [
    uniqueIndex('mails_once').on(table.kind, table.subjectId),
    index('mails_subject').on(table.subjectId),
    index('mails_undeliverable').on(table.createdAt).where(sql`${table.status} = 'undeliverable'`),
    index('mails_queued').on(table.createdAt).where(sql`${table.status} = 'queued'`),
    index('mails_in_digest').on(table.digestId).where(sql`${table.status} = 'in-digest'`),
    check('mails_status', isOneOf(table.status, MAIL_STATUSES)),
  ],
)

/** The last time of some events; `made` is the creation of the database. */
export const lastTimes = pgTable('last_times', {
  event: text('event')
    .$type<'made' | 'backed_up' | 'payment_reconciled' | 'first_night' | 'last_night'>()
    .primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

/** Mails of the mailbox page; used only without a mail server. */
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

/** Checkouts of the sandbox payment provider; used only without a real provider. */
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
