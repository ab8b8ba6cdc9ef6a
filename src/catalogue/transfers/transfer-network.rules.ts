import { bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { type Road, roadBetween } from './road.rules.ts'
import { type PricedRide, stopsOn, type TransferPrices } from './transfer-fare.rules.ts'
import { findPlace, type TransferPlace } from './transfer-place.rules.ts'

/** What is known about transfers: places, the roads between them, and what they cost. */
export type TransferNetwork = {
  places: readonly TransferPlace[]
  roads: readonly Road[]
  prices: TransferPrices
}

/** A ride as a guest asks for it, in days and times of Bangkok. A pickup at an airport is the landing. */
export type AskedRide = {
  pickup: string
  dropoff: string
  pickupDate: PlainDate
  pickupTime: ClockTime
  returnDate: PlainDate | null
  returnTime: ClockTime | null
  /** The id of a stop on the way. */
  stop?: string | null
}

/** A ride that has a price; `undefined` when a place is not known or no road between the two is. */
export function pricedRideOf(network: TransferNetwork, ride: AskedRide): PricedRide | undefined {
  const [from, to] = [findPlace(network.places, ride.pickup), findPlace(network.places, ride.dropoff)]
  const road = from && to && roadBetween(network.roads, from.zone, to.zone)
  if (!road) return undefined
  const stop = stopsOn(network.prices, { from, to }).find(({ id }) => id === ride.stop)
  const { pickupTime, returnDate, returnTime } = ride
  const one: PricedRide = { from, to, road, pickupTime, ...(stop && { stop: stop.id }) }
  if (!returnDate || !returnTime) return one
  const arrivesAt =
    bangkokInstant(ride.pickupDate, pickupTime).getTime() + minutesOf(network, one) * MINUTE_MS
  const waits = (bangkokInstant(returnDate, returnTime).getTime() - arrivesAt) / MINUTE_MS
  const isSameDay = returnDate === ride.pickupDate
  return {
    ...one,
    back: { pickupTime: returnTime, waitsMinutes: isSameDay ? Math.max(1, waits) : undefined },
  }
}

/** Does the driver wait at the goal for the way back, in the same vehicle? */
export function waitsForReturn({ prices }: Pick<TransferNetwork, 'prices'>, { back }: PricedRide): boolean {
  return back?.waitsMinutes !== undefined && back.waitsMinutes <= prices.waitingThere.mostHours * 60
}

/** From the pickup, or the landing, to the arrival: the drive, with the way out of an airport and a stop. */
export function minutesOf(
  { prices }: Pick<TransferNetwork, 'prices'>,
  { from, to, road, stop }: Omit<PricedRide, 'back'>,
): number {
  const atAirport = from.kind === 'airport' ? prices.airportMinutes : 0
  const stopping = stopsOn(prices, { from, to }).find(({ id }) => id === stop)?.minutes ?? 0
  return atAirport + road.minutes + stopping
}
