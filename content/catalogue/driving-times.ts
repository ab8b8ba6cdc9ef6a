import { type Origin, townsIn } from '#catalogue/tour.rules.ts'
import { roadBetween } from '#catalogue/transfers/road.rules.ts'
import { findPlace } from '#catalogue/transfers/transfer-place.rules.ts'
import type { DrivingTimes } from '#fleet/allocation/occupancy.rules.ts'
import { isFarZone, roads } from '../transfers/roads.ts'
import { transferPlaces } from '../transfers/transfer-places.ts'
import { transferPrices } from '../transfers/transfer-prices.ts'

/** The town where the vehicles stand at night and every day begins and ends. Another operator changes this. */
export const BASE: Origin = 'kanchanaburi'

/** Words of places far away that are not in the list of places. Another operator changes these. */
const FAR_AWAY =
  /airport|\b(BKK|DMK|UTP)\b|hua hin|cha-?am|pattaya|ayutthaya|ratchaburi|nakhon pathom|damnoen saduak|amphawa|samut|sangkhla ?buri|thong pha phum|three pagodas|rayong|koh (chang|samet)|chiang (mai|rai)|sukhothai|khao yai|phuket|krabi/i

/** Is this place a long ride from the base? A place that nobody knows counts as one in town. */
export function isFarAway(place: string): boolean {
  const known = findPlace(transferPlaces, place)
  if (known) return isFarZone(known.zone)
  return FAR_AWAY.test(place) || townsIn(place).some((town) => town !== BASE)
}

/** Estimates in minutes that leave room for traffic and a late start. A road that is known to take longer counts instead. */
const EMPTY_DRIVE = { inTown: 30, far: 150 }
const TRANSFER = { inTown: 60, far: 180 }

/** When the driver of a custom trip comes on its first day and leaves on its last, until a person has planned the days. */
export const customTripHours = { begins: '08:00', ends: '18:00' }

export const drivingTimes: DrivingTimes = {
  emptyMinutes: (place) =>
    Math.max(isFarAway(place) ? EMPTY_DRIVE.far : EMPTY_DRIVE.inTown, roadMinutes(BASE, place)),
  transferMinutes: (pickup, dropoff, stop) =>
    minutesAtAirport(pickup) +
    (transferPrices.stops.find(({ id }) => id === stop)?.minutes ?? 0) +
    Math.max(
      [pickup, dropoff].some(isFarAway) ? TRANSFER.far : TRANSFER.inTown,
      roadMinutes(pickup, dropoff),
    ),
}

/** 0 when one of the places is not known, or no road between them. */
function roadMinutes(from: string, to: string): number {
  const [one, other] = [findPlace(transferPlaces, from), findPlace(transferPlaces, to)]
  return (one && other && roadBetween(roads, one.zone, other.zone)?.minutes) ?? 0
}

/** A pickup at an airport is the landing. */
function minutesAtAirport(pickup: string): number {
  return findPlace(transferPlaces, pickup)?.kind === 'airport' ? transferPrices.airportMinutes : 0
}
