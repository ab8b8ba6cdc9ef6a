import { cancelSentence, paymentSentence, type TermSentence } from '#content/booking/booking-terms.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { freeMinutesAt } from '#content/transfers/free-waiting.ts'
import { freeWaitingInWords, freeWaitingSentence } from '#content/transfers/waiting-sentences.ts'
import type { BookingRules } from '#domain/bookings/booking-rules.ts'
import { bangkokInstant, isPlainDate } from '#domain/time/calendar.ts'
import { isClockTime } from '#domain/time/clock-time.ts'

/** What a guest agrees to, in words: cancelling, the reply to a request, and waiting. */
export type TaxiTerms = { cancel: TermSentence; request: string; waiting: string }

/**
 * The terms of a ride as far as it is known: once it has a day and a time, the moment in Bangkok until which cancelling is
 * free; once it has a pickup, how long the driver waits there. `nowMs` is in milliseconds since the epoch.
 */
export function taxiTermsOf(
  rules: BookingRules,
  { from = '', to = '', pickupDate = '', pickupTime = '' }: Record<string, string>,
  nowMs: number,
): TaxiTerms {
  const hasTime = isPlainDate(pickupDate) && isClockTime(pickupTime)
  const pickupMs = hasTime ? bangkokInstant(pickupDate, pickupTime).getTime() : null
  const leadHours = transferLeadHours(rules.leadTimes, from, to)
  return {
    cancel: cancelSentence({
      ...{ terms: rules.cancellation, pickupMs, nowMs },
      of: rules.depositPercent > 0 ? 'deposit' : 'price',
    }),
    request: paymentSentence({ ...rules, channel: 'email', leadHours, pickupMs, nowMs, parts: undefined }),
    waiting: from ? `${waitingAt(from)}.` : freeWaitingSentence,
  }
}

function waitingAt(pickup: string): string {
  const words = freeWaitingInWords(freeMinutesAt({ pickup }), pickup)
  return `Waiting is ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
