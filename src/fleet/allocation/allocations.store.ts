import { and, eq, gt, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { Holder } from '#bookings/holding/hold-limits.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, bookings } from '#platform/database/schema/schema.ts'

/** A booking for which something is held. */
export type StoredHolder = Holder & { id: string; reference: string; status: BookingStatus }
export type Allocation = typeof allocations.$inferSelect
export type NewAllocation = Omit<typeof allocations.$inferInsert, 'id' | 'createdAt'>

/** What is held or firm at some time from `from` up to `until`; expired holds are among it. */
export async function listAllocationsBetween(db: Queryable, from: Date, until: Date): Promise<Allocation[]> {
  return db
    .select()
    .from(allocations)
    .where(and(ne(allocations.status, 'released'), touches(from, until)))
}

/** What is held or firm for a booking. */
export async function listAllocationsOf(db: Queryable, bookingId: string): Promise<Allocation[]> {
  return db.select().from(allocations).where(activeOf(bookingId))
}

/**
 * The bookings for which something is held, whose guests have not paid or not been answered. A hold whose end has just
 * passed is among them until it is given up.
 */
export async function listHolders(db: Queryable): Promise<StoredHolder[]> {
  const days = sql<number>`sum(ceil(extract(epoch from ${allocations.busyUntil} - ${allocations.busyFrom}) / 86400))::int`
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      customerEmail: bookings.customerEmail,
      customerPhone: bookings.customerPhone,
      network: bookings.holdNetwork,
      days,
    })
    .from(allocations)
    .innerJoin(bookings, eq(bookings.id, allocations.bookingId))
    .where(eq(allocations.status, 'held'))
    .groupBy(bookings.id)
    .orderBy(bookings.id)
}

/** @returns `undefined` when the vehicle or the driver is taken at that time, or the leg has a vehicle already */
export async function insertAllocation(
  tx: Queryable,
  placed: NewAllocation,
): Promise<Allocation | undefined> {
  const [stored] = await tx.insert(allocations).values(placed).onConflictDoNothing().returning()
  return stored
}

/** Did the database refuse a vehicle or a driver because it is taken at that time? */
export function isTakenMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // exclusion_violation; drizzle wraps what the driver threw.
  return ('code' in error && error.code === '23P01') || isTakenMeanwhile(error.cause)
}

/**
 * Gives an allocation another vehicle and driver; its time and its state stay.
 * @throws when one of them is taken ({@link isTakenMeanwhile})
 */
export async function updateAllocationCrew(
  tx: Queryable,
  id: string,
  crew: Pick<Allocation, 'vehicleId' | 'driverId' | 'pinned'>,
): Promise<Allocation | undefined> {
  const [stored] = await tx.update(allocations).set(crew).where(eq(allocations.id, id)).returning()
  return stored
}

/** Frees what was blocked. @returns `undefined` for what is no block, or is none any more */
export async function releaseBlock(tx: Queryable, id: string): Promise<Allocation | undefined> {
  const isBlock = and(
    eq(allocations.id, id),
    isNull(allocations.bookingId),
    ne(allocations.status, 'released'),
  )
  const [freed] = await tx.update(allocations).set({ status: 'released' }).where(isBlock).returning()
  return freed
}

/** Gives a booking what was held for it. */
export async function updateHoldsFirm(tx: Queryable, bookingId: string): Promise<void> {
  await tx.update(allocations).set({ status: 'firm', expiresAt: null }).where(heldFor(bookingId))
}

/** Holds what is held for a booking until then. Its booking has to get the same deadline in the same transaction. */
export async function updateHoldsUntil(tx: Queryable, bookingId: string, expiresAt: Date): Promise<void> {
  await tx.update(allocations).set({ expiresAt }).where(heldFor(bookingId))
}

/** Frees everything that a booking has. @returns how many */
export async function releaseAllocations(tx: Queryable, bookingId: string, reason: string): Promise<number> {
  const { rowCount } = await tx
    .update(allocations)
    .set({ status: 'released', expiresAt: null, reason })
    .where(activeOf(bookingId))
  return rowCount ?? 0
}

/** Ends what a booking has at this instant; what has not begun is freed, what has ended stays. */
export async function cutAllocations(tx: Queryable, bookingId: string, now: Date): Promise<void> {
  const { busyFrom, busyUntil } = allocations
  await tx
    .update(allocations)
    .set({ status: 'released', expiresAt: null, reason: 'finished before' })
    .where(and(activeOf(bookingId), gte(busyFrom, now)))
  await tx
    .update(allocations)
    .set({ busyUntil: now })
    .where(and(activeOf(bookingId), lt(busyFrom, now), gt(busyUntil, now)))
}

function activeOf(bookingId: string): SQL | undefined {
  return and(eq(allocations.bookingId, bookingId), ne(allocations.status, 'released'))
}

function heldFor(bookingId: string): SQL | undefined {
  return and(eq(allocations.bookingId, bookingId), eq(allocations.status, 'held'))
}

/** In the words of the exclusion constraints, whose index answers it. */
export function touches(from: Date, until: Date): SQL {
  const { busyFrom, busyUntil } = allocations
  return sql`tstzrange(${busyFrom}, ${busyUntil}) && tstzrange(${from.toISOString()}, ${until.toISOString()})`
}
