import { ORIGINS, type Origin } from './tour.ts'
import { VEHICLE_CLASSES, type VehicleClass } from './vehicle.ts'

/** Whole baht for the whole vehicle. A class that is missing is not offered. */
export type VehiclePrices = Partial<Record<VehicleClass, number>>

/**
 * What one trip costs. `byOrigin` holds a table for each town the trip is sold from; `flat` is one price
 * whatever the town and the vehicle, for trips that have one plain price.
 */
export type TourPrices = { byOrigin: Partial<Record<Origin, VehiclePrices>> } | { flat: number }

/** The towns a trip can start from, in the order shown. */
export function originsOf(prices: TourPrices): readonly Origin[] {
  return 'flat' in prices ? ORIGINS : ORIGINS.filter((origin) => prices.byOrigin[origin] !== undefined)
}

/** The vehicles on offer from a town, smallest first; none when the trip does not start there. */
export function vehiclesOffered(prices: TourPrices, origin: Origin): readonly VehicleClass[] {
  return VEHICLE_CLASSES.filter((vehicle) => fareOf(prices, origin, vehicle) !== undefined)
}

/**
 * The one price function of the product: card, page, mail and payment provider all ask it.
 * @returns whole baht for the whole vehicle, or `undefined` when this combination is not sold.
 */
export function fareOf(prices: TourPrices, origin: Origin, vehicle: VehicleClass): number | undefined {
  return 'flat' in prices ? prices.flat : prices.byOrigin[origin]?.[vehicle]
}

/** The "From" price of a card: the lowest vehicle price from the town where the trip is at home. */
export function lowestFare(prices: TourPrices, origin: Origin): number {
  const fares = VEHICLE_CLASSES.map((vehicle) => fareOf(prices, origin, vehicle)).filter(
    (fare) => fare !== undefined,
  )
  if (fares.length === 0) throw new RangeError(`no price from ${origin}`)
  return Math.min(...fares)
}
