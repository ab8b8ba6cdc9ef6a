import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { VehicleView } from './booking-view.ts'

/** `car:5300 suv:5800`: the prices that the page shows, so that the server notices when one has changed. */
export function writeSeenPrices(
  vehicles: readonly Pick<VehicleView, 'vehicleClass' | 'priceBaht'>[],
): string {
  return vehicles.map(({ vehicleClass, priceBaht }) => `${vehicleClass}:${priceBaht}`).join(' ')
}

/** The price that the page showed for this vehicle, in whole baht; `undefined` when the text has no valid price. */
export function readSeenPrice(seenPrices: string, vehicleClass: VehicleClass): number | undefined {
  const price = new RegExp(`(?:^| )${vehicleClass}:(\\d{1,9})(?: |$)`).exec(seenPrices)?.[1]
  return price === undefined ? undefined : Number(price)
}
