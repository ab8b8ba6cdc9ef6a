import { findBookingByLink, QUOTE_LINKS } from '#guests/links/find-by-link.ts'
import type { Deps } from '#platform/deps.ts'
import { findSentQuote, updateQuoteOpened } from './quotes.store.ts'

/**
 * Notes that a browser has shown the version that is out, the first time. The script of the page says so; opening the
 * link alone changes nothing, because programs open links in mails.
 */
export async function noteQuoteOpened(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, quoteId }: { token: string; quoteId: string },
): Promise<void> {
  const booking = await findBookingByLink(db.read, token, QUOTE_LINKS, now())
  const sent = booking && (await findSentQuote(db.read, booking.id))
  if (sent?.id !== quoteId || sent.openedAt) return
  await db.transaction((tx) => updateQuoteOpened(tx, quoteId, new Date(now())), { actor: 'guest' })
}
