import { and, asc, desc, eq, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { quotes } from '#platform/database/schema/schema.ts'
import { nextQuoteStatus, type QuoteEvent } from './quote-status.rules.ts'

export type Quote = typeof quotes.$inferSelect
export type NewQuote = Pick<Quote, 'bookingId' | 'totalBaht' | 'validUntil' | 'startsAt' | 'note'> &
  Partial<Pick<Quote, 'plan' | 'createdAt'>>

/** A quote with days and lines of its own, which a proposal has not. */
export type PlannedQuote = Quote & { plan: NonNullable<Quote['plan']> }

export function isPlanned(quote: Quote | undefined): quote is PlannedQuote {
  return quote !== undefined && quote.plan !== null
}

/** Stores the next version of a quote as sent. The booking has to be locked, and to have no other that is out. */
export async function insertSentQuote(tx: Queryable, offered: NewQuote): Promise<Quote> {
  const [newest] = await tx
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(eq(quotes.bookingId, offered.bookingId))
  const version = (newest?.version ?? 0) + 1
  const [stored] = await tx
    .insert(quotes)
    .values({ ...offered, version, status: 'sent' })
    .returning()
  if (!stored) throw new Error('a quote was not stored')
  return stored
}

export async function findQuote(db: Queryable, id: string): Promise<Quote | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
  return quote
}

/** The quote that the guest of this booking can answer; at most one. Its time may have passed. */
export async function findSentQuote(db: Queryable, bookingId: string): Promise<Quote | undefined> {
  const [quote] = await db.select().from(quotes).where(isSentFor(bookingId))
  return quote
}

/** The quotes of a booking that have days and lines, the first version first. */
export async function listPlannedQuotes(db: Queryable, bookingId: string): Promise<PlannedQuote[]> {
  const rows = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.bookingId, bookingId), isNotNull(quotes.plan)))
    .orderBy(asc(quotes.version))
  return rows.filter(isPlanned)
}

/** The name with which somebody signed their newest quote; empty when they never signed one. */
export async function findLastSignature(db: Queryable, by: Actor): Promise<string> {
  const [newest] = await db
    .select({ plan: quotes.plan })
    .from(quotes)
    .where(and(eq(quotes.createdBy, by), isNotNull(quotes.plan)))
    .orderBy(desc(quotes.createdAt))
    .limit(1)
  return newest?.plan?.writer ?? ''
}

/** Applies an event to the quote that is out for a booking. @returns it, or `undefined` when there is none */
export async function updateSentQuote(
  tx: Queryable,
  bookingId: string,
  event: QuoteEvent,
): Promise<Quote | undefined> {
  const status = nextQuoteStatus('sent', event)
  if (!status) throw new Error(`a quote that is out cannot ${event}`)
  const [moved] = await tx
    .update(quotes)
    .set({ status, updatedAt: sql`now()` })
    .where(isSentFor(bookingId))
    .returning()
  return moved
}

/** Ends the proposals whose time passed before `now`. @returns how many */
export async function updateProposalsExpired(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(quotes)
    .set({ status: 'expired', updatedAt: sql`now()` })
    .where(and(eq(quotes.status, 'sent'), isNull(quotes.plan), lt(quotes.validUntil, now)))
  return rowCount ?? 0
}

/** Adds what the guest wishes to what they wished before. */
export async function updateQuoteWish(tx: Queryable, id: string, wish: string, at: Date): Promise<void> {
  await tx.update(quotes).set({ wish, wishedAt: at }).where(eq(quotes.id, id))
}

/** Notes the first time that a browser showed a quote. */
export async function updateQuoteOpened(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx
    .update(quotes)
    .set({ openedAt: at })
    .where(and(eq(quotes.id, id), isNull(quotes.openedAt)))
}

function isSentFor(bookingId: string): SQL | undefined {
  return and(eq(quotes.bookingId, bookingId), eq(quotes.status, 'sent'))
}
