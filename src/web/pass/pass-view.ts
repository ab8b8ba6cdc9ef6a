import { href } from 'react-router'
import { bookingCountsAs, needsCardsOffered } from '#bookings/booking-status.rules.ts'
import { STANDARD_WORDING, wordingFor } from '#bookings/booking-wording.words.ts'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { passTimes } from '#bookings/pass/pass-times.ts'
import { whatsappMessage } from '#bookings/placing/whatsapp-message.words.ts'
import { type Catalogue, canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { ticketsOfDay } from '#catalogue/tickets-of-day.words.ts'
import { company } from '#content/company.ts'
import { chatAddress } from '#guests/contact/number-links.rules.ts'
import { paymentSentences, sentenceOf } from '#platform/problems/sentences.words.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { pictureNamed, picturesOf } from '../parts/picture-of.ts'
import { crewViewOf } from './crew-view.ts'
import { detailsViewOf } from './details/details-view.ts'
import { driveUnderWay, driveWords, renewsEvery } from './drive-words.ts'
import { stationsOf } from './head/pass-stations.ts'
import { keepUntilOf } from './offline/keep-until.ts'
import { passFacts } from './pass-facts.ts'
import { type PassPart, passOrder, stageOf } from './pass-order.ts'
import { nextSteps } from './pass-steps.ts'
import { openWords, passWords, proposalWords, quoteWords } from './pass-words.ts'
import { costsOf } from './payment/pass-costs.ts'
import { paymentOf } from './payment/pass-payment.ts'
import { cashViewOf } from './plan/cash-view.ts'
import { nowViewOf } from './plan/now-view.ts'
import { PICKUP_TITLE, planViewOf } from './plan/plan-view.ts'
import { proposalViewOf } from './proposal-view.ts'
import { thaiCardsOf } from './thai/thai-view.ts'

type LinkView = { to: string; label: string }

import { calendarViewOf } from './calendar-view.ts'

type Known = { catalogue: Catalogue; nowMs: number } & Pick<BookingRules, 'channels' | 'checkoutMethods'>

/**
 * Everything that the page of a booking shows. `token` is that of its address, `children` how many of the party the guest
 * says are children.
 */
export function passViewOf(
  { catalogue, channels, checkoutMethods, nowMs }: Known,
  pass: Pass,
  { token, children }: { token: string; children: string | null },
) {
  const { booking, quote } = pass
  const times = passTimes(pass)
  const proposal = proposalViewOf(pass, nowMs)
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  const tickets = ticketsOfDay(catalogue, booking, children === null ? undefined : Number(children))
  const payment = paymentOf(pass, { nowMs, checkoutMethods, ticketsBaht: tickets?.sumBaht ?? 0 })
  const hasCards = channels.includes('card') || !needsCardsOffered(booking.status)
  const words = passWords(pass, times, nowMs)
  const details = detailsViewOf(pass, times, nowMs)
  const plan = planViewOf(catalogue, pass, times)
  const stage = stageOf(pass)
  const isAgreed = booking.status === 'confirmed' && stage === 'ahead'
  const open = isAgreed ? openWords(details.open + (payment?.byCardBaht ? 1 : 0)) : null
  return {
    ...words,
    ...driveWords(pass),
    ...(open && { lead: open }),
    /** When the driver is told, where the head of the pass says what is open. */
    driverFollows: open && words.lead,
    details,
    order: passOrder(stage),
    /** The names of the parts that can be folded; none of a part that has nothing to show. */
    folds: {
      pickup: plan.pickup && PICKUP_TITLE,
      pay: payment?.title,
      crew: pass.crews[0] && 'Your driver',
    } satisfies Partial<Record<PassPart, string | null>> as Partial<Record<PassPart, string | null>>,
    now: nowViewOf(pass, plan.stops, nowMs),
    /** How often the page reads itself again, in milliseconds; null while nothing changes by itself. */
    renewsEveryMs: renewsEvery(pass, nowMs),
    ...(!hasCards && booking.status === 'draft' && WITHOUT_CARDS),
    ...(proposal && proposalWords(proposal)),
    ...(quote && quoteWords(quote.validUntil)),
    proposal,
    reference: booking.reference,
    /** What has just happened, in the words of the site; null once it is long ago. */
    notice: proposal || quote || driveUnderWay(pass) ? null : noticeOf(catalogue, pass, nowMs),
    /** The guest has just booked or paid. */
    isNew: isJustNow(pass, nowMs),
    title: pass.agreed?.title ?? booking.title,
    poster: tour ? picturesOf(tour)[0] : pictureNamed(POSTERS[booking.kind]),
    facts: passFacts(pass),
    /** Who drives, for each drive that is near. */
    crews: pass.crews.map((crew) => crewViewOf(crew, nowMs)),
    stations: proposal || quote ? [] : stationsOf(pass, times, nowMs),
    plan,
    asOf: dayAndTime(new Date(nowMs)),
    /** Until when a phone may keep it, in milliseconds since the epoch. */
    keepUntil: keepUntilOf(times, nowMs),
    thaiCards: thaiCardsOf(pass, times),
    thaiPath: href('/booking/:token/thai', { token }),
    cash: cashViewOf(catalogue, pass, payment, children),
    costs: costsOf(pass),
    /** What a confirmed booking still has to pay. */
    payment,
    /** A bank has yet to confirm a payment: the page looks again by itself. */
    isProcessing: pass.processingBaht > 0,
    /** The receipt of what was paid; null when nothing was. */
    receiptPath: pass.chargedBaht > 0 ? href('/booking/:token/receipt', { token }) : null,
    payPath: href('/booking/:token/pay', { token }),
    steps: proposal || quote ? [] : nextSteps(pass),
    /** Leads to the payment of a trip that is not paid. */
    action: quoteLinkOf(pass) ?? (hasCards ? actionOf(pass, token) : null),
    /** Where the guest of a trip that has been writes a review. */
    reviewPath: booking.kind === 'trip' && booking.status === 'completed' ? `/review?booking=${token}` : null,
    /** A chat with the reference typed in; for a request by WhatsApp the whole request. */
    whatsapp: whatsappOf(pass),
    calendar: times.length > 0 ? calendarViewOf(booking.status, `/booking/${token}/calendar.ics`) : null,
    again: tour ? { to: canonicalPath(tour), label: 'See this trip again' } : AGAIN[booking.kind],
  }
}

export type PassView = ReturnType<typeof passViewOf>

/** For a booking that was to be paid by card, while nothing is paid. */
const WITHOUT_CARDS = {
  state: 'Not booked',
  headline: 'This trip isn’t booked yet.',
  lead: sentenceOf({ code: 'channel-off', channel: 'card' }),
}

const POSTERS = { trip: 'road-van', transfer: 'bangkok-dawn', custom: 'huay-mae-khamin' } as const

const AGAIN = {
  trip: { to: '/tours', label: 'Browse More Tours' },
  transfer: { to: '/taxi-service', label: 'Send another request' },
  custom: { to: '/custom-trip', label: 'Plan Another Trip' },
} as const

/** A payment is news for so long; later the pass begins with the trip. */
const PAYMENT_IS_NEWS_MS = 24 * 3_600_000

/** The ticket of a booking or payment tears off for so long: the time of one visit. */
const JUST_NOW_MS = 3 * 60_000

function isJustNow({ booking, payments }: Pass, nowMs: number): boolean {
  if (booking.status !== 'requested' && booking.status !== 'confirmed') return false
  const happened = [booking.createdAt, ...payments.map(({ paidAt }) => paidAt)]
  return happened.some((at) => at && nowMs - at.getTime() < JUST_NOW_MS)
}

function noticeOf(catalogue: Catalogue, { booking, payments, isMoneyChecked }: Pass, nowMs: number) {
  const isJustPaid = payments.some(({ paidAt }) => paidAt && nowMs - paidAt.getTime() < PAYMENT_IS_NEWS_MS)
  if (isMoneyChecked) return { title: null, text: paymentSentences.needs_attention }
  if (booking.status === 'confirmed' && isJustPaid)
    return { title: 'Payment Successful!', text: paymentSentences.paid }
  if (booking.status !== 'requested') return null
  switch (booking.kind) {
    case 'trip': {
      const tour = findTour(catalogue, booking.tourId)
      return { title: null, text: (tour ? wordingFor({ id: tour.id, booking }) : STANDARD_WORDING).sent }
    }
    case 'transfer':
      return null
    case 'custom':
      return {
        title: null,
        text: `Trip request submitted! We'll contact you ${answeredWithin} with a custom quote and itinerary.`,
      }
  }
}

function quoteLinkOf({ quote }: Pass): LinkView | undefined {
  if (!quote?.token) return undefined
  return { to: href('/quote/:token', { token: quote.token }), label: 'Open your quote' }
}

function actionOf({ booking, isMoneyChecked, processingBaht }: Pass, token: string): LinkView | null {
  const isPayable = booking.channel === 'card' && bookingCountsAs(booking.status, 'payable')
  if (isPayable && !isMoneyChecked && processingBaht === 0)
    return { to: `/booking-summary?booking=${token}`, label: 'Continue to payment' }
  return null
}

function whatsappOf({ booking }: Pass) {
  if (booking.kind === 'trip' && booking.channel === 'whatsapp' && booking.status === 'requested')
    return {
      url: chatAddress(company.whatsapp, whatsappMessage(booking)),
      label: 'Open WhatsApp',
    }
  const about = `Hello! I am writing about my booking ${booking.reference}.`
  return { url: chatAddress(company.whatsapp, about), label: 'Chat on WhatsApp' }
}
