import type { VehicleClass } from '#catalogue/vehicle.rules.ts'

/** The vehicles within a sentence: `the SUV`. */
export const vehicleNouns: Record<VehicleClass, string> = { car: 'car', suv: 'SUV', van: 'van' }
