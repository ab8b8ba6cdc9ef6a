import {
  paymentSentence,
  replyHours,
  replySentence,
  type TermSentence,
  termsSentence,
} from '#bookings/cancelling/booking-terms.words.ts'
import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { firstDayFor, hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { LAST_PICKUP } from '#bookings/placing/taxi-service.rules.ts'
import { freeMinutesAt, isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import {
  driverMeetsIn,
  freeWaitingInWords,
  freeWaitingSentence,
} from '#catalogue/transfers/waiting-sentences.words.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { bangkokInstant, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'

/** What a guest agrees to, in words: when, cancelling, paying, the reply to a request, and waiting. */
export type TaxiTerms = {
  /** Is the pickup an airport, so that its time is the landing? */
  lands: boolean
  firstDay: PlainDate
  /** How long before its pickup the ride has to be booked. */
  ahead: string
  /** Where the driver meets the guest, and how long he waits. */
  meets: string
  cancel: TermSentence
  /** `onlyIfConfirmed`: the card is charged when a person has confirmed. */
  pay: { onlyIfConfirmed: boolean; means: string }
  request: string
  waiting: string
}

const BY_CARD = { booking: { channel: 'card', hotel: 'optional' } } as const

/** Is the payment of a ride only authorised, and charged when a person confirms? */
export function isAuthorised(rules: BookingRules): boolean {
  return confirmationOf(BY_CARD, { ...rules, channels: ['card'] }).kind === 'authorised'
}

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
  const times = { ...rules, leadHours, pickupMs, nowMs }
  return {
    lands: isAirport(from),
    firstDay: firstDayFor(LAST_PICKUP, leadHours, nowMs),
    ahead: aheadInWords(rules.leadTimes, leadHours, from !== '' && to !== ''),
    meets: driverMeetsIn(from),
    cancel: termsSentence({
      ...{ terms: rules.cancellation, pickupMs, nowMs },
      of: rules.depositPercent > 0 ? 'deposit' : 'price',
      // Every ride can be asked for; one that is paid is confirmed at once.
      isRequest: true,
    }),
    // As on the summary: where no vehicle is held for it, the button promises no booking.
    pay: isAuthorised(rules)
      ? { onlyIfConfirmed: true, means: replySentence('authorised', replyHours(times)) }
      : { onlyIfConfirmed: false, means: 'Book and pay: confirmed at once.' },
    request: paymentSentence({ ...times, channel: 'email', parts: undefined }),
    waiting: from
      ? `Waiting is free ${freeWaitingInWords(freeMinutesAt({ pickup: from }), from)}.`
      : freeWaitingSentence,
  }
}

/** True for every ride, also before its places are known. */
function aheadInWords(
  { longTransferHours, transferInTownHours }: BookingRules['leadTimes'],
  leadHours: number,
  isKnown: boolean,
): string {
  if (isKnown || leadHours === longTransferHours) return `At least ${hoursInWords(leadHours)} ahead`
  const [inTown, elsewhere] = [transferInTownHours, longTransferHours].map(hoursInWords)
  return `At least ${inTown} ahead in town, ${elsewhere} to or from elsewhere`
}
