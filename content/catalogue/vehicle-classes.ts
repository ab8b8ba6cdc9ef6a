import type { VehicleClass } from '#catalogue/vehicle.rules.ts'

/** The vehicles as guests see them. Luggage is in large suitcases; the taxi form asks for up to ten. */
export const vehicleClasses: Record<
  VehicleClass,
  { name: string; model: string; luggage: number; picture: string }
> = {
  car: { name: 'Car', model: 'Toyota Altis or similar', luggage: 2, picture: '/art/car-sedan.svg' },
  suv: { name: 'SUV', model: 'Toyota Fortuner or similar', luggage: 4, picture: '/art/car-suv.svg' },
  van: { name: 'Van', model: 'Toyota Commuter, high roof', luggage: 10, picture: '/art/car-van.svg' },
}
