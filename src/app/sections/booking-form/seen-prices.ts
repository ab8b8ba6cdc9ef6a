import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import type { VehicleView } from './booking-view.ts'

/** `car:5300 suv:5800`: the prices on the page at the time, so that the server can tell when one has changed. */
export function writeSeenPrices(vehicles: readonly Pick<VehicleView, 'vehicle' | 'priceBaht'>[]): string {
  return vehicles.map(({ vehicle, priceBaht }) => `${vehicle}:${priceBaht}`).join(' ')
}

/** What the page said this vehicle costs, whole baht; `undefined` when it said nothing readable. */
export function readSeenPrice(seenPrices: string, vehicle: VehicleClass): number | undefined {
  const price = new RegExp(`(?:^| )${vehicle}:(\\d{1,9})(?: |$)`).exec(seenPrices)?.[1]
  return price === undefined ? undefined : Number(price)
}
