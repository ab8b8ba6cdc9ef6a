import { type Leg, rideOf } from '#bookings/ride.rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import type { VehicleClass } from '../vehicle.rules.ts'
import { fareOfTransfer, type PricedRide, type TransferFare } from './transfer-fare.rules.ts'
import { pricedRideOf } from './transfer-network.rules.ts'

/**
 * What these drives of a transfer cost in this class by today's list, with the ride that was priced.
 * @returns `undefined` when the list does not know the way: then a person names the price
 */
export function listedFare(
  legs: readonly Leg[],
  vehicleClass: VehicleClass,
): (TransferFare & { ride: PricedRide }) | undefined {
  const ride = legs.length > 0 ? pricedRideOf(transferNetwork, rideOf(legs)) : undefined
  return ride && { ride, ...fareOfTransfer(transferNetwork.prices, ride, vehicleClass) }
}
