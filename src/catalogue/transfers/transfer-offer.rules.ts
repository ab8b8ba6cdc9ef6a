import type { Availability } from '#fleet/availability/availability.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import type { VehicleClass } from '../vehicle.rules.ts'
import type { PricedRide, TransferFare } from './transfer-fare.rules.ts'

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
