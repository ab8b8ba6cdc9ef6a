import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { type Drive, occupancyOf } from '../allocation/occupancy.rules.ts'
import { type Fleet, freeDrivers, freeVehicles, type Load } from './fleet.rules.ts'

/**
 * How many vehicles of a class that take the load are free for every drive; a drive needs a driver too, where drivers are
 * entered.
 * @returns null without a fleet
 */
export function countFree(
  fleet: Fleet,
  drives: readonly Drive[],
  need: Load & { class: VehicleClass },
): number | null {
  if (fleet.vehicles.length === 0) return null
  const counts = drives.map((drive) => {
    const span = occupancyOf(drive)
    const drivers = fleet.drivers.length > 0 ? freeDrivers(fleet, span).length : Infinity
    return Math.min(freeVehicles(fleet, { ...span, ...need }).length, drivers)
  })
  return Math.min(...counts)
}
