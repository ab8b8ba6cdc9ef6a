import type { Booking } from '#bookings/bookings.store.ts'
import { findBookingByLink, QUOTE_LINKS } from '#guests/links/find-by-link.ts'
import { findLinkTo } from '#guests/links/link-to.ts'
import type { Deps } from '#platform/deps.ts'
import { listPlannedQuotes, type PlannedQuote } from './quotes.store.ts'

export type QuotePage = {
  booking: Booking
  /** The version that is shown, and the one before it. */
  quote: PlannedQuote
  earlier: PlannedQuote | undefined
  /** From 1; `count` are all that were sent. */
  number: number
  count: number
  /** Of the trip pass, once the quote is accepted. */
  passToken: string | undefined
}

/**
 * The quote that a link opens: its newest version, or an older one by its number. `undefined` for any other text, for a
 * link that ended, and for a version that there is not. Changes nothing.
 */
export async function findQuotePage(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret'>,
  { token, version }: { token: string; version?: number | undefined },
): Promise<QuotePage | undefined> {
  const { read } = deps.db
  const booking = await findBookingByLink(read, token, QUOTE_LINKS, deps.now())
  const all = booking ? await listPlannedQuotes(read, booking.id) : []
  const number = version ?? all.length
  const quote = all[number - 1]
  if (!booking || !quote) return undefined
  const isAccepted = quote.status === 'accepted'
  const passToken = isAccepted ? await findLinkTo(deps, read, 'pass', booking.id) : undefined
  return { booking, quote, earlier: all[number - 2], number, count: all.length, passToken }
}
