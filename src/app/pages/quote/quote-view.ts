import { href } from 'react-router'
import { fleet } from '#content/catalogue/fleet.ts'
import { company } from '#content/company.ts'
import { changeInWords, lineInWords, signedBaht, spanInWords } from '#content/quote-words.ts'
import { formatBaht } from '#domain/money.ts'
import { deadlineInWords, openDeadlines } from '#domain/payments/cancellation-terms.ts'
import { cardPaymentEnds } from '#domain/payments/deposit.ts'
import { type QuoteChange, quoteChanges } from '#domain/quotes/quote-changes.ts'
import { hoursOfPlan, type QuotePlan, quoteParts } from '#domain/quotes/quote-plan.ts'
import { answerPromisedAt } from '#domain/quotes/quote-promise.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'
import { formatDayOfYear } from '#domain/time/calendar.ts'
import { dayAndTime } from '#domain/time/clock-time.ts'
import type { QuotePage } from '#operations/quotes/find-quote-page.ts'

/** `open` can be accepted; `old` has a newer version; `ended` lapsed; `over` was withdrawn or its request has ended. */
type State = 'open' | 'old' | 'ended' | 'accepted' | 'over'

export type QuoteView = ReturnType<typeof quoteViewOf>

/** A version as its guest sees it. `nowMs` is in milliseconds since the epoch. */
export function quoteViewOf(page: QuotePage, token: string, nowMs: number) {
  const { booking, quote, earlier, number, count, passToken } = page
  const { plan, totalBaht, validUntil, note } = quote
  const state = stateOf(page, nowMs)
  const until = dayAndTime(validUntil)
  const changes = earlier ? quoteChanges(earlier, quote) : []
  return {
    ...{ id: quote.id, reference: booking.reference, number, count, state, until, note },
    title: plan.title,
    lead: `${spanInWords(plan)}, ${booking.guests === 1 ? 'one guest' : `${booking.guests} guests`}, in one ${fleet[plan.vehicle].name.replace(/^(Car|Van)$/, (name) => name.toLowerCase())} with a driver. For ${booking.customerName || 'you'}, sent on ${dayAndTime(quote.createdAt)} (Bangkok).`,
    said: saidOf(state, { until, isHeld: plan.isHeld }),
    changes: changes.map(changeInWords),
    difference: earlier && {
      ...{ was: formatBaht(earlier.totalBaht), becomes: formatBaht(totalBaht) },
      more: totalBaht === earlier.totalBaht ? 'same price' : signedBaht(totalBaht - earlier.totalBaht),
    },
    lines: plan.lines.map(lineInWords),
    total: formatBaht(totalBaht),
    payment: state === 'open' ? paymentOf(plan) : undefined,
    terms: termsOf(page, nowMs),
    days: daysOf(plan, changes),
    notIncluded: plan.notIncluded,
    wish: quote.wishedAt && {
      text: quote.wish,
      by: number === count ? `${dayAndTime(answerPromisedAt(quote.wishedAt))} (Bangkok)` : null,
    },
    canAccept: state === 'open',
    canWish: number === count && (state === 'open' || state === 'ended'),
    newest: state === 'old' ? href('/quote/:token', { token }) : null,
    older: number > 1 ? `${href('/quote/:token', { token })}?version=${number - 1}` : null,
    pass: passToken ? href('/booking/:token', { token: passToken }) : null,
    whatsapp: whatsappLink(company.whatsapp, `My reference is ${booking.reference}.`),
  }
}

function stateOf({ quote, booking, number, count }: QuotePage, nowMs: number): State {
  if (quote.status === 'accepted') return 'accepted'
  if (number < count) return 'old'
  if (quote.status === 'expired') return 'ended'
  if (quote.status !== 'sent' || booking.status !== 'requested') return 'over'
  return quote.validUntil.getTime() < nowMs ? 'ended' : 'open'
}

function saidOf(state: State, { until, isHeld }: { until: string; isHeld: boolean }): string {
  switch (state) {
    case 'open':
      return `Valid until ${until} (Bangkok). ${isHeld ? 'The vehicle is held for you until then.' : 'No vehicle is held before you accept.'} It lapses by itself; you need not decline.`
    case 'old':
      return 'There is a newer version of this quote. You can read this one, and no longer accept it.'
    case 'ended':
      return `This quote ended on ${until} (Bangkok). Ask for it again below; nothing is booked and nothing is owed.`
    case 'accepted':
      return 'You accepted this quote. Your trip pass has everything about the trip.'
    case 'over':
      return 'This quote is not open any more. Please write to us, and we make you another one.'
  }
}

/** An instant in a sentence: for machines, and in words. */
type Moment = { at: string; words: string }

const momentOf = (ms: number): Moment => ({ at: new Date(ms).toISOString(), words: deadlineInWords(ms) })

/** What is paid when the quote is accepted, and how the rest is. */
function paymentOf(plan: QuotePlan) {
  const { depositBaht, restBaht } = quoteParts(plan)
  if (depositBaht === 0) return { now: null, label: '', rest: null }
  return {
    now: formatBaht(depositBaht),
    label: restBaht > 0 ? `Deposit now, ${plan.depositPercent} %` : 'To pay now',
    rest: restBaht > 0 && {
      price: formatBaht(restBaht),
      byCard: momentOf(cardPaymentEnds(plan.days[0].date).getTime()),
    },
  }
}

/** The terms of the request for the days of this version: what goes back until when. */
function termsOf({ booking: { terms }, quote: { plan } }: QuotePage, nowMs: number) {
  if (!terms) return []
  const deadlines = openDeadlines(terms, hoursOfPlan(plan).startsAt.getTime(), nowMs)
  return deadlines.map(({ untilMs, refundPercent }) => ({
    before: refundPercent === 100 ? 'Free cancellation until' : `${refundPercent} % goes back until`,
    until: momentOf(untilMs),
    after: refundPercent === 100 ? '.' : ', and nothing after that.',
  }))
}

function daysOf({ days }: QuotePlan, changes: readonly QuoteChange[]) {
  return days.map(({ date, begins, ends, km, stops }, index) => ({
    title: formatDayOfYear(date),
    hours: [`${begins} to ${ends}`, km === null ? '' : `${km} km`].filter(Boolean).join(', '),
    stops: stops.map(({ time, place }) => ({ time: time ?? '', place })),
    isChanged: changes.some(({ about, name }) => about === 'day' && name === String(index + 1)),
  }))
}
