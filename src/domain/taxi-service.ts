import { type ClockTime, clockTimes } from './clock-time.ts'
import type { Capacity } from './vehicle.ts'

export const TAXI_SERVICES = { 'one-way': 'One-way', 'round-trip': 'Round trip' } as const
export type TaxiService = keyof typeof TAXI_SERVICES

/** A transfer takes more passengers in each vehicle than a day trip does. */
export const TAXI_CAPACITY = {
  car: { from: 1, to: 4 },
  suv: { from: 1, to: 6 },
  van: { from: 1, to: 9 },
} satisfies Capacity

/** Pickups are offered from 06:00 to 22:00, every half hour. */
export const PICKUP_TIMES: readonly ClockTime[] = clockTimes('06:00', '22:00', 30)
export const MAX_PASSENGERS = 9
export const MAX_LUGGAGE = 10
