import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { linkTo } from '#guests/links/link-to.ts'
import { onlineUntil } from '#money/deposits/deposit.rules.ts'
import { restSentence } from '#money/deposits/deposit-sentences.words.ts'
import { bangkokDay, formatDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { changeInWords } from '#quotes/quote.words.ts'
import { quoteChanges } from '#quotes/quote-changes.rules.ts'
import { quoteParts } from '#quotes/quote-plan.rules.ts'
import { priceKeptUntil } from '#quotes/quote-promise.rules.ts'
import type { QuoteStatus } from '#quotes/quote-status.rules.ts'
import { findQuote, listPlannedQuotes } from '#quotes/quotes.store.ts'
import type { MailFacts } from '../outbox/mail-facts.rules.ts'
import { guestQuote } from '../templates/guest/quote.tsx'
import { guestQuoteEnded } from '../templates/guest/quote-ended.tsx'
import {
  operatorQuoteAccepted,
  operatorQuoteEnded,
  operatorQuoteWish,
} from '../templates/operator/booking-news.tsx'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { toldOf } from './told-booking.ts'

/** Emails about a version of a quote; `id` is that of the version. None is sent when it has gone on since. */
export const quoteMails = {
  'guest-quote': whileOpen((quote) => guestQuote(quote, { isEnding: false })),
  'guest-quote-ending': whileOpen((quote) => guestQuote(quote, { isEnding: true })),
  'guest-quote-ended': toGuest(['expired'], guestQuoteEnded),
  'operator-quote-answered': toOperator(['accepted'], 'bookings', operatorQuoteAccepted),
  'operator-quote-wish': toOperator(['sent', 'expired'], 'quotes', operatorQuoteWish),
  'operator-quote-ended': toOperator(['expired'], 'quotes', operatorQuoteEnded),
} satisfies Record<string, MailWriter>

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>

function whileOpen(write: (quote: Version['facts']) => WrittenMail['mail']): MailWriter {
  const sent = toGuest(['sent'], write)
  return async (deps, id, facts) => {
    const quote = await findQuote(deps.db.read, id)
    return quote && quote.validUntil.getTime() >= deps.now() ? sent(deps, id, facts) : undefined
  }
}

function toGuest(
  statuses: QuoteStatus[],
  write: (quote: Version['facts']) => WrittenMail['mail'],
): MailWriter {
  return async (deps, id, facts) => {
    const version = await findVersion(deps, id, facts)
    if (!version || !statuses.includes(version.status)) return undefined
    return { mail: write(version.facts), replyTo: deps.addresses.operator }
  }
}

function toOperator(
  statuses: QuoteStatus[],
  page: 'bookings' | 'quotes',
  write: (
    answer: Version['facts'] & { deskUrl: string; wish: string; isOpen: boolean },
  ) => WrittenMail['mail'],
): MailWriter {
  return async (deps, id, known) => {
    const version = await findVersion(deps, id, known)
    if (!version || !statuses.includes(version.status)) return undefined
    const { facts, wish, status } = version
    const { booking } = facts
    return {
      mail: write({
        ...{ ...facts, wish, isOpen: status === 'sent' },
        deskUrl: deskUrl(deps.publicUrl, booking, page),
      }),
      replyTo: booking.customerEmail,
    }
  }
}

async function findVersion(deps: MailWriterNeeds, id: string, known: MailFacts | null) {
  const { read } = deps.db
  const found = await findQuote(read, id)
  const booking = found && (await findDetailedBooking(read, found.bookingId))
  if (!booking) return undefined
  const all = await listPlannedQuotes(read, booking.id)
  const index = all.findIndex((one) => one.id === id)
  const [earlier, quote] = [all[index - 1], all[index]]
  if (!quote) return undefined
  const token = await linkTo(deps, read, 'quote', booking, 'clock')
  const { depositBaht, restBaht } = quoteParts(quote.plan)
  const hasRest = depositBaht > 0 && restBaht > 0
  const keptUntil = priceKeptUntil(quote.validUntil)
  const facts = {
    ...{
      booking: toldOf(deps, booking, known),
      number: index + 1,
      plan: quote.plan,
      note: quote.note,
    },
    until: dayAndTime(quote.validUntil),
    isHeld: quote.plan.isHeld && booking.waitsUntil !== null,
    keptUntil: keptUntil.getTime() > deps.now() ? formatDay(bangkokDay(keptUntil.getTime())) : null,
    rest: hasRest ? restSentence(restBaht, onlineUntil(restBaht, quote.plan.days[0].date, deps.now())) : null,
    changes: earlier ? quoteChanges(earlier, quote).map(changeInWords) : [],
    earlierBaht: earlier?.totalBaht ?? null,
    quoteUrl: `${deps.publicUrl}/quote/${token}`,
  }
  return { status: quote.status, wish: quote.wish, facts }
}
