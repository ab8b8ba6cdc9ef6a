import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Fleet } from '../availability/fleet.rules.ts'
import { driverWith, type Moving, moveTargets } from '../availability/move-targets.rules.ts'
import type { Choice } from './choose-vehicle.rules.ts'
import { whyDriverNotFree, whyVehicleNotFree } from './not-free.rules.ts'

/** An agreed drive with what it has now; the class is what the guest booked, null when the operator chooses. */
export type CrewedDrive = Moving & { class: VehicleClass | null }

/** What keeps a drive from leaving: something is missing, or what it has cannot go. */
export type CrewGap = { part: 'vehicle' | 'driver'; is: 'missing' | 'unfit' }

/**
 * The first thing that the drive needs, `undefined` when it has all. `taken` is without the drive itself. Without
 * drivers in the fleet a vehicle is enough.
 */
export function crewGap(drive: CrewedDrive, fleet: Fleet): CrewGap | undefined {
  if (drive.vehicleId === null) return { part: 'vehicle', is: 'missing' }
  if (!hasFitVehicle(drive, fleet)) return { part: 'vehicle', is: 'unfit' }
  if (fleet.drivers.length === 0) return undefined
  if (drive.driverId === null) return { part: 'driver', is: 'missing' }
  const driver = fleet.drivers.find(({ id }) => id === drive.driverId)
  if (!driver || whyDriverNotFree(driver, fleet.taken, drive)) return { part: 'driver', is: 'unfit' }
  return undefined
}

/**
 * The vehicle and driver to propose for a drive: what it has stays where it can, then comes the booked class, then the
 * smallest that fits. The driver is null when no driver is free.
 * @returns `undefined` when no vehicle is free
 */
export function bestCrew(drive: CrewedDrive, fleet: Fleet): Choice | undefined {
  const own = fleet.vehicles.find(({ id }) => id === drive.vehicleId)
  if (own && hasFitVehicle(drive, fleet))
    return { vehicleId: own.id, driverId: driverWith(own, drive, fleet) }
  const { vehicles } = moveTargets(drive, fleet)
  const [vehicle] = fleet.vehicles
    .filter(({ id }) => vehicles.get(id)?.is === 'free')
    .sort(
      (one, other) =>
        Number(other.class === drive.class) - Number(one.class === drive.class) ||
        one.seats - other.seats ||
        (one.id < other.id ? -1 : 1),
    )
  return vehicle && { vehicleId: vehicle.id, driverId: driverWith(vehicle, drive, fleet) }
}

function hasFitVehicle(drive: CrewedDrive, { vehicles, taken, today }: Fleet): boolean {
  const own = vehicles.find(({ id }) => id === drive.vehicleId)
  return own !== undefined && !whyVehicleNotFree(own, taken, drive, today)
}
