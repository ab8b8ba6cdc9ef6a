import { type ClockTime, clockTimes } from './clock-time.ts'
import type { Capacity } from './vehicle.ts'

export const TAXI_SERVICES = { 'one-way': 'One-way', 'round-trip': 'Round trip' } as const
export type TaxiService = keyof typeof TAXI_SERVICES

/** The taxi form has a table of its own (booking.md section 9). */
export const TAXI_CAPACITY = {
  car: { from: 1, to: 4 },
  suv: { from: 1, to: 6 },
  van: { from: 1, to: 9 },
} satisfies Capacity

/** 06:00 to 22:00 in half hours (booking.md section 9). */
export const PICKUP_TIMES: readonly ClockTime[] = clockTimes('06:00', '22:00', 30)
export const MAX_PASSENGERS = 9
export const MAX_LUGGAGE = 10
