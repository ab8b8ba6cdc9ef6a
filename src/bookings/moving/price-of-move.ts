import { type Catalogue, fareOfBooking } from '#catalogue/catalogue.rules.ts'
import { listedFare } from '#catalogue/transfers/listed-fare.words.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import type { Leg } from '../ride.rules.ts'
import { priceAfterMove } from './reschedule.rules.ts'

/** The drives as they are wanted, and the class. */
type Change = { times: readonly Leg[]; vehicleClass: VehicleClass | null }

/**
 * The price after a change by a guest or by staff, in whole baht: what costs more by the lists (another class, a pickup at
 * night, a way back for which the driver no longer waits) costs what they say; everything else keeps its agreed price, and
 * nothing becomes cheaper by itself. Null while no price is agreed; `undefined` when a person has to name it, because the
 * lists do not know the new class.
 */
export function priceOfMove(
  catalogue: Catalogue,
  booking: DetailedBooking,
  { times, vehicleClass }: Change,
): number | null | undefined {
  const { priceBaht } = booking
  if (booking.kind === 'transfer' && priceBaht === null) return null
  const was = listedBaht(catalogue, booking, booking.legs, booking.vehicleClass)
  const becomes = listedBaht(catalogue, booking, times, vehicleClass)
  const isOtherClass = vehicleClass !== booking.vehicleClass
  if (isOtherClass && becomes === undefined && priceBaht !== null) return undefined
  return priceAfterMove(becomes === was ? undefined : becomes, priceBaht)
}

/** What the lists say about a booking; `undefined` when they do not know it. */
function listedBaht(
  catalogue: Catalogue,
  booking: DetailedBooking,
  legs: readonly Leg[],
  vehicleClass: VehicleClass | null,
): number | undefined {
  if (booking.kind === 'trip') return fareOfBooking(catalogue, { ...booking, vehicleClass })
  return booking.kind === 'transfer' && vehicleClass ? listedFare(legs, vehicleClass)?.totalBaht : undefined
}
