import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { type BookingEvent, type BookingStatus, nextBookingStatus } from '#domain/bookings/booking-status.ts'
import type { Queryable } from './database.ts'
import { bookings } from './schema/schema.ts'

/** What trips, transfers and custom trips share. */
export type Booking = typeof bookings.$inferSelect
export type NewBooking = Omit<typeof bookings.$inferInsert, 'createdAt' | 'updatedAt'>

/**
 * Inserts a booking, or returns the booking with the same request id. Of two concurrent
 * transactions with one request id, the second waits for the first and returns its booking.
 */
export async function insertBookingOnce(
  tx: Queryable,
  placed: NewBooking,
): Promise<{ booking: Booking; isNew: boolean }> {
  const [stored] = await tx.insert(bookings).values(placed).onConflictDoNothing().returning()
  if (stored) return { booking: stored, isNew: true }
  const [earlier] = await tx.select().from(bookings).where(eq(bookings.requestId, placed.requestId))
  if (!earlier) throw new Error('the reference of a new booking was taken at the same time')
  return { booking: earlier, isNew: false }
}

export async function findBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  return booking
}

/** Which of these references are taken. */
export async function listTakenReferences(db: Queryable, references: string[]): Promise<string[]> {
  const taken = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, references))
  return taken.map(({ reference }) => reference)
}

/** Reads a booking and locks its row until the transaction ends, so that its steps are serialized. */
export async function findBookingForUpdate(tx: Queryable, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking
}

/**
 * Applies an event of the booking's state machine by compare-and-set.
 * @returns the updated booking, or `undefined` when the event is not allowed (any more)
 * @throws when the actor of the transaction may not bring this event about
 */
export async function updateBookingStatus<Row extends Booking>(
  tx: Queryable,
  booking: Row,
  event: BookingEvent,
): Promise<Row | undefined> {
  const status = nextBookingStatus(booking.status, event)
  if (!status) return undefined
  const [moved] = await tx
    .update(bookings)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(bookings.id, booking.id), eq(bookings.status, booking.status)))
    .returning()
  return moved && { ...booking, ...moved }
}

/** Stores what the operator tells the guest about cancelling or declining. */
export async function updateBookingClosingNote(tx: Queryable, id: string, note: string): Promise<void> {
  await tx.update(bookings).set({ closingNote: note }).where(eq(bookings.id, id))
}

/** Stores a new price that the guest has accepted. */
export async function updateBookingPrice(tx: Queryable, id: string, priceBaht: number): Promise<void> {
  await tx.update(bookings).set({ priceBaht, updatedAt: sql`now()` }).where(eq(bookings.id, id))
}

/** Bookings in these states that have not changed since `before`. */
export async function listBookingsUntouchedSince(
  db: Queryable,
  statuses: BookingStatus[],
  before: Date,
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(and(inArray(bookings.status, statuses), lt(bookings.updatedAt, before)))
    .limit(500)
}

/** How many bookings were completed, and how many guests they had. */
export async function findCompletedSums(db: Queryable): Promise<{ trips: number; travellers: number }> {
  const [sums] = await db
    .select({
      trips: count(),
      travellers: sql<number>`coalesce(sum(${bookings.guests}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(eq(bookings.status, 'completed'))
  return sums ?? { trips: 0, travellers: 0 }
}
