import { and, eq, lt, max, sql } from 'drizzle-orm'
import { nextQuoteStatus, type QuoteEvent } from '#domain/quotes/quote-status.ts'
import type { Queryable } from './database.ts'
import { quotes } from './schema/schema.ts'

export type Quote = typeof quotes.$inferSelect
export type NewQuote = Pick<Quote, 'bookingId' | 'totalBaht' | 'validUntil' | 'startsAt' | 'note'>

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

/** Ends the quotes whose time passed before `now`. @returns how many */
export async function updateQuotesLapsed(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(quotes)
    .set({ status: 'expired', updatedAt: sql`now()` })
    .where(and(eq(quotes.status, 'sent'), lt(quotes.validUntil, now)))
  return rowCount ?? 0
}

function isSentFor(bookingId: string) {
  return and(eq(quotes.bookingId, bookingId), eq(quotes.status, 'sent'))
}
