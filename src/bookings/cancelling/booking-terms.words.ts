import type { BookingChannel } from '#catalogue/tour.rules.ts'
import type { PriceParts } from '#money/deposits/deposit.rules.ts'
import { depositAtOnce, depositIfAccepted } from '#money/deposits/deposit-sentences.words.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { type BookingStatus, bookingCountsAs } from '../booking-status.rules.ts'
import type { Confirmation } from '../confirming/confirmation.rules.ts'
import { freeUntilConfirmed } from '../confirming/unconfirmed.words.ts'
import { type HoldTimes, requestHoldEnds } from '../holding/hold.rules.ts'
import type { BookingRules } from '../operator-rules/booking-rules.rules.ts'
import { hoursInWords } from '../placing/lead-time.rules.ts'
import { type CancellationTerms, openDeadlines } from './cancellation-terms.rules.ts'

/** A sentence around a moment: on a page the moment is a `time` element. Without one, `before` is the sentence. */
export type TermSentence = { before: string; moment?: { at: string; words: string }; after?: string }

type Cancelling = {
  /** As agreed in a booking, else the policy in force. */
  terms: CancellationTerms
  /** The first pickup in milliseconds since the epoch; null before a day is chosen. */
  pickupMs: number | null
  nowMs: number
  /** What the terms keep a share of: with a deposit the rest of the price falls away. */
  of: 'price' | 'deposit'
  /** A person has to confirm it first: until then cancelling is free whatever the hour. */
  isRequest: boolean
}

/**
 * What cancelling costs from now on, in one sentence without a full stop: of a request nothing until we confirm, then as of
 * a booking. Guests read it wherever they decide, so it comes from the terms and from nothing else.
 */
export function termsSentence({ terms, pickupMs, nowMs, of, isRequest }: Cancelling): TermSentence {
  const first = isRequest ? `${freeUntilConfirmed}, then ` : ''
  const freeUntil = first ? `${first}until ` : 'Free cancellation until '
  const costs = first ? `${first}it costs ` : 'Cancelling costs '
  const whole = { before: `${costs}the whole ${of}` }
  const clauses = terms.clauses.filter(({ refundPercent }) => refundPercent > 0)
  if (pickupMs === null) {
    const hours = clauses.find(({ refundPercent }) => refundPercent === 100)?.untilHoursBefore
    return hours ? { before: `${freeUntil}${hoursInWords(hours)} before pickup` } : whole
  }
  const open = openDeadlines({ clauses }, pickupMs, nowMs)
  const free = open.findLast(({ refundPercent }) => refundPercent === 100)
  if (free) return { before: freeUntil, moment: momentOf(free.untilMs) }
  const [next] = open
  if (!next) return whole
  const before = `${costs}${100 - next.refundPercent}% of the ${of} until `
  return { before, moment: momentOf(next.untilMs), after: ', then all of it' }
}

type AgreedTerms = {
  status: BookingStatus
  terms: CancellationTerms
  pickupAt: Date | null | undefined
  nowMs: number
  hasDeposit: boolean
}

/** The same of a booking; null when it has no pickup, unless it waits for our answer. */
export function cancellationSentence({ status, terms, pickupAt, nowMs, hasDeposit }: AgreedTerms) {
  const isRequest = bookingCountsAs(status, 'unanswered')
  if (!pickupAt) return isRequest ? { before: freeUntilConfirmed } : null
  const of = hasDeposit ? 'deposit' : 'price'
  return termsSentence({ terms, pickupMs: pickupAt.getTime(), nowMs, of, isRequest })
}

/** The same as text, for mails. */
export function inOneLine({ before, moment, after = '' }: TermSentence): string {
  return `${before}${moment?.words ?? ''}${after}`
}

type Paying = Pick<BookingRules, 'checkoutMethods'> & {
  holdTimes: Pick<HoldTimes, 'requestHours'>
  channel: BookingChannel
  /** How many hours before the pickup it can still be requested: an answer comes earlier. */
  leadHours: number
  pickupMs: number | null
  nowMs: number
  /** When a deposit is asked for. */
  parts: PriceParts | undefined
}

/** What is paid when, and by when we reply. */
export function paymentSentence({ channel, parts, checkoutMethods, ...times }: Paying): string {
  if (channel === 'card') return parts ? depositAtOnce(parts, checkoutMethods) : replySentence(channel, 0)
  const later = parts ? depositIfAccepted(parts) : PAY_LATER
  return `${replySentence(channel, replyHours(times))} ${later}`
}

/** After the reply to a request for which no deposit is asked: its price goes to the driver. */
export const PAY_LATER = 'If we confirm, you pay your driver in cash on the day.'

/** The way in which `replySentence` speaks of it. */
export function replyWay(confirmation: Confirmation): BookingChannel | 'authorised' {
  if (confirmation.kind === 'request') return confirmation.channel
  return confirmation.kind === 'instant' ? 'card' : 'authorised'
}

/** What the button does, by the way in which the booking is confirmed, and within how many hours a request is answered. */
export function replySentence(how: BookingChannel | 'authorised', hours: number): string {
  switch (how) {
    case 'authorised':
      return `On request: next you authorise your card. It’s charged only if we confirm, within ${hoursInWords(hours)}.`
    case 'card':
      return 'Next you check everything and pay. You won’t be charged until then.'
    case 'whatsapp':
      return `Nothing to pay now. We save your request, then open WhatsApp with your message ready, and reply within ${hoursInWords(hours)}.`
    case 'email':
      return `Nothing to pay now. We’ll reply by email within ${hoursInWords(hours)}.`
  }
}

type ReplyTimes = Pick<Paying, 'holdTimes' | 'leadHours' | 'pickupMs' | 'nowMs'>

/** A request is answered while it holds its vehicle, so sooner when its pickup is near; whole hours, at least one. */
export function replyHours({ holdTimes, leadHours, pickupMs, nowMs }: ReplyTimes): number {
  if (pickupMs === null) return holdTimes.requestHours
  const endsMs = requestHoldEnds(holdTimes, leadHours, new Date(pickupMs), nowMs).getTime()
  return Math.max(1, Math.floor((endsMs - nowMs) / HOUR_MS))
}

/** `Thu 26 Nov, 06:00 (Bangkok)`, which does not break before its hour. */
function momentOf(ms: number) {
  const at = new Date(ms)
  return { at: at.toISOString(), words: `${dayAndTime(at).replace(', ', ',\u00a0')} (Bangkok)` }
}
