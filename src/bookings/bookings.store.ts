import { and, asc, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import {
  releaseAllocations,
  touches,
  updateHoldsFirm,
  updateHoldsUntil,
} from '#fleet/allocation/allocations.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings, legs } from '#platform/database/schema/schema.ts'
import { updateSentQuote } from '#quotes/quotes.store.ts'
import {
  type BookingEvent,
  bookingCountsAs,
  bookingStatusesOf,
  nextBookingStatus,
} from './booking-status.rules.ts'
import type { HoldLimit } from './holding/hold-limits.rules.ts'

/** What trips, transfers and custom trips share. */
export type Booking = typeof bookings.$inferSelect
export async function findBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  return booking
}

/** Reads a booking and locks its row until the transaction ends, so that its steps are serialized. */
export async function findBookingForUpdate(tx: Queryable, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking
}

/** The version of a booking: how often it has changed, from 1; 0 when there is none. */
export async function findVersion(db: Queryable, id: string): Promise<number> {
  const [booking] = await db.select({ version: bookings.version }).from(bookings).where(eq(bookings.id, id))
  return booking?.version ?? 0
}

/**
 * Applies an event of the booking's state machine by compare-and-set. What is held for the booking becomes firm when it
 * is agreed; what it has is freed when it is over. A proposal
 * that is out ends with the request.
 * @param waitsUntil the deadline of the new state, if it has one
 * @returns the updated booking, or `undefined` when the event is not allowed (any more)
 * @throws when the actor of the transaction may not bring this event about
 */
export async function updateBookingStatus<Row extends Booking>(
  tx: Queryable,
  booking: Row,
  event: BookingEvent,
  waitsUntil: Date | null = null,
): Promise<Row | undefined> {
  const status = nextBookingStatus(booking.status, event)
  if (!status) return undefined
  const [moved] = await tx
    .update(bookings)
    .set({ status, waitsUntil, ...heldOrNot(waitsUntil), updatedAt: sql`now()` })
    .where(and(eq(bookings.id, booking.id), eq(bookings.status, booking.status)))
    .returning()
  if (!moved) return undefined
  if (booking.status === 'requested')
    await updateSentQuote(tx, booking.id, event === 'expire' ? 'expire' : 'withdraw')
  if (bookingCountsAs(status, 'over')) await releaseAllocations(tx, booking.id, event)
  else if (bookingCountsAs(status, 'agreed')) await updateHoldsFirm(tx, booking.id)
  else if (waitsUntil) await updateHoldsUntil(tx, booking.id, waitsUntil)
  return { ...booking, ...moved }
}

/** Stores what the operator tells the guest about cancelling or declining; null when it was taken back. */
export async function updateBookingClosingNote(
  tx: Queryable,
  id: string,
  note: string | null,
): Promise<void> {
  await tx.update(bookings).set({ closingNote: note }).where(eq(bookings.id, id))
}

/** Notes that staff sends a receipt; the database makes an event of it. */
export async function updateReceiptSent(tx: Queryable, id: string, receiptSentAt: Date): Promise<void> {
  await tx.update(bookings).set({ receiptSentAt }).where(eq(bookings.id, id))
}

/** Stores a new price that the guest has accepted. */
export async function updateBookingPrice(tx: Queryable, id: string, priceBaht: number): Promise<void> {
  await tx.update(bookings).set({ priceBaht, updatedAt: sql`now()` }).where(eq(bookings.id, id))
}

/** Stores what is charged for waiting, whole baht, and the price with it. */
export async function updateBookingWaiting(
  tx: Queryable,
  id: string,
  charged: Pick<Booking, 'priceBaht' | 'waitingBaht'>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ ...charged, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
}

/** Stores what was agreed about paying. */
export async function updateBookingAgreed(
  tx: Queryable,
  id: string,
  agreed: Pick<Booking, 'priceBaht' | 'depositPercent'>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ ...agreed, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
}

/** What a booking becomes that is moved. */
export type MovedBooking = Pick<
  Booking,
  'travelDate' | 'endDate' | 'vehicleClass' | 'guests' | 'children' | 'luggage' | 'priceBaht' | 'waitsUntil'
>

/** Gives a booking another day, party or vehicle; its status stays. @returns `undefined` when its state has changed since */
export async function updateBookingMoved<Row extends Booking>(
  tx: Queryable,
  booking: Row,
  moved: MovedBooking,
): Promise<Row | undefined> {
  const [stored] = await tx
    .update(bookings)
    .set({ ...moved, ...heldOrNot(moved.waitsUntil), updatedAt: sql`now()` })
    .where(and(eq(bookings.id, booking.id), eq(bookings.status, booking.status)))
    .returning()
  return stored && { ...booking, ...stored }
}

/** Gives a booking that waits another deadline, and what is held for it too. */
export async function updateBookingDeadline(tx: Queryable, id: string, waitsUntil: Date): Promise<void> {
  await tx.update(bookings).set({ waitsUntil, updatedAt: sql`now()` }).where(eq(bookings.id, id))
  await updateHoldsUntil(tx, id, waitsUntil)
}

/** Takes the deadline from a booking for which nothing is held any more. */
export async function updateBookingWithoutDeadline(tx: Queryable, id: string): Promise<void> {
  const without = { waitsUntil: null, ...heldOrNot(null) }
  await tx
    .update(bookings)
    .set({ ...without, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
}

/** The network of a guest is kept only as long as something is held, and the reason why not only as long as nothing is. */
function heldOrNot(waitsUntil: Date | null): { holdNetwork?: null; holdRefused?: null } {
  return waitsUntil ? { holdRefused: null } : { holdNetwork: null }
}

/** Notes from which network a booking holds its vehicles, as a keyed hash. */
export async function updateHoldNetwork(
  tx: Queryable,
  id: string,
  holdNetwork: string | null,
): Promise<void> {
  await tx.update(bookings).set({ holdNetwork }).where(eq(bookings.id, id))
}

/** Notes which limit kept a request from holding a vehicle. */
export async function updateHoldRefused(tx: Queryable, id: string, holdRefused: HoldLimit): Promise<void> {
  await tx.update(bookings).set({ holdRefused }).where(eq(bookings.id, id))
}

/** At most `limit` bookings whose deadline has passed, locked until the transaction ends; locked ones are left out. */
export async function listOverdueForUpdate(tx: Queryable, now: Date, limit: number): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(isOverdue(now))
    .orderBy(asc(bookings.waitsUntil))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/**
 * The bookings whose deadline has passed and for which something is held at some time from `from` up to `until`, locked
 * until the transaction ends. One that is locked is left out: somebody pays for it or gives it up at this moment.
 */
export async function lockExpiredHoldsBetween(
  tx: Queryable,
  from: Date,
  until: Date,
  now: Date,
): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(isOverdue(now), inArray(bookings.id, overdueHolds(tx, from, until, now))))
    .orderBy(asc(bookings.id))
    .for('update', { skipLocked: true })
}

/** Is something held at that time for a booking whose deadline has passed? */
export async function hasExpiredHoldBetween(
  tx: Queryable,
  from: Date,
  until: Date,
  now: Date,
): Promise<boolean> {
  return (await overdueHolds(tx, from, until, now).limit(1)).length > 0
}

/**
 * At most `limit` confirmed bookings whose last leg ended before `moment`, or without known hours whose last day did,
 * locked until the transaction ends; locked ones are left out.
 */
export async function listTravelledForUpdate(tx: Queryable, moment: Date, limit: number): Promise<Booking[]> {
  const lastEnd = tx
    .select({ at: sql`max(${legs.endsAt})` })
    .from(legs)
    .where(eq(legs.bookingId, bookings.id))
  const dayEnd = sql`(coalesce(${bookings.endDate}, ${bookings.travelDate}) + 1)::timestamp at time zone 'Asia/Bangkok'`
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        sql`coalesce((${lastEnd}), ${dayEnd}) < ${moment.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

function isOverdue(now: Date): SQL | undefined {
  return and(lte(bookings.waitsUntil, now), inArray(bookings.status, bookingStatusesOf('waits')))
}

function overdueHolds(tx: Queryable, from: Date, until: Date, now: Date) {
  return tx
    .select({ id: allocations.bookingId })
    .from(allocations)
    .where(and(eq(allocations.status, 'held'), lte(allocations.expiresAt, now), touches(from, until)))
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
