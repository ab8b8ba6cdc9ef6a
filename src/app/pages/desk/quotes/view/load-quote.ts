import { data } from 'react-router'
import { findDeskBooking } from '#adapters/database/desk/booking.ts'
import { findQuoteDraft } from '#adapters/database/desk/quotes.ts'
import { listPlannedQuotes } from '#adapters/database/quotes.ts'
import { PRIVATE_HEADERS } from '#app/private-headers.ts'
import { orUnavailable } from '#app/unavailable.ts'
import { formatBaht } from '#domain/money.ts'
import { daysShown, linesShown, type QuotePayment, type TypedQuote } from '#domain/quotes/quote-fields.ts'
import { draftTotalBaht, paymentsOffered } from '#domain/quotes/quote-form.ts'
import { answerPromisedAt, isQuotable, quotePromisedAt } from '#domain/quotes/quote-promise.ts'
import { typedFromQuote } from '#domain/quotes/typed-from-quote.ts'
import { NAME_PLACEHOLDERS } from '#domain/requests/contact.ts'
import { internationalNumber } from '#domain/requests/phone-number.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'
import { momentInWords } from '#domain/time/clock-time.ts'
import { countdown } from '#domain/time/countdown.ts'
import type { Deps } from '#operations/deps.ts'
import { findLinkTo } from '#operations/links/link-to.ts'
import { findQuoteBasis } from '#operations/quotes/quote-basis.ts'
import { BOOKING_STATES } from '../../../admin/state-labels.ts'
import { factsOf, wordsOf } from '../../booking/view/facts.ts'
import { beginningOf } from './beginning.ts'
import { priceOptionsOf } from './price-options.ts'
import { versionsOf } from './versions.ts'

export type QuoteView = Awaited<ReturnType<typeof loadQuote>>

/**
 * Everything that the page of a quote shows. A booking that has its price shows no form.
 * @param posted what was typed, when it was refused
 * @throws a 404 answer when there is no such booking
 */
export async function loadQuote(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now' | 'publicUrl' | 'authSecret'>,
  { reference }: { reference: string },
  posted?: { typed: TypedQuote; basis: string },
) {
  const { read } = deps.db
  const nowMs = deps.now()
  const booking = await orUnavailable(findDeskBooking(read, reference))
  if (!booking) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const [draft, sent, basis, token] = await orUnavailable(
    Promise.all([
      findQuoteDraft(read, booking.id),
      listPlannedQuotes(read, booking.id),
      findQuoteBasis(read, booking.id),
      findLinkTo(deps, read, 'quote', booking.id),
    ]),
  )
  const { depositPercent, channels } = deps.rules()
  const payments = paymentsOffered({ depositPercent, hasCards: channels.includes('card') })
  const newest = sent.at(-1)
  const numberOfDays = booking.custom?.numberOfDays ?? 1
  const stored =
    draft?.typed ??
    (newest
      ? typedFromQuote({ ...newest, note: '' })
      : beginningOf({ ...booking, numberOfDays }, payments[0], nowMs))
  const typed = posted?.typed ?? stored
  const link = newest && token && `${deps.publicUrl}/quote/${token}`
  return {
    ...{
      reference: booking.reference,
      title: booking.title,
      payments: paymentsInWords(payments, depositPercent),
    },
    name: booking.customerName || NAME_PLACEHOLDERS.guest,
    state: BOOKING_STATES[booking.status],
    facts: factsOf(booking, deps.catalogue, nowMs),
    words: wordsOf(booking),
    canWrite: isQuotable(booking),
    left: leftOf(booking, newest, nowMs),
    versions: versionsOf(sent, nowMs),
    nextNumber: sent.length + 1,
    ...{ typed, days: daysShown(typed), lines: linesShown(typed) },
    total: formatBaht(draftTotalBaht(typed)),
    basis: posted?.basis ?? basis,
    draftSaved: draft && momentInWords(draft.savedAt, nowMs),
    prices: priceOptionsOf(deps.catalogue, typed).map(({ id, label }) => ({ id, label })),
    link: link && { url: link, whatsapp: whatsappOf(booking, link) },
    hasEmail: booking.customerEmail !== '',
  }
}

type Waiting = Parameters<typeof quotePromisedAt>[0] & Parameters<typeof isQuotable>[0]

/** How long until the promised answer: to the request, or to the newest wish. Nothing while the guest has the quote. */
function leftOf(
  booking: Waiting,
  newest: { status: string; wishedAt: Date | null } | undefined,
  nowMs: number,
) {
  if (!isQuotable(booking)) return undefined
  const isOut = newest?.status === 'sent'
  const wished = newest?.wishedAt ? answerPromisedAt(newest.wishedAt) : undefined
  const promised = wished ?? (isOut ? undefined : quotePromisedAt(booking))
  return promised && booking.status === 'requested' ? countdown(promised.getTime(), nowMs) : undefined
}

const PAYMENTS: Record<QuotePayment, (percent: number) => string> = {
  deposit: (percent) => `A deposit of ${percent} %, paid online`,
  whole: () => 'The whole price online',
  'on-the-day': () => 'Nothing: the driver gets it in cash',
}

function paymentsInWords(payments: readonly QuotePayment[], percent: number) {
  return payments.map((payment) => ({ value: payment, label: PAYMENTS[payment](percent) }))
}

function whatsappOf(
  guest: {
    customerWhatsapp: string | null
    customerPhone: string
    customerCountry: string | null
    customerName: string
  },
  link: string,
): string | undefined {
  const number = internationalNumber(guest.customerWhatsapp || guest.customerPhone, guest.customerCountry)
  return number && whatsappLink(number, `Hello ${guest.customerName}, here is your quote: ${link}`)
}
