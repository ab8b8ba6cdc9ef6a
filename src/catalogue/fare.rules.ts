import { ORIGINS, type Origin } from './tour.rules.ts'
import { VEHICLE_CLASSES, type VehicleClass } from './vehicle.rules.ts'

/** Whole baht for the whole vehicle. A vehicle class without a price is not offered. */
export type VehiclePrices = Partial<Record<VehicleClass, number>>

/**
 * The prices of one trip. `byOrigin` has a table for each town that the trip is sold from; `flat` is one price for every
 * town and vehicle.
 */
export type TourPrices = { byOrigin: Partial<Record<Origin, VehiclePrices>> } | { flat: number }

/** The towns a trip can start from, in the order shown. */
export function originsOf(prices: TourPrices): readonly Origin[] {
  return 'flat' in prices ? ORIGINS : ORIGINS.filter((origin) => prices.byOrigin[origin] !== undefined)
}

/** The vehicles on offer from a town, smallest first; none when the trip does not start there. */
export function vehiclesOffered(prices: TourPrices, origin: Origin): readonly VehicleClass[] {
  return VEHICLE_CLASSES.filter((vehicleClass) => fareOf(prices, origin, vehicleClass) !== undefined)
}

/**
 * The only price function of the product: cards, pages, emails and payments all use it.
 * @returns whole baht for the whole vehicle, or `undefined` when this combination is not sold
 */
export function fareOf(prices: TourPrices, origin: Origin, vehicleClass: VehicleClass): number | undefined {
  return 'flat' in prices ? prices.flat : prices.byOrigin[origin]?.[vehicleClass]
}

/**
 * The "From" price of a card: the lowest vehicle price from a town, in whole baht.
 * @throws {RangeError} when the trip is not sold from there
 */
export function lowestFare(prices: TourPrices, origin: Origin): number {
  const fares = VEHICLE_CLASSES.map((vehicleClass) => fareOf(prices, origin, vehicleClass)).filter(
    (fare) => fare !== undefined,
  )
  if (fares.length === 0) throw new RangeError(`no price from ${origin}`)
  return Math.min(...fares)
}
