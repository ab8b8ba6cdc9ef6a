import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Taken } from '#fleet/allocation/allocation.rules.ts'
import type { Fleet, FleetDriver, FleetVehicle } from '#fleet/availability/fleet.rules.ts'

const NO_PAPERS = {
  ...{ roadTaxExpiresOn: null, inspectionExpiresOn: null },
  ...{ compulsoryCoverExpiresOn: null, insuranceExpiresOn: null },
}
const ROOM = { car: { seats: 4, bags: 2 }, suv: { seats: 6, bags: 4 }, van: { seats: 10, bags: 10 } }

/** A vehicle for the rules, without a database. */
export function vehicleOf(
  id: string,
  vehicleClass: VehicleClass,
  changes: Partial<FleetVehicle> = {},
): FleetVehicle {
  return { id, class: vehicleClass, ...ROOM[vehicleClass], usualDriverId: null, ...NO_PAPERS, ...changes }
}

/** A driver for the rules who works every day and whose licence never ends. */
export function driverOf(id: string, changes: Partial<FleetDriver> = {}): FleetDriver {
  return { id, licenceExpiresOn: null, weeklyDaysOff: [], ...changes }
}

/** A fleet on the day of `tests/site.ts`, without drivers and with nothing taken. */
export function fleetOf(vehicles: FleetVehicle[], changes: Partial<Fleet> = {}): Fleet {
  return { vehicles, drivers: [], taken: [], today: '2026-11-20', ...changes }
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
