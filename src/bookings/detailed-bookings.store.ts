import { and, between, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, customTripDetails, tripDetails } from '#platform/database/schema/schema.ts'
import { bookingStatusesOf } from './booking-status.rules.ts'
import type { Booking } from './bookings.store.ts'
import { type StoredLeg, updateLegFlight, updateLegPlaces, withLegs } from './legs.store.ts'
import type { GuestDetails } from './pass/guest-details.rules.ts'
import type { Leg } from './ride.rules.ts'

export type TripDetails = Pick<
  typeof tripDetails.$inferSelect,
  'tourId' | 'origin' | 'vehicleText' | 'hotelName'
>
export type CustomTripDetails = Omit<typeof customTripDetails.$inferSelect, 'bookingId' | 'kind'>

/** A booking of a trip of the catalogue, or of one that an integration named. */
export type TripBooking = Booking & TripDetails & { kind: 'trip'; travelDate: string; legs: StoredLeg[] }
/** A drive from one place to another, and back when there are two legs. */
export type TransferBooking = Booking & { kind: 'transfer'; travelDate: string; legs: StoredLeg[] }
/** A trip of the guest's own making; its days may still be open. */
export type CustomTripBooking = Booking & CustomTripDetails & { kind: 'custom'; legs: StoredLeg[] }
/** A booking with its drives, in the order in which they are driven, and the details of its kind. */
export type DetailedBooking = TripBooking | TransferBooking | CustomTripBooking

const { bookingId: _trip, kind: _ofTrip, vehicleText, ...ofTrip } = getTableColumns(tripDetails)
/** Drizzle takes a joined row for missing when its first column is null, so one that never is comes first. */
const tripColumns = { vehicleText, ...ofTrip }
const { bookingId: _custom, kind: _ofCustom, ...ofCustomTrip } = getTableColumns(customTripDetails)
const customTripColumns = ofCustomTrip

/** What every custom trip is called in lists and emails. */
export const CUSTOM_TRIP_TITLE = 'Custom trip'

/** What a transfer is called in lists and emails, by its first drive. */
export function transferTitle({ pickup, dropoff }: Pick<Leg, 'pickup' | 'dropoff'>): string {
  return `${pickup} → ${dropoff}`
}

/** What the search finds of a trip besides the columns of every booking. */
export function tripSearchWords({
  vehicleText,
  hotelName,
}: Pick<TripDetails, 'vehicleText' | 'hotelName'>): string {
  return [vehicleText, hotelName].filter(Boolean).join(' ')
}

/** What the search finds of a custom trip besides the columns of every booking. */
export function customTripSearchWords({
  locations,
  dayPlans,
}: Pick<CustomTripDetails, 'locations' | 'dayPlans'>): string {
  return [...locations, ...Object.values(dayPlans)].join(' ')
}

/** Names another class in the details of a trip. */
export async function updateVehicleText(
  tx: Queryable,
  trip: TripBooking,
  vehicleText: string,
): Promise<void> {
  await tx.update(tripDetails).set({ vehicleText }).where(eq(tripDetails.bookingId, trip.id))
  const searchExtra = tripSearchWords({ ...trip, vehicleText })
  await tx.update(bookings).set({ searchExtra }).where(eq(bookings.id, trip.id))
}

/**
 * Stores what a guest added: a hotel is from then on the place of the pickup and of the way back, a flight that of the
 * first drive.
 */
export async function updateGuestDetails(
  tx: Queryable,
  booking: DetailedBooking,
  { hotelName, flightNumber, childAges }: GuestDetails,
): Promise<void> {
  const isTrip = hotelName !== undefined && booking.kind === 'trip'
  if (isTrip) await tx.update(tripDetails).set({ hotelName }).where(eq(tripDetails.bookingId, booking.id))
  if (hotelName !== undefined) await updateLegPlaces(tx, booking.id, hotelName)
  if (flightNumber !== undefined) await updateLegFlight(tx, booking.id, flightNumber)
  await tx
    .update(bookings)
    .set({
      ...(isTrip && { pickupLocation: null, searchExtra: tripSearchWords({ ...booking, hotelName }) }),
      ...(childAges !== undefined && { childAges }),
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, booking.id))
}

export async function findDetailedBooking(db: Queryable, id: string): Promise<DetailedBooking | undefined> {
  return findDetailedBookingWhere(db, eq(bookings.id, id))
}

/** The booking that a link opens. @param link a condition of `opensBooking` */
export async function findDetailedBookingWhere(
  db: Queryable,
  link: SQL,
): Promise<DetailedBooking | undefined> {
  const [booking] = await listDetailedBookings(db, link, 1)
  return booking
}

/** A trip of the catalogue by its id; `undefined` for a booking of another kind. */
export async function findTrip(db: Queryable, id: string): Promise<TripBooking | undefined> {
  const booking = await findDetailedBooking(db, id)
  return booking?.kind === 'trip' ? booking : undefined
}

/** Travelled trips with a travel day from `first` to `last`, whose guest can be written to by email. */
export async function listTravelledTripsBetween(
  db: Queryable,
  first: string,
  last: string,
): Promise<TripBooking[]> {
  const wasTravelled = and(
    eq(bookings.kind, 'trip'),
    inArray(bookings.status, bookingStatusesOf('travelled')),
    between(bookings.travelDate, first, last),
    ne(bookings.customerEmail, ''),
  )
  const travelled = await listDetailedBookings(db, wasTravelled, 1000)
  return travelled.filter((booking) => booking.kind === 'trip')
}

/** The bookings that meet a condition, in no order. */
export async function listDetailedBookings(
  db: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<DetailedBooking[]> {
  const rows = await db
    .select({ booking: getTableColumns(bookings), trip: tripColumns, custom: customTripColumns })
    .from(bookings)
    .leftJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
    .leftJoin(customTripDetails, eq(customTripDetails.bookingId, bookings.id))
    .where(condition)
    .limit(limit)
  const driven = await withLegs(
    db,
    rows.map(({ booking }) => booking),
  )
  return driven.map((booking, index) => detailed(booking, rows[index] ?? { trip: null, custom: null }))
}

function detailed(
  booking: Booking & { legs: StoredLeg[] },
  { trip, custom }: { trip: TripDetails | null; custom: CustomTripDetails | null },
): DetailedBooking {
  if (booking.kind === 'trip' && trip) return { ...withDay(booking), ...trip, kind: 'trip' }
  if (booking.kind === 'transfer') return { ...withDay(booking), kind: 'transfer' }
  if (booking.kind === 'custom' && custom) return { ...booking, ...custom, kind: 'custom' }
  throw new Error(`booking ${booking.id} has no details of its kind`)
}

/** The database lets no trip and no transfer be without a day. */
function withDay<Row extends { travelDate: string | null }>(row: Row): Row & { travelDate: string } {
  const { travelDate } = row
  if (travelDate === null) throw new Error('a booking has no day')
  return { ...row, travelDate }
}
