import { formatBaht } from '#money/money.rules.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { changeInWords, signedBaht } from '#quotes/quote.words.ts'
import { quoteChanges } from '#quotes/quote-changes.rules.ts'
import { priceKeptUntil } from '#quotes/quote-promise.rules.ts'
import type { QuoteStatus } from '#quotes/quote-status.rules.ts'
import type { PlannedQuote } from '#quotes/quotes.store.ts'

export type VersionView = ReturnType<typeof versionsOf>[number]

const STATES: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'With the guest',
  accepted: 'Accepted',
  declined: 'Turned down',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced',
  expired: 'Ended',
}

/** The versions that were sent, the newest first, each with what changed since the one before. */
export function versionsOf(quotes: readonly PlannedQuote[], nowMs: number) {
  const versions = quotes.map((quote, index) => {
    const { id, status, totalBaht, createdAt, validUntil, wish, wishedAt, openedAt } = quote
    const earlier = quotes[index - 1]
    return {
      ...{ id, number: index + 1, price: formatBaht(totalBaht), isOpen: status === 'sent' },
      state: STATES[status],
      sent: momentInWords(createdAt, nowMs),
      until: momentInWords(validUntil, nowMs),
      opened: openedAt && momentInWords(openedAt, nowMs),
      wish: wishedAt && { text: wish, when: momentInWords(wishedAt, nowMs) },
      changes: earlier ? quoteChanges(earlier, quote).map(changeInWords) : [],
      keeps: keptUntil(quote, nowMs),
      more: earlier ? signedBaht(totalBaht - earlier.totalBaht) : '',
    }
  })
  return versions.toReversed()
}

/** Until when the page of an ended version promises the guest the same price. */
function keptUntil({ status, validUntil }: PlannedQuote, nowMs: number): string | undefined {
  const until = priceKeptUntil(validUntil)
  return status === 'expired' && nowMs < until.getTime() ? momentInWords(until, nowMs) : undefined
}
