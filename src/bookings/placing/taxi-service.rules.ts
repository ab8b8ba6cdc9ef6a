import { VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { type ClockTime, clockTimes } from '#platform/time/clock-time.ts'

/** The two services with their labels. */
export const TAXI_SERVICES = { 'one-way': 'One-way', 'round-trip': 'Round trip' } as const
export type TaxiService = keyof typeof TAXI_SERVICES

/** Passengers per vehicle on a transfer: more than on a day trip. */
export const TAXI_SEATS = { car: 4, suv: 6, van: 9 } as const satisfies Record<VehicleClass, number>

/** The capacity of each vehicle on a transfer; `luggage` in large pieces. */
export type TaxiVehicles = Record<VehicleClass, { seats: number; luggage: number }>
/** A party with its luggage, in large pieces. */
export type Load = { passengers: number; luggage: number }

/** The smallest vehicle that takes the party and its luggage together; `undefined` when none does. */
export function vehicleForLoad(load: Load, vehicles: TaxiVehicles): VehicleClass | undefined {
  return VEHICLE_CLASSES.find((vehicleClass) => takes(vehicles[vehicleClass], load))
}

/** Does this vehicle take the party and its luggage together? */
export function takes({ seats, luggage }: { seats: number; luggage: number }, load: Load): boolean {
  return load.passengers <= seats && load.luggage <= luggage
}

/**
 * The problem of a vehicle that cannot take the party and its luggage; `undefined` when it can, and also when no vehicle
 * can, because then the operator finds a solution with the guest.
 */
export function rideProblem(
  { vehicleClass, ...load }: Load & { vehicleClass: VehicleClass },
  vehicles: TaxiVehicles,
): Problem | undefined {
  const { seats, luggage } = vehicles[vehicleClass]
  const fitting = vehicleForLoad(load, vehicles)
  if (!fitting || takes(vehicles[vehicleClass], load)) return undefined
  return { code: 'load-too-large', vehicleClass, most: { passengers: seats, luggage }, load, fitting }
}

/** A number of luggage pieces: `None`, `1 piece`, `3 pieces`. */
export function piecesInWords(pieces: number): string {
  if (pieces === 0) return 'None'
  return pieces === 1 ? '1 piece' : `${pieces} pieces`
}

export const FIRST_PICKUP: ClockTime = '06:00'
export const LAST_PICKUP: ClockTime = '22:00'
/** Pickups are offered every half hour. */
export const PICKUP_TIMES: readonly ClockTime[] = clockTimes(FIRST_PICKUP, LAST_PICKUP, 30)
/** The other half hours, from the evening to the morning, at the night rate. */
export const NIGHT_PICKUP_TIMES: readonly ClockTime[] = [
  ...clockTimes('22:30', '23:30', 30),
  ...clockTimes('00:00', '05:30', 30),
]
export const MAX_PASSENGERS = 9
export const MAX_LUGGAGE = 10
/** Longer than any flight number, with the spaces that people write. */
export const FLIGHT_LENGTH = 20
