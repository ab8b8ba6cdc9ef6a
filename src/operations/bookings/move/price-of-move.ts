import type { Booking } from '#adapters/database/bookings.ts'
import type { Trip } from '#adapters/database/trips.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { priceAfterMove } from '#domain/bookings/reschedule.ts'
import { type Leg, rideOf } from '#domain/bookings/ride.ts'
import { type Catalogue, fareOfBooking } from '#domain/catalogue/catalogue.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { fareOfTransfer } from '#domain/transfers/transfer-fare.ts'
import { pricedRideOf, waitsForReturn } from '#domain/transfers/transfer-network.ts'

/** A booking as it is and as it is wanted. */
type Change = { legs: readonly Leg[]; times: readonly Leg[]; vehicle: VehicleClass | null }

/**
 * The price after a change, in whole baht: what costs more by the lists (another class, a pickup at night) costs what they
 * say; everything else keeps its agreed price, and nothing becomes cheaper by itself. Null while no price is agreed;
 * `undefined` when a person has to name it: the lists do not know the new class, or a driver who waits at the goal would
 * drive home instead.
 */
export function priceOfMove(
  catalogue: Catalogue,
  booking: Booking | Trip,
  { legs, times, vehicle }: Change,
): number | null | undefined {
  const { priceBaht } = booking
  if (booking.kind === 'transfer' && priceBaht === null) return null
  const was = listedPrice(catalogue, booking, legs, booking.vehicle)
  const becomes = listedPrice(catalogue, booking, times, vehicle)
  const isOtherClass = vehicle !== booking.vehicle
  if (isOtherClass && becomes.baht === undefined && priceBaht !== null) return undefined
  if (was.waits !== becomes.waits) return undefined
  return priceAfterMove(becomes.baht === was.baht ? undefined : becomes.baht, priceBaht)
}

/** What the lists say about a booking; without `baht` they do not know it. `waits`: the driver waits for the way back. */
function listedPrice(
  catalogue: Catalogue,
  booking: Booking | Trip,
  legs: readonly Leg[],
  vehicle: VehicleClass | null,
): { baht: number | undefined; waits: boolean } {
  if ('tourId' in booking) return { baht: fareOfBooking(catalogue, { ...booking, vehicle }), waits: false }
  const isRide = booking.kind === 'transfer' && legs.length > 0
  const ride = isRide ? pricedRideOf(transferNetwork, rideOf(legs)) : undefined
  if (!ride || !vehicle) return { baht: undefined, waits: false }
  const { totalBaht } = fareOfTransfer(transferNetwork.prices, ride, vehicle)
  return { baht: totalBaht, waits: waitsForReturn(transferNetwork, ride) }
}
