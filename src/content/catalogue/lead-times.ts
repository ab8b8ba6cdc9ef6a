import type { HoldTimes } from '#domain/availability/hold.ts'
import { hoursInWords, type LeadTimes } from '#domain/requests/lead-time.ts'
import { isFarAway } from './driving-times.ts'

/** How far ahead guests have to book. Forms, refusals and the FAQ all use these figures. */
export const leadTimes: LeadTimes = {
  transferInTownHours: 2,
  longTransferHours: 24,
  dayTrip: { requestHours: 2, instantUntil: '18:00', advisedDays: 'two to three days' },
}

/**
 * How long a vehicle is kept for a guest who has not been confirmed yet. A guest has half an hour to pay; five minutes
 * more, because Stripe opens no checkout for less than 30 minutes, and a call whose answer is lost is repeated.
 */
export const holdTimes: HoldTimes = {
  requestHours: 24,
  draftHours: 48,
  checkoutMinutes: 35,
  providerMinutes: 10,
}

/** Is this a ride to or from an airport, or out of town? An unknown place counts as one in town. */
export function isLongTransfer(pickup: string, dropoff: string): boolean {
  return [pickup, dropoff].some(isFarAway)
}

/** How many hours before its pickup a transfer has to be requested. */
export function transferLeadHours(pickup: string, dropoff: string): number {
  return isLongTransfer(pickup, dropoff) ? leadTimes.longTransferHours : leadTimes.transferInTownHours
}

/** The sentences about booking ahead. */
export const leadTimeSentences = {
  dayTrip: `A day trip is best booked ${leadTimes.dayTrip.advisedDays} ahead; you can ask for it until ${hoursInWords(leadTimes.dayTrip.requestHours)} before its pickup.`,
  inTown: `For a local ride around Kanchanaburi, the same day is enough: ${hoursInWords(leadTimes.transferInTownHours)} ahead.`,
  long: `Please book a ride to or from an airport, Bangkok or another town at least ${hoursInWords(leadTimes.longTransferHours)} ahead.`,
} as const
