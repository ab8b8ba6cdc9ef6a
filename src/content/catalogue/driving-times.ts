import type { DrivingTimes } from '#domain/availability/occupancy.ts'
import { type Origin, townsIn } from '#domain/catalogue/tour.ts'

/** The town where the vehicles stand at night and every day begins and ends. Another operator changes this. */
export const BASE: Origin = 'kanchanaburi'

/** How guests name places that are a long ride away, besides Bangkok and its airports. Another operator changes these. */
const FAR_AWAY =
  /airport|\b(BKK|DMK|UTP)\b|hua hin|cha-?am|pattaya|ayutthaya|ratchaburi|nakhon pathom|damnoen saduak|amphawa|samut|sangkhla ?buri|thong pha phum|three pagodas|rayong|koh (chang|samet)|chiang (mai|rai)|sukhothai|khao yai|phuket|krabi/i

/** Is this place in another town than the base? A place that nobody knows counts as one in town. */
export function isFarAway(place: string): boolean {
  return FAR_AWAY.test(place) || townsIn(place).some((town) => town !== BASE)
}

/** Estimates in minutes that leave room for traffic and a late start. */
const EMPTY_DRIVE = { inTown: 30, far: 150 }
const TRANSFER = { inTown: 60, far: 180 }

/** When the driver of a custom trip comes on its first day and leaves on its last, until a person has planned the days. */
export const customTripHours = { begins: '08:00', ends: '18:00' }

export const drivingTimes: DrivingTimes = {
  emptyMinutes: (place) => (isFarAway(place) ? EMPTY_DRIVE.far : EMPTY_DRIVE.inTown),
  transferMinutes: (pickup, dropoff) => ([pickup, dropoff].some(isFarAway) ? TRANSFER.far : TRANSFER.inTown),
}
