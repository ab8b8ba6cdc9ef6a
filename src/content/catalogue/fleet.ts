import type { VehicleClass } from '#domain/catalogue/vehicle.ts'

type VehicleInWords = { name: string; inSentence: string; model: string; luggage: number; picture: string }

/** The vehicles as guests see them. Luggage is in large suitcases; the taxi form asks for up to ten. */
export const fleet: Record<VehicleClass, VehicleInWords> = {
  car: {
    name: 'Car',
    inSentence: 'car',
    model: 'Toyota Altis or similar',
    luggage: 2,
    picture: '/art/car-sedan.svg',
  },
  suv: {
    name: 'SUV',
    inSentence: 'SUV',
    model: 'Toyota Fortuner or similar',
    luggage: 4,
    picture: '/art/car-suv.svg',
  },
  van: {
    name: 'Van',
    inSentence: 'van',
    model: 'Toyota Commuter, high roof',
    luggage: 10,
    picture: '/art/car-van.svg',
  },
}
