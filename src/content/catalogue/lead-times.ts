import { townsIn } from '#domain/catalogue/tour.ts'
import { hoursInWords, type LeadTimes } from '#domain/requests/lead-time.ts'

/** How far ahead guests have to book. Forms, refusals and the FAQ all use these figures. */
export const leadTimes: LeadTimes = {
  transferInTownHours: 2,
  longTransferHours: 24,
  dayTrip: { requestHours: 2, instantUntil: '18:00', advisedDays: 'two to three days' },
}

/** Names of places that are a long ride away, besides those of Bangkok. Another operator changes these. */
const FAR_AWAY =
  /airport|\b(BKK|DMK|UTP)\b|hua hin|cha-?am|pattaya|ayutthaya|ratchaburi|nakhon pathom|damnoen saduak|amphawa|samut|sangkhla ?buri|thong pha phum|three pagodas|rayong|koh (chang|samet)|chiang (mai|rai)|sukhothai|khao yai|phuket|krabi/i

/** Is this a ride to or from an airport, or out of town? An unknown place counts as one in town. */
export function isLongTransfer(pickup: string, dropoff: string): boolean {
  return [pickup, dropoff].some((place) => FAR_AWAY.test(place) || townsIn(place).includes('bangkok'))
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
