import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableName, ne, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/database.ts'
import {
  allocations,
  bookings,
  customTripDetails,
  legs,
  mails,
  payments,
  quotes,
  reversals,
  tripDetails,
  undoOffers,
} from '#platform/database/schema/schema.ts'
import type { ChangedRow } from '#platform/database/schema/undo-tables.ts'

export type UndoOffer = typeof undoOffers.$inferSelect

/** Every row of a booking that an act may change, by table and primary key. */
export type BookingRows = Record<string, Record<string, Record<string, unknown>>>

const OF_ITS_PAYMENT = Symbol('the booking of its payment')

/** In the order in which they are given back. */
const TABLES: readonly { table: PgTable; key: string; booking: string | typeof OF_ITS_PAYMENT }[] = [
  { table: bookings, key: 'id', booking: 'id' },
  { table: tripDetails, key: 'booking_id', booking: 'booking_id' },
  { table: customTripDetails, key: 'booking_id', booking: 'booking_id' },
  { table: legs, key: 'id', booking: 'booking_id' },
  { table: allocations, key: 'id', booking: 'booking_id' },
  { table: quotes, key: 'id', booking: 'booking_id' },
  { table: reversals, key: 'id', booking: OF_ITS_PAYMENT },
]
/** What counts changes is never given back. */
const COUNTS_CHANGES = ['updated_at', 'version']

/** The rows of a booking as they are now, without what the database works out itself. */
export async function findBookingRows(tx: Queryable, bookingId: string): Promise<BookingRows> {
  const parts = TABLES.map(({ table, key, booking }) => {
    const derived = getTableConfig(table).columns.filter(({ generated }) => generated)
    const ignored = [...COUNTS_CHANGES, ...derived.map(({ name }) => name)].join(',')
    const row = sql`to_jsonb(t) - string_to_array(${ignored}, ',')`
    const isOfBooking =
      booking === OF_ITS_PAYMENT
        ? sql`t.payment_id in (select id from ${payments} where booking_id = ${bookingId})`
        : sql`t.${sql.identifier(booking)} = ${bookingId}`
    return sql`${getTableName(table)}::text, (select coalesce(jsonb_object_agg(${sql.identifier(key)}, ${row}), '{}')
      from ${table} t where ${isOfBooking})`
  })
  const { rows } = await tx.execute<{ rows: BookingRows }>(
    sql`select jsonb_build_object(${sql.join(parts, sql`, `)}) as rows`,
  )
  return rows[0]?.rows ?? {}
}

/** What changed from one to the other; no act deletes a row. */
export function changedRows(before: BookingRows, after: BookingRows): ChangedRow[] {
  return TABLES.flatMap(({ table }) => {
    const name = getTableName(table)
    return Object.entries(after[name] ?? {}).flatMap(([key, now]): ChangedRow[] => {
      const was = before[name]?.[key]
      if (!was) return [{ table: name, key, before: null }]
      const changed = Object.entries(was).filter(([column, value]) => !isDeepStrictEqual(value, now[column]))
      return changed.length > 0 ? [{ table: name, key, before: Object.fromEntries(changed) }] : []
    })
  })
}

/** Does a change concern a quote? What a guest was offered does not come back. */
export function isOfQuote({ table }: ChangedRow): boolean {
  return table === getTableName(quotes)
}

/** Stores what can be taken back; of a booking only the newest act can. */
export async function upsertUndoOffer(tx: Queryable, offer: UndoOffer): Promise<void> {
  const { bookingId, ...changed } = offer
  await tx.insert(undoOffers).values(offer).onConflictDoUpdate({ target: undoOffers.bookingId, set: changed })
}

/** What one press on several bookings can be taken back with: it has one end for all of them. */
export async function listUndoOffersOf(
  db: Queryable,
  { act, until }: Pick<UndoOffer, 'act' | 'until'>,
): Promise<UndoOffer[]> {
  const isSamePress = and(eq(undoOffers.act, act), eq(undoOffers.until, until))
  return db.select().from(undoOffers).where(isSamePress).orderBy(undoOffers.bookingId)
}

export async function findUndoOffer(db: Queryable, bookingId: string): Promise<UndoOffer | undefined> {
  const [offer] = await db.select().from(undoOffers).where(eq(undoOffers.bookingId, bookingId))
  return offer
}

/**
 * Gives every row that an act changed back what it held before, and frees the vehicles that the act took.
 * @throws when a vehicle or a driver is taken by now ({@link isTakenMeanwhile})
 */
export async function updateRowsBack(tx: Queryable, { bookingId, changed }: UndoOffer): Promise<void> {
  const added = changed.filter(({ table, before }) => !before && table === getTableName(allocations))
  for (const { key } of added)
    await tx
      .update(allocations)
      .set({ status: 'released', expiresAt: null, reason: 'undo' })
      .where(and(eq(allocations.id, key), eq(allocations.bookingId, bookingId)))
  for (const { table, key } of TABLES)
    for (const row of changed)
      if (row.before && row.table === getTableName(table))
        await tx.execute(statementBack(table, key, row.key, row.before))
  await tx.update(bookings).set({ updatedAt: sql`now()` }).where(eq(bookings.id, bookingId))
}

/** The database reads the values as it wrote them. */
function statementBack(table: PgTable, key: string, id: string, before: Record<string, unknown>): SQL {
  const { columns } = getTableConfig(table)
  const names = columns.filter(({ name }) => name in before).map(({ name }) => sql.identifier(name))
  const set = sql.join(
    names.map((name) => sql`${name} = was.${name}`),
    sql`, `,
  )
  return sql`update ${table} set ${set}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(before)}) was
    where ${table}.${sql.identifier(key)} = ${id}`
}

/** Withdraws an email that has not been sent. @returns whether none has left */
export async function deleteUnsentMail(tx: Queryable, kind: string, subjectId: string): Promise<boolean> {
  const isAbout = and(eq(mails.kind, kind), eq(mails.subjectId, subjectId))
  await tx.delete(mails).where(and(isAbout, ne(mails.status, 'sent')))
  return (await tx.$count(mails, isAbout)) === 0
}
