import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Leg } from '#domain/bookings/ride.ts'
import type { Booking } from './bookings.ts'
import type { Queryable } from './database.ts'
import type { StoredLeg } from './legs.ts'
import { bookings, legs } from './schema/schema.ts'

/** A drive from one place to another, and back when there are two legs. */
export type Transfer = Booking & { legs: StoredLeg[] }

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
