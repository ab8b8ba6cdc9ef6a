import type { Fact } from '#bookings/fact.words.ts'
import { TAXI_SERVICES } from '#bookings/placing/taxi-service.rules.ts'
import type { Leg } from '#bookings/ride.rules.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokDay, formatDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { VehicleClass } from '../vehicle.rules.ts'
import { fareLines } from './fare-lines.words.ts'
import { isAirport } from './free-waiting.words.ts'
import { listedFare } from './listed-fare.words.ts'
import { freeWaitingInWords } from './waiting-sentences.words.ts'

/** A transfer as it is stored: its drives, and its price in whole baht for the whole vehicle. */
export type BookedRide = {
  legs: readonly (Leg & { freeWaitingMinutes: number | null })[]
  vehicleClass: VehicleClass | null
  priceBaht: number | null
  /** The part of the price that was charged for waiting beyond the free time. */
  waitingBaht?: number
}

/** What everybody reads about a booked ride: its facts, and the parts of its price with the sum last. */
export type RideInWords = { facts: readonly Fact[]; price: readonly Fact[] }

/** A booked ride in words: the only place in which they are made, for pages, emails, the checkout and the receipt. */
export function rideInWords(ride: BookedRide): RideInWords {
  return { facts: rideFacts(ride.legs), price: priceLines(ride) }
}

/** The days, times and places of both ways, the flight, the stop and how long the driver waits. */
export function rideFacts([out, back]: BookedRide['legs']): Fact[] {
  if (!out) return []
  const stop = stopName(out.stop)
  return [
    dayLine('Date', out.startsAt),
    { label: isAirport(out.pickup) ? 'Landing' : 'Pickup', value: thailandTime(out.startsAt) },
    { label: 'From', value: out.pickup },
    { label: 'To', value: out.dropoff },
    ...(stop ? [{ label: 'Stop on the way', value: stop }] : []),
    ...(out.flightNumber ? [{ label: 'Flight', value: out.flightNumber }] : []),
    ...waitingLine('Waiting', out),
    { label: 'Service', value: TAXI_SERVICES[back ? 'round-trip' : 'one-way'] },
    ...(back
      ? [
          dayLine('Return', back.startsAt),
          {
            label: isAirport(back.pickup) ? 'Return landing' : 'Return pickup',
            value: thailandTime(back.startsAt),
          },
          ...waitingLine('Waiting for the return', back),
        ]
      : []),
  ]
}

/**
 * What the agreed price is made of, and the sum. Only the sum where the parts of today's list do not add up to it: the list
 * has changed since, or the operator agreed another price. Nothing without a price.
 */
export function priceLines({ legs, vehicleClass, priceBaht, waitingBaht = 0 }: BookedRide): Fact[] {
  if (priceBaht === null) return []
  const rideBaht = priceBaht - waitingBaht
  const listed = vehicleClass ? listedFare(legs, vehicleClass) : undefined
  const waited = waitingBaht === 0 ? [] : [{ label: WAITED, value: formatBaht(waitingBaht) }]
  const agreed = waitingBaht === 0 ? [] : [{ label: 'The ride', value: formatBaht(rideBaht) }]
  const parts = listed?.totalBaht === rideBaht ? fareLines(listed) : agreed
  return [...parts, ...waited, { label: 'Price, all in', value: formatBaht(priceBaht) }]
}

const WAITED = 'Waiting beyond the free time'

/** The ride in one line, for the page of the payment provider: `landing 14:30, flight ZZ 042, return Tue 2 Dec, 09:00`. */
export function rideInOneLine([out, back]: BookedRide['legs']): string {
  if (!out) return ''
  const at = bangkokTime(out.startsAt.getTime())
  const stop = stopName(out.stop)
  return [
    isAirport(out.pickup) ? `landing ${at}` : `pickup ${at}`,
    out.flightNumber && `flight ${out.flightNumber}`,
    stop && `stop: ${stop}`,
    back &&
      `return ${formatDay(bangkokDay(back.startsAt.getTime()))}, ${bangkokTime(back.startsAt.getTime())}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a stop on the way is called; `undefined` without one. */
export function stopName(stop: string | null | undefined): string | undefined {
  return transferPrices.stops.find(({ id }) => id === stop)?.name
}

function waitingLine(label: string, { pickup, freeWaitingMinutes }: BookedRide['legs'][number]): Fact[] {
  if (freeWaitingMinutes === null) return []
  return [{ label, value: `Free ${freeWaitingInWords(freeWaitingMinutes, pickup)}` }]
}

function dayLine(label: string, at: Date): Fact {
  const date = bangkokDay(at.getTime())
  return { label, value: formatDay(date), date }
}

function thailandTime(at: Date): string {
  return `${bangkokTime(at.getTime())}, Thailand time`
}
