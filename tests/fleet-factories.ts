import type { Taken } from '#domain/availability/allocation.ts'
import type { FleetVehicle } from '#domain/availability/fleet.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'

const ROOM = { car: { seats: 4, bags: 2 }, suv: { seats: 6, bags: 4 }, van: { seats: 10, bags: 10 } }

/** A vehicle for the rules, without a database. */
export function vehicleOf(
  id: string,
  vehicleClass: VehicleClass,
  changes: Partial<FleetVehicle> = {},
): FleetVehicle {
  return { id, class: vehicleClass, ...ROOM[vehicleClass], usualDriverId: null, ...changes }
}

/** Something that is taken between two times of Bangkok, such as `2026-11-27T06:00`. */
export function takenFrom(from: string, until: string, changes: Partial<Taken>): Taken {
  return {
    ...{ vehicleId: null, driverId: null, status: 'firm', expiresAt: null },
    busyFrom: inBangkok(from),
    busyUntil: inBangkok(until),
    ...changes,
  }
}

export function inBangkok(time: string): Date {
  return new Date(`${time}:00+07:00`)
}
