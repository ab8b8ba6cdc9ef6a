import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { NOTHING_TO_SAY, type QueuedMail } from '../mails.ts'
import { bookings, customTripRequests, mails, payments, taxiRequests } from '../schema.ts'
import { findCounts } from '../tallies.ts'
import type { ListedPayment } from './bookings.ts'

/** The newest of them, and how many there are. */
export type Attention<Row> = { rows: Row[]; total: number }

export type OddPayment = ListedPayment & { reference: string | null; customerName: string | null }
export type LostMail = Omit<QueuedMail, 'status'> & { reference: string | null }

const SHOWN = 20

const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)
const { status, ...mailColumns } = getTableColumns(mails)

/** Money that moved in a way nobody expected, with the booking when there is one. */
export async function listPaymentsInAttention(db: Queryable): Promise<Attention<OddPayment>> {
  const isInAttention = eq(payments.status, 'needs_attention')
  const rows = await db
    .select({ ...paymentColumns, reference: bookings.reference, customerName: bookings.customerName })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(isInAttention)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(SHOWN)
  return { rows, total: rows.length < SHOWN ? rows.length : await db.$count(payments, isInAttention) }
}

/** Mails that nobody will try again by itself, except those that have lost their reason. */
export async function listUndeliverableMails(db: Queryable): Promise<Attention<LostMail>> {
  const isLost = and(
    eq(mails.status, 'undeliverable'),
    sql`${mails.lastError} is distinct from ${NOTHING_TO_SAY}`,
  )
  const rows = await db
    .select(mailColumns)
    .from(mails)
    .where(isLost)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(SHOWN)
  const [references, total] = await Promise.all([
    listReferences(
      db,
      rows.map(({ subjectId }) => subjectId),
    ),
    rows.length < SHOWN ? rows.length : findCounts(db).then((count) => count('mails', 'undeliverable')),
  ])
  return {
    rows: rows.map((mail) => ({ ...mail, reference: references.get(mail.subjectId) ?? null })),
    total,
  }
}

/** The references of what these ids name: bookings, the bookings of payments, requests. */
async function listReferences(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const named = (table: typeof bookings | typeof customTripRequests | typeof taxiRequests) =>
    db
      .select({ id: table.id, reference: table.reference })
      .from(table as typeof bookings)
      .where(inArray(table.id, ids))
  const ofPayments = db
    .select({ id: payments.id, reference: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(inArray(payments.id, ids))
  const rows = await named(bookings)
    .unionAll(named(customTripRequests))
    .unionAll(named(taxiRequests))
    .unionAll(ofPayments)
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}
