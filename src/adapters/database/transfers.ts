import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Leg } from '#domain/bookings/ride.ts'
import { type Booking, insertBookingOnce, type NewBooking } from './bookings.ts'
import type { Queryable } from './database.ts'
import { insertLegs, type NewLeg, type StoredLeg } from './legs.ts'
import { bookings, legs } from './schema/schema.ts'

/** A drive from one place to another, and back when there are two legs. */
export type Transfer = Booking & { legs: StoredLeg[] }
export type NewTransfer = Omit<
  NewBooking,
  'kind' | 'channel' | 'status' | 'title' | 'pickupLocation' | 'searchExtra'
> &
  Partial<Pick<NewBooking, 'channel' | 'status'>> & { legs: [NewLeg & Leg, ...(NewLeg & Leg)[]] }

/**
 * Inserts a transfer with its legs, by default a request by email, or finds the one with the same request id.
 * @returns `undefined` when a request of another kind has that id
 */
export async function insertTransferOnce(
  tx: Queryable,
  { legs: driven, ...placed }: NewTransfer,
): Promise<{ request: Transfer; isNew: boolean } | undefined> {
  const { booking, isNew } = await insertBookingOnce(tx, {
    channel: 'email',
    status: 'requested',
    ...placed,
    kind: 'transfer',
    title: transferTitle(driven[0]),
    pickupLocation: driven[0].pickup,
  })
  if (isNew) {
    return { request: { ...booking, legs: await insertLegs(tx, booking.id, driven) }, isNew }
  }
  const request = await findTransfer(tx, booking.id)
  return request && { request, isNew }
}

/** What a transfer is called in lists and emails, by its first drive. */
export function transferTitle({ pickup, dropoff }: Pick<Leg, 'pickup' | 'dropoff'>): string {
  return `${pickup} → ${dropoff}`
}

export async function findTransfer(db: Queryable, id: string): Promise<Transfer | undefined> {
  const isIt = and(eq(bookings.id, id), eq(bookings.kind, 'transfer'))
  const [transfer] = await withLegs(db, await db.select().from(bookings).where(isIt))
  return transfer
}

/** When a booking is picked up for the first time; null without legs. */
export async function findFirstPickup(db: Queryable, bookingId: string): Promise<Date | null> {
  const [first] = await db
    .select({ startsAt: legs.startsAt })
    .from(legs)
    .where(eq(legs.bookingId, bookingId))
    .orderBy(asc(legs.startsAt))
    .limit(1)
  return first?.startsAt ?? null
}

/** Bookings with their legs, in the order in which they are driven. */
export async function withLegs<Row extends { id: string }>(
  db: Queryable,
  rows: Row[],
): Promise<(Row & { legs: StoredLeg[] })[]> {
  const ids = rows.map((row) => row.id)
  const driven = await db.select().from(legs).where(inArray(legs.bookingId, ids)).orderBy(asc(legs.position))
  const legsOf = Map.groupBy(driven, ({ bookingId }) => bookingId)
  return rows.map((row) => ({ ...row, legs: legsOf.get(row.id) ?? [] }))
}
