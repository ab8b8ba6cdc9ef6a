import { unconfirmedSentence } from '../confirming/unconfirmed.words.ts'
import { hoursInWords, type LeadTimes } from '../placing/lead-time.rules.ts'
import type { BookingRules, CancellationPolicy } from './booking-rules.rules.ts'

/** Within how many days of the cancellation a refund is with the guest's bank. */
export const refundWithinDays = 10

/** Where guests change and cancel; for emails, the questions and the terms. */
export const changeOnPass =
  'Use “Change date” or “Cancel booking” on your trip pass. You’ll see what it means for your money before you confirm.'

/** What a payment online does, for the questions and the terms. */
export const paidOnline =
  'A booking paid online is confirmed at once when a vehicle is held for you. Otherwise your card is only authorised, and charged when we confirm; the page says which before you pay.'

/** How a trip is paid that a person confirms; undefined where every trip is paid online, or a part of it. */
export function cashSentence({
  channels,
  depositPercent,
}: Pick<BookingRules, 'channels' | 'depositPercent'>): string | undefined {
  if (depositPercent > 0 || channels.every((channel) => channel === 'card')) return undefined
  return channels.includes('card')
    ? 'Pay your driver in cash, or by card once we say yes.'
    : 'Pay your driver in cash on the day.'
}

/** The sentences about booking ahead. */
export function leadTimeSentences({ dayTrip, transferInTownHours, longTransferHours }: LeadTimes) {
  return {
    dayTrip: `It’s best to book a day trip ${dayTrip.advisedDays} ahead. You can still ask for one until ${hoursInWords(dayTrip.requestHours)} before pickup.`,
    inTown: `For a local ride around Kanchanaburi, the same day is fine: ${hoursInWords(transferInTownHours)} ahead.`,
    long: `Please book a ride to or from an airport, Bangkok or another town at least ${hoursInWords(longTransferHours)} ahead.`,
  }
}

/** The sentences about cancelling. */
export function cancellationSentences({ clauses: [free, part] }: CancellationPolicy) {
  const freeUntil = hoursInWords(free.untilHoursBefore)
  const partUntil = hoursInWords(part.untilHoursBefore)
  const costs = `${100 - part.refundPercent}%`
  return {
    free: `Up to ${freeUntil} before pickup: you can change or cancel free of charge.`,
    part: `After that, up to ${partUntil} before pickup: cancelling costs ${costs} of the price.`,
    none: `Less than ${partUntil} before pickup, or if you don’t turn up: the full price is due.`,
    short: `You can change or cancel a confirmed booking free of charge up to ${freeUntil} before pickup, Thailand time. Up to ${partUntil} before pickup, ${costs} of the price is due, after that the full price.`,
  }
}

/** The placeholders in texts that stand for these sentences. */
export function ruleTokens({ cancellation }: Pick<BookingRules, 'cancellation'>): Record<string, string> {
  const { free, part, none } = cancellationSentences(cancellation)
  return {
    cancelUnconfirmed: unconfirmedSentence,
    cancelFree: free,
    cancelPart: part,
    cancelNone: none,
    changeOnPass,
    paidOnline,
  }
}
