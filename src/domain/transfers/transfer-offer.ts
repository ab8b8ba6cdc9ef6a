import type { Availability } from '../availability/availability.ts'
import type { VehicleClass } from '../catalogue/vehicle.ts'
import type { Problem } from '../problem.ts'
import type { PricedRide, TransferFare } from './transfer-fare.ts'

/** What a ride costs in each class, and whether a vehicle is free for it. */
export type TransferOffer = {
  ride: PricedRide
  /** From the pickup, or the landing, to the arrival. */
  minutes: number
  fares: Record<VehicleClass, TransferFare>
  availability: Record<VehicleClass, Availability>
  /** Why no class can be had, whatever is free; null when one may. */
  reason: Problem | null
}
