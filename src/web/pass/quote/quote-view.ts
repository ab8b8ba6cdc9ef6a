import { href } from 'react-router'
import { deadlineInWords, openDeadlines } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { company } from '#content/company.ts'
import type { PublicDriver } from '#fleet/find-public-fleet.ts'
import { chatAddress } from '#guests/contact/number-links.rules.ts'
import { onlineUntil } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { formatDate, weekdayOf } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import type { QuotePage } from '#quotes/find-quote-page.ts'
import { changeInWords, daysInWords, lineInWords, signedBaht, spanInWords } from '#quotes/quote.words.ts'
import { dayMarks, quoteChanges } from '#quotes/quote-changes.rules.ts'
import { hoursOfPlan, type QuoteDay, type QuotePlan, quoteParts } from '#quotes/quote-plan.rules.ts'
import { answerPromisedAt, PRICE_KEPT_DAYS, priceKeptUntil } from '#quotes/quote-promise.rules.ts'
import { nameInText, placesOfStops, posterOfDay } from '#quotes/writing/quote-places.words.ts'
import { stationsOf } from '#quotes/writing/stations.words.ts'
import { pictureNamed } from '../../parts/picture-of.ts'

/** `open` can be accepted; `old` has a newer version; `ended` has expired; `over` was withdrawn or its request has ended. */
type State = 'open' | 'old' | 'ended' | 'accepted' | 'over'

export type QuoteView = ReturnType<typeof quoteViewOf>

/** A version as its guest sees it. `nowMs` is in milliseconds since the epoch. */
export function quoteViewOf(
  page: QuotePage,
  { token, drivers, nowMs }: { token: string; drivers: readonly PublicDriver[]; nowMs: number },
) {
  const { booking, quote, earlier, number, count, passToken } = page
  const { plan, totalBaht, validUntil, note } = quote
  const state = stateOf(page, nowMs)
  const until = dayAndTime(validUntil)
  const changes = earlier ? quoteChanges(earlier, quote) : []
  return {
    ...{ id: quote.id, reference: booking.reference, number, count, state, until },
    message: note && { text: note, ...writerOf(plan, drivers) },
    title: plan.title,
    lead: `${spanInWords(plan)}, ${booking.guests === 1 ? 'one guest' : `${booking.guests} guests`}, in one ${vehicleNouns[plan.vehicleClass]} with a driver. For ${isolated(booking.customerName) || 'you'}, sent on ${dayAndTime(quote.createdAt)} (Bangkok).`,
    said: saidOf(state, {
      until,
      isHeld: plan.isHeld,
      keepsPrice: nowMs < priceKeptUntil(validUntil).getTime(),
    }),
    changes: changes.map(changeInWords),
    difference: earlier && {
      ...{ was: formatBaht(earlier.totalBaht), becomes: formatBaht(totalBaht) },
      more: totalBaht === earlier.totalBaht ? 'same price' : signedBaht(totalBaht - earlier.totalBaht),
    },
    lines: plan.lines.map(lineInWords),
    total: formatBaht(totalBaht),
    payment: state === 'open' ? paymentOf(plan, nowMs) : undefined,
    terms: termsOf(page, nowMs),
    daysTitle: plan.days.length === 1 ? 'Your day' : `Your ${daysInWords(plan)}`,
    days: daysOf(plan, earlier?.plan),
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
    whatsapp: chatAddress(company.whatsapp, `My reference is ${booking.reference}.`),
  }
}

/** Who signed the message: the business where nobody did. A driver who writes is known by face. */
function writerOf({ writer = company.name }: QuotePlan, drivers: readonly PublicDriver[]) {
  const photo = drivers.find(({ firstName }) => firstName === writer)?.photo
  return { writer, initial: writer.charAt(0), face: photo && !photo.isSample ? photo.src : null }
}

function stateOf({ quote, booking, number, count }: QuotePage, nowMs: number): State {
  if (quote.status === 'accepted') return 'accepted'
  if (number < count) return 'old'
  if (quote.status === 'expired') return 'ended'
  if (quote.status !== 'sent' || booking.status !== 'requested') return 'over'
  return quote.validUntil.getTime() < nowMs ? 'ended' : 'open'
}

type ThaiAndEnglish = { until: string; isHeld: boolean; keepsPrice: boolean }

function saidOf(state: State, { until, isHeld, keepsPrice }: ThaiAndEnglish): string {
  switch (state) {
    case 'open':
      return `Valid until ${until} (Bangkok). ${isHeld ? 'We’re holding the vehicle for you until then.' : 'No vehicle is held before you accept.'} If you don’t want it, there’s nothing to do.`
    case 'old':
      return 'There’s a newer version of this quote. You can read this one, but no longer accept it.'
    case 'ended':
      return `This quote expired on ${until} (Bangkok). Ask for it again${keepsPrice ? `; if the vehicle is free, the price stays the same for ${PRICE_KEPT_DAYS} days.` : '. Nothing is booked and you owe nothing.'}`
    case 'accepted':
      return 'You accepted this quote. Your trip pass has everything about the trip.'
    case 'over':
      return 'This quote is no longer open. Contact us and we’ll make you a new one.'
  }
}

/** An instant in a sentence: for machines, and in words. */
type Moment = { at: string; words: string }

const momentOf = (ms: number): Moment => ({ at: new Date(ms).toISOString(), words: deadlineInWords(ms) })

/** What is paid when the quote is accepted, and how the rest is. */
function paymentOf(plan: QuotePlan, nowMs: number) {
  const { depositBaht, restBaht } = quoteParts(plan)
  if (depositBaht === 0) return { now: null, label: '', rest: null }
  const ends = onlineUntil(restBaht, plan.days[0].date, nowMs)
  return {
    now: formatBaht(depositBaht),
    label: restBaht > 0 ? `Deposit now, ${plan.depositPercent}%` : 'To pay now',
    rest: restBaht > 0 && {
      price: formatBaht(restBaht),
      byCard: ends ? momentOf(ends.getTime()) : null,
    },
  }
}

/** The terms of the request for the days of this version: what goes back until when. */
function termsOf({ booking: { terms }, quote: { plan } }: QuotePage, nowMs: number) {
  if (!terms) return []
  const deadlines = openDeadlines(terms, hoursOfPlan(plan).startsAt.getTime(), nowMs)
  return deadlines.map(({ untilMs, refundPercent }) => ({
    before: refundPercent === 100 ? 'Free cancellation until' : `${refundPercent}% refund until`,
    until: momentOf(untilMs),
    after: refundPercent === 100 ? '.' : ', and nothing after that.',
  }))
}

/** The days, each with the poster of a place where it goes, and marks where it differs from the version before. */
function daysOf({ days }: QuotePlan, earlier: QuotePlan | undefined) {
  const shown = new Set<string>()
  return days.map((day, index) => {
    const { date, begins, ends, km, stops } = day
    const visited = placesOfStops(stops)
    const poster = posterOfDay(visited, shown)
    if (poster) shown.add(poster)
    const posters = stationsOf(
      stops.map(({ place }) => ({ activity: place })),
      visited,
    ).map(({ poster: one }) => one)
    const was = earlier?.days[index]
    const marks = earlier && dayMarks(was, day)
    return {
      title: [weekdayOf(date), goalsInWords(visited)].filter(Boolean).join(': '),
      ...{ date, dayInFull: formatDate(date) },
      hours: [`${begins} to ${ends}`, km === null ? '' : `${km} km`].filter(Boolean).join(', '),
      stops: withEnds(
        day,
        stops.map(({ time, place }, at) => ({
          ...{ time: time ?? '', activity: place },
          mark: marks?.stops[at] ? 'changed' : undefined,
          ...(posters[at] && { picture: pictureNamed(posters[at]).src }),
        })),
      ),
      picture: poster && pictureNamed(poster),
      mark: marks?.head ? (was ? 'changed' : 'new') : undefined,
    }
  })
}

/** Begins and ends where the guests get in and out, unless the operator has written these stops. */
function withEnds<Stop extends { time: string }>({ begins, ends }: QuoteDay, stops: Stop[]) {
  return [
    ...(stops[0]?.time === begins ? [] : [{ time: begins, activity: 'Pickup', mark: undefined }]),
    ...stops,
    ...(stops.at(-1)?.time === ends ? [] : [{ time: ends, activity: 'Drop-off', mark: undefined }]),
  ]
}

/** `Hellfire Pass, then the Mon bridge`: the first and the last place; empty when none is known. */
function goalsInWords(visited: readonly string[]): string {
  const [first, last] = [visited[0], visited.at(-1)]
  if (!first || !last) return ''
  return first === last ? nameInText(first) : `${nameInText(first)}, then ${nameInText(last)}`
}
