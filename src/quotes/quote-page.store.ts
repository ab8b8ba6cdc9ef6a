import { and, asc, eq, gt, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Booking } from '#bookings/bookings.store.ts'
import type { MailKind } from '#messages/outbox/mail.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, mails, quoteDrafts, quotes } from '#platform/database/schema/schema.ts'
import type { TypedQuote } from './writing/quote-fields.rules.ts'

export type QuoteDraft = typeof quoteDrafts.$inferSelect

export async function findQuoteDraft(db: Queryable, bookingId: string): Promise<QuoteDraft | undefined> {
  const [draft] = await db.select().from(quoteDrafts).where(eq(quoteDrafts.bookingId, bookingId))
  return draft
}

/** Keeps what the operator typed. The booking has to be locked. */
export async function upsertQuoteDraft(tx: Queryable, bookingId: string, typed: TypedQuote): Promise<void> {
  const set = { typed, savedBy: sql`acting()`, revision: sql`gen_random_uuid()`, savedAt: sql`now()` }
  await tx
    .insert(quoteDrafts)
    .values({ bookingId, typed })
    .onConflictDoUpdate({ target: quoteDrafts.bookingId, set })
}

export async function deleteQuoteDraft(tx: Queryable, bookingId: string): Promise<void> {
  await tx.delete(quoteDrafts).where(eq(quoteDrafts.bookingId, bookingId))
}

/** At most `limit` bookings whose quote ended before `now`, locked until the transaction ends; locked ones are left out. */
export async function listWithEndedQuoteForUpdate(
  tx: Queryable,
  now: Date,
  limit: number,
): Promise<Booking[]> {
  const rows = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.bookingId, bookings.id))
    .where(and(eq(quotes.status, 'sent'), isNotNull(quotes.plan), lt(quotes.validUntil, now)))
    .orderBy(asc(quotes.validUntil), asc(bookings.id))
    .limit(limit)
    .for('update', { of: bookings, skipLocked: true })
  return rows.map(({ booking }) => booking)
}

/**
 * Quotes that end between `now` and `until`, were sent long before that, and of which no such email was queued; with the
 * address of the guest.
 */
export async function listEndingQuotes(
  db: Queryable,
  {
    now,
    until,
    sentBeforeEndMs,
    reminder,
  }: { now: Date; until: Date; sentBeforeEndMs: number; reminder: MailKind },
): Promise<{ id: string; toAddress: string }[]> {
  const sent = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.subjectId, quotes.id), eq(mails.kind, reminder)))
  const isLongOut = sql`${quotes.createdAt} <= ${quotes.validUntil} - make_interval(secs => ${sentBeforeEndMs / 1000})`
  return db
    .select({ id: quotes.id, toAddress: bookings.customerEmail })
    .from(quotes)
    .innerJoin(bookings, eq(bookings.id, quotes.bookingId))
    .where(
      and(
        ...[eq(quotes.status, 'sent'), isNotNull(quotes.plan)],
        ...[gt(quotes.validUntil, now), lte(quotes.validUntil, until), isLongOut, notExists(sent)],
      ),
    )
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(100)
}
