import type { Span, Taken } from '../allocation/allocation.rules.ts'
import { type NotFree, whyDriverNotFree, whyVehicleNotFree } from '../allocation/not-free.rules.ts'
import type { Fleet, FleetDriver, FleetVehicle, Load } from './fleet.rules.ts'

/** A drive that is moved: when, for how many, and what it has now. */
export type Moving = Span & Load & { vehicleId: string | null; driverId: string | null }

/** What a vehicle or a driver says to a drive that is moved: it is here, it fits with this crew, or why it does not. */
export type MoveTarget<Busy extends Taken = Taken> =
  | { is: 'here' }
  | { is: 'free'; vehicleId: string; driverId: string | null }
  | { is: 'not-free'; why: NotFree<Busy> }

type FleetAround<Busy extends Taken> = Fleet & { taken: readonly Busy[] }

/**
 * To which vehicles and drivers a drive can be moved on its day, by their ids. `taken` is without the drive itself.
 * Drivers are offered only when the drive has a vehicle of the fleet: a driver alone cannot be assigned.
 */
export function moveTargets<Busy extends Taken>(
  moving: Moving,
  fleet: FleetAround<Busy>,
): { vehicles: Map<string, MoveTarget<Busy>>; drivers: Map<string, MoveTarget<Busy>> } {
  const { vehicles, drivers, taken, today } = fleet
  const own = vehicles.find(({ id }) => id === moving.vehicleId)
  const ownWhy = own && whyVehicleNotFree(own, taken, moving, today)
  return {
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicleTarget(vehicle, moving, fleet)])),
    drivers: new Map(
      own
        ? drivers.map((driver) => {
            const why = ownWhy ?? whyDriverNotFree(driver, taken, moving)
            return [driver.id, driverTarget(driver, own.id, moving, why)]
          })
        : [],
    ),
  }
}

function vehicleTarget<Busy extends Taken>(
  vehicle: FleetVehicle,
  moving: Moving,
  fleet: FleetAround<Busy>,
): MoveTarget<Busy> {
  if (vehicle.id === moving.vehicleId) return { is: 'here' }
  const why = whyVehicleNotFree(vehicle, fleet.taken, moving, fleet.today)
  if (why) return { is: 'not-free', why }
  return { is: 'free', vehicleId: vehicle.id, driverId: driverWith(vehicle, moving, fleet) }
}

/** The driver stays with the drive; without one who can, the usual driver of the vehicle, or anybody who is free. */
export function driverWith(
  vehicle: FleetVehicle,
  moving: Moving,
  { drivers, taken }: Pick<Fleet, 'drivers' | 'taken'>,
): string | null {
  const free = drivers.filter((driver) => !whyDriverNotFree(driver, taken, moving))
  const wanted = [moving.driverId, vehicle.usualDriverId]
  const [first] = [...wanted.flatMap((one) => free.filter(({ id }) => id === one)), ...free]
  return first?.id ?? null
}

function driverTarget<Busy extends Taken>(
  { id }: FleetDriver,
  vehicleId: string,
  moving: Moving,
  why: NotFree<Busy> | undefined,
): MoveTarget<Busy> {
  if (id === moving.driverId) return { is: 'here' }
  return why ? { is: 'not-free', why } : { is: 'free', vehicleId, driverId: id }
}
