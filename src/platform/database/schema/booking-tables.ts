import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { CancellationTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { Channel } from '#bookings/channel.rules.ts'
import type { HoldLimit } from '#bookings/holding/hold-limits.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { GuestLanguage } from '#guests/contact/guest-language.rules.ts'
import { createdAt, id, searchText, updatedAt } from './columns.ts'

/** The day of a booking, and for a custom trip without one a day after all others. */
export const dayOrLast = (day: SQLWrapper) => sql`coalesce(${day}, 'infinity'::date)`

/**
 * What one guest has with the operator, from the first request to the end: a trip of the catalogue, a transfer or a
 * custom trip. Here is what the three share; details of one kind are in the tables below. Prices are in whole baht as
 * agreed, days are days in Bangkok.
 */
export const bookings = pgTable('bookings', {
  id,
  kind: text('kind').$type<BookingKind>().notNull(),
  reference: text('reference').notNull(),
  /** Made by the client once per submit: a second arrival answers with the first booking. */
  requestId: uuid('request_id').notNull(),
  /** Hash of the content, to tell a repeated submit from a reused id. */
  contentHash: text('content_hash').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  /** What it is called in lists and emails: the name of the trip, or from where to where. */
  title: text('title').notNull(),
  /** Null while it is not known: an integration described it in words of its own, or the operator chooses. */
  vehicleClass: text('vehicle_class').$type<VehicleClass>(),
  /** The first day; null for a custom trip without days. */
  travelDate: date('travel_date', { mode: 'string' }),
  /** The last day. */
  endDate: date('end_date', { mode: 'string' }),
  /** Everybody, children included. */
  guests: integer('guests').notNull(),
  /** How many of the guests are children; null while nobody asked. */
  children: integer('children'),
  /** The ages of the children, in the guest's words. */
  childAges: text('child_ages'),
  childSeats: integer('child_seats').notNull().default(0),
  wheelchair: boolean('wheelchair').notNull().default(false),
  /** Large pieces of luggage; null when nobody asked. */
  luggage: integer('luggage'),
  /** Empty when the guest is forgotten. */
  customerName: text('customer_name').notNull(),
  /** Empty when the guest is reached by phone only, or is forgotten. */
  customerEmail: text('customer_email').notNull(),
  /** When a link that stands only in emails to this address was first used: from then on we know that its reader made the booking. */
  emailProvedAt: timestamp('email_proved_at', { withTimezone: true }),
  /** Empty when the guest is reached by email only, or is forgotten. */
  customerPhone: text('customer_phone').notNull(),
  customerWhatsapp: text('customer_whatsapp'),
  customerCountry: text('customer_country'),
  /** In which the guest booked, or is written to. */
  language: text('language').$type<GuestLanguage>().notNull().default('en'),
  pickupLocation: text('pickup_location'),
  specialRequests: text('special_requests'),
  /** Whole baht for the whole vehicle as the catalogue had it when the guest asked; null when unknown. */
  priceBaht: integer('price_baht'),
  /** The part of a transfer's price that was charged for waiting beyond the free time, whole baht. */
  waitingBaht: integer('waiting_baht').notNull().default(0),
  /**
   * The deadline of its state: until then a request is answered, a checkout or a draft paid. A request has one exactly
   * while vehicles are held for it.
   */
  waitsUntil: timestamp('waits_until', { withTimezone: true }),
  /** While something is held: the keyed hash of the network that its guest came from; null when it is not counted. */
  holdNetwork: text('hold_network'),
  /** Nothing is held for this request, because its contact or its network holds as much as it may; else null. */
  holdRefused: text('hold_refused').$type<HoldLimit>(),
  /** What a guest gets back who cancels, as agreed when the booking was made. */
  terms: jsonb('terms').$type<CancellationTerms>().notNull(),
  /** The share of the price that was agreed as its deposit, in percent; 0 when the whole price is paid at once. */
  depositPercent: integer('deposit_percent').notNull().default(0),
  /** What the operator told the guest about cancelling or declining. */
  closingNote: text('closing_note'),
  /**
   * How often the booking, its money or its vehicles have changed, from 1: each event raises it. A page sends back the
   * version that it showed, so that staff cannot act on a booking that has changed since.
   */
  version: integer('version').notNull().default(1),
  /** When everything that names the guest was deleted; null while the guest is known. */
  forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
  /** When staff last sent the guest a receipt. */
  receiptSentAt: timestamp('receipt_sent_at', { withTimezone: true }),
  /** What the search finds besides the columns above: words of the details. */
  searchExtra: text('search_extra').notNull().default(''),
  searchText,
  createdAt,
  updatedAt,
})

/** What only a trip of the catalogue has. */
export const tripDetails = pgTable(
  'trip_details',
  {
    bookingId: uuid('booking_id').primaryKey(),
    kind: text('kind').$type<'trip'>().notNull().default('trip'),
    /** Null when an integration named a trip that is not in the catalogue. */
    tourId: text('tour_id'),
    origin: text('origin').$type<Origin>(),
    /** The vehicle in the words of the guest or the integration. */
    vehicleText: text('vehicle_text').notNull(),
    hotelName: text('hotel_name'),
  },
  (table) => [
    foreignKey({
      name: 'trip_details_booking',
      columns: [table.bookingId, table.kind],
      foreignColumns: [bookings.id, bookings.kind],
    }).onDelete('cascade'),
  ],
)

/** What only a custom trip has. */
export const customTripDetails = pgTable(
  'custom_trip_details',
  {
    bookingId: uuid('booking_id').primaryKey(),
    kind: text('kind').$type<'custom'>().notNull().default('custom'),
    /** The guest chose "more" than eight. */
    moreThanEight: boolean('more_than_eight').notNull().default(false),
    numberOfDays: integer('number_of_days').notNull(),
    budgetRange: text('budget_range'),
    locations: text('locations').array().notNull(),
    /** `{ day1: 'text', … }`, only the days that were filled in. */
    dayPlans: jsonb('day_plans').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'custom_trip_details_booking',
      columns: [table.bookingId, table.kind],
      foreignColumns: [bookings.id, bookings.kind],
    }).onDelete('cascade'),
  ],
)

/**
 * One stretch of driving, pickup to drop-off: a trip has one; a transfer too, or two when the guest comes back; a custom
 * trip one over all its days, because the vehicle stays with the guests.
 */
export const legs = pgTable('legs', {
  id,
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** From 1. */
  position: integer('position').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  /** When the guests are expected to get out; null until it is known. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** The empty drives before and after it, from the base and back there. */
  minutesBefore: integer('minutes_before').notNull().default(0),
  minutesAfter: integer('minutes_after').notNull().default(0),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  /** The flight that the guests arrive with, as they wrote it. */
  flightNumber: text('flight_number'),
  /** How long the driver waits at the pickup without charge; null where waiting costs nothing, as on a day trip. */
  freeWaitingMinutes: integer('free_waiting_minutes'),
  /** The id of a stop on the way that the guests pay for. */
  stop: text('stop'),
})
