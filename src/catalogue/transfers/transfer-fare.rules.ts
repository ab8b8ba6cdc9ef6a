import { type ClockTime, clockMinutes } from '#platform/time/clock-time.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '../vehicle.rules.ts'
import { joins, type Road } from './road.rules.ts'
import type { TransferPlace } from './transfer-place.rules.ts'

/** Whole baht for each class of vehicle. */
export type ClassPrices = Record<VehicleClass, number>

/** A stop on the way that costs more: the detour, and the time that the driver waits there. */
export type StopOnTheWay = {
  id: string
  name: string
  /** How much longer the ride takes, the visit included. */
  minutes: number
  baht: number
  /** Between which zones it lies, in either direction. */
  routes: readonly (readonly [zone: string, zone: string])[]
}

/** What transfers cost, in whole baht for the whole vehicle. The same in both directions, unless a route says otherwise. */
export type TransferPrices = {
  /** Fixed prices. One with `oneDirection` holds only from its first zone to its second. */
  routes: readonly {
    between: readonly [zone: string, zone: string]
    oneDirection?: true
    prices: ClassPrices
  }[]
  /** For every other road of known length: so much for each kilometre, at least the minimum, rounded up to `step`. */
  perKm: { baht: ClassPrices; minimum: ClassPrices; step: number }
  /** For each way whose pickup is in these hours. */
  night: { baht: number; from: ClockTime; until: ClockTime }
  /**
   * A driver who waits for the way back does not drive home empty: so much of the second way is paid, and so much for each
   * hour that he waits. He waits this long at most.
   */
  waitingThere: { wayBackPercent: number; hourBaht: number; mostHours: number }
  /** Waiting at the pickup: how many minutes are free (at an airport from the landing), then the price of each hour begun. */
  waiting: { freeMinutes: { airport: number; elsewhere: number }; hourBaht: number }
  /** From the landing until the guests are at the car, on average. */
  airportMinutes: number
  stops: readonly StopOnTheWay[]
}

/** A ride as it is priced; places that are known and a road between them. */
export type PricedRide = {
  from: TransferPlace
  to: TransferPlace
  road: Road
  pickupTime: ClockTime
  /** Undefined for a one-way ride. */
  back?: {
    pickupTime: ClockTime
    /** From the arrival there until the way back; undefined when nobody waits, because the return is another day. */
    waitsMinutes: number | undefined
  }
  /** An id of the stops. */
  stop?: string | undefined
}

/** One line of a price. The night rate has a line also when it is 0, so that nobody wonders. */
export type FareLine = { part: FarePart; baht: number }
export type FarePart = 'ride' | 'stop' | 'way-back' | 'waiting-there' | 'night'
export type TransferFare = { lines: FareLine[]; totalBaht: number }

/**
 * What a ride costs in this class: the only price function of transfers, for page, endpoint, emails and payments. The lines
 * add up to the total, in whole baht for the whole vehicle. A driver who waits never makes a ride dearer than two rides.
 */
export function fareOfTransfer(
  list: TransferPrices,
  ride: PricedRide,
  vehicleClass: VehicleClass,
): TransferFare {
  const { road, back } = ride
  const lines: FareLine[] = [
    { part: 'ride', baht: oneWayBaht(list, road, ride.from.zone, ride.to.zone, vehicleClass) },
  ]
  const stop = stopsOn(list, ride).find(({ id }) => id === ride.stop)
  if (stop) lines.push({ part: 'stop', baht: stop.baht })
  if (back) {
    const baht = oneWayBaht(list, road, ride.to.zone, ride.from.zone, vehicleClass)
    const waits = back.waitsMinutes === undefined ? undefined : waitingBaht(list, baht, back.waitsMinutes)
    lines.push(waits === undefined ? { part: 'way-back', baht } : { part: 'waiting-there', baht: waits })
  }
  const nights = [ride.pickupTime, back?.pickupTime].filter((time) => time && isAtNight(list, time))
  lines.push({ part: 'night', baht: nights.length * list.night.baht })
  return { lines, totalBaht: lines.reduce((sum, { baht }) => sum + baht, 0) }
}

/** The fares of all classes. */
export function faresOfTransfer(list: TransferPrices, ride: PricedRide): Record<VehicleClass, TransferFare> {
  const fare = (vehicleClass: VehicleClass) => fareOfTransfer(list, ride, vehicleClass)
  return { car: fare('car'), suv: fare('suv'), van: fare('van') }
}

/** The lowest price of one way by day: "from ฿…" on a card. */
export function lowestTransferFare(list: TransferPrices, road: Road, from: string, to: string): number {
  return Math.min(...VEHICLE_CLASSES.map((vehicleClass) => oneWayBaht(list, road, from, to, vehicleClass)))
}

/** The stops that lie on this way. */
export function stopsOn(
  { stops }: TransferPrices,
  { from, to }: Pick<PricedRide, 'from' | 'to'>,
): StopOnTheWay[] {
  return stops.filter(({ routes }) => routes.some((route) => joins(route, from.zone, to.zone)))
}

/** How long the driver waits without charge at this pickup, in minutes; a place that nobody knows is none with flights. */
export function freeWaitingMinutes({ waiting }: TransferPrices, pickup: TransferPlace | undefined): number {
  return pickup?.kind === 'airport' ? waiting.freeMinutes.airport : waiting.freeMinutes.elsewhere
}

/** What waiting at a pickup costs, in baht: nothing within the free minutes, then each hour begun. */
export function overtimeBaht(
  { waiting }: TransferPrices,
  waitedMinutes: number,
  freeMinutes: number,
): number {
  return Math.ceil(Math.max(0, waitedMinutes - freeMinutes) / 60) * waiting.hourBaht
}

function oneWayBaht(
  { routes, perKm }: TransferPrices,
  { km }: Road,
  from: string,
  to: string,
  vehicleClass: VehicleClass,
): number {
  const directed = routes.find(
    ({ oneDirection, between: [one, other] }) => oneDirection && one === from && other === to,
  )
  const fixed = directed ?? routes.find((route) => !route.oneDirection && joins(route.between, from, to))
  if (fixed) return fixed.prices[vehicleClass]
  const byKm = Math.ceil((km * perKm.baht[vehicleClass]) / perKm.step) * perKm.step
  return Math.max(byKm, perKm.minimum[vehicleClass])
}

/** The second way with the waiting before it, and never more than the second way alone; undefined for too long a wait. */
function waitingBaht(
  { waitingThere }: TransferPrices,
  wayBackBaht: number,
  minutes: number,
): number | undefined {
  const { wayBackPercent, hourBaht, mostHours } = waitingThere
  const hours = Math.ceil(minutes / 60)
  if (hours > mostHours) return undefined
  return Math.min(wayBackBaht, Math.round((wayBackBaht * wayBackPercent) / 100) + hours * hourBaht)
}

function isAtNight({ night }: TransferPrices, time: ClockTime): boolean {
  const [at, from, until] = [time, night.from, night.until].map(clockMinutes)
  return at !== undefined && from !== undefined && until !== undefined && (at >= from || at < until)
}
