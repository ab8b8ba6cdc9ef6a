import type { VehicleClass } from '#catalogue/vehicle.rules.ts'

/** One vehicle within a sentence, with its article. Apart from the nouns, because few pages need it. */
export const oneVehicle: Record<VehicleClass, string> = { car: 'a car', suv: 'an SUV', van: 'a van' }
