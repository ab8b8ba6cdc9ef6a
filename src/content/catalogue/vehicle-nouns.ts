import type { VehicleClass } from '#domain/catalogue/vehicle.ts'

/** The vehicles within a sentence: `the SUV`, `an SUV`. Apart from `fleet.ts`, because the browser loads these on more pages. */
export const vehicleNouns: Record<VehicleClass, { noun: string; one: string }> = {
  car: { noun: 'car', one: 'a car' },
  suv: { noun: 'SUV', one: 'an SUV' },
  van: { noun: 'van', one: 'a van' },
}
