import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, events } from '#platform/database/schema/schema.ts'
import type { Actor } from './actor.rules.ts'
import type { EventSubject } from './event.rules.ts'

/** One change of a booking, a payment or an allocation. */
export type Event = typeof events.$inferSelect

/** The events of these bookings, of their payments and of their allocations, oldest first. */
export async function listEventsOf(db: Queryable, bookingIds: string[]): Promise<Event[]> {
  return db.select().from(events).where(inArray(events.bookingId, bookingIds)).orderBy(asc(events.at))
}

/** What a move may change besides the times. */
const MOVED_COLUMNS = ['guests', 'luggage', 'vehicle_class']
/** What a guest adds on the pass. */
const DETAIL_COLUMNS = ['hotel_name', 'flight_number', 'child_ages']
/** When one of these changes, there is an email about it. */
const MAILED_COLUMNS = [...MOVED_COLUMNS, ...DETAIL_COLUMNS, 'receipt_sent_at']

/**
 * Is there an email about this very event? Each move has some, what a guest adds, each receipt, and a refund that the
 * provider refuses.
 */
export function hasMail({ event, after, subjectKind }: Event): boolean {
  const changed = Object.keys(event === 'create' ? {} : (after ?? {}))
  return (
    event === 'reschedule' ||
    (subjectKind === 'refund' && event === 'fail') ||
    changed.some((column) => MAILED_COLUMNS.includes(column))
  )
}

/** What an actor has done, oldest first. Addresses are compared without case. */
export async function listEventsBy(db: Queryable, actor: Actor): Promise<Event[]> {
  return db
    .select()
    .from(events)
    .where(eq(sql`lower(${events.actor})`, actor.toLowerCase()))
    .orderBy(asc(events.at))
}

/** The newest move of a booking: to another day or time, or another party or vehicle on its day. */
export async function findNewestMove(db: Queryable, bookingId: string): Promise<Event | undefined> {
  const isOtherParty = and(
    eq(events.event, 'change'),
    eq(events.subjectKind, 'booking'),
    sql`${events.after} ?| array[${sql.join(
      MOVED_COLUMNS.map((column) => sql`${column}`),
      sql`, `,
    )}]`,
  )
  const isMove = and(eq(events.bookingId, bookingId), or(eq(events.event, 'reschedule'), isOtherParty))
  const [event] = await db.select().from(events).where(isMove).orderBy(desc(events.at)).limit(1)
  return event
}

/** The newest event of one subject, such as a vehicle. */
export async function findNewestEventOf(
  db: Queryable,
  subjectKind: EventSubject,
  subjectId: string,
): Promise<Event | undefined> {
  const isOfSubject = and(eq(events.subjectKind, subjectKind), eq(events.subjectId, subjectId))
  const [event] = await db.select().from(events).where(isOfSubject).orderBy(desc(events.at)).limit(1)
  return event
}

export async function findEvent(db: Queryable, id: string): Promise<Event | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, id))
  return event
}

/**
 * Deletes events older than twelve months whose booking is gone or forgotten; a trigger protects younger ones. A booking
 * that is made long before its day keeps its history until its guest is forgotten. @returns how many
 */
export async function deleteOldEvents(tx: Queryable, limit: number): Promise<number> {
  const booking = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, events.bookingId), isNull(bookings.forgottenAt)))
  const old = tx
    .select({ id: events.id })
    .from(events)
    // By the clock of the database, like the trigger.
    .where(and(sql`${events.at} < now() - interval '12 months'`, notExists(booking)))
    .limit(limit)
  const { rowCount } = await tx.delete(events).where(inArray(events.id, old))
  return rowCount ?? 0
}
