import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import type { CrewGap } from '#fleet/allocation/best-crew.rules.ts'
import type { Choice } from '#fleet/allocation/choose-vehicle.rules.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'

/** What is wrong with the crew of a trip, and the best that can be done about it. */
export type CrewAnswer = {
  /** `No vehicle`. */
  label: string
  /** One sentence. */
  why: string
  /** What its button assigns; without it the button leads to where a person can look further. */
  assign?: { vehicleId: string; driverId: string; button: string }
}

const LABELS: Record<`${CrewGap['part']}-${CrewGap['is']}`, string> = {
  'vehicle-missing': 'No vehicle',
  'vehicle-unfit': 'Vehicle can’t go',
  'driver-missing': 'No driver',
  'driver-unfit': 'Driver can’t go',
}

type Names = {
  vehicles: readonly Pick<Vehicle, 'id' | 'plate' | 'class'>[]
  drivers: readonly Pick<Driver, 'id' | 'name'>[]
}

/** @param best undefined when no vehicle is free */
export function crewAnswerOf(gap: CrewGap, best: Choice | undefined, fleet: Names): CrewAnswer {
  const label = LABELS[`${gap.part}-${gap.is}`]
  const vehicle = fleet.vehicles.find(({ id }) => id === best?.vehicleId)
  const driver = fleet.drivers.find(({ id }) => id === best?.driverId)
  if (fleet.vehicles.length === 0) return { label, why: 'No vehicle has been entered yet.' }
  if (!vehicle) return { label, why: 'No vehicle large enough is free at that time.' }
  const car = `${vehicleClasses[vehicle.class].name} ${vehicle.plate}`
  const assign = { vehicleId: vehicle.id, driverId: driver?.id ?? '' }
  const number = shortPlate(vehicle.plate)
  if (gap.part === 'driver') {
    if (!driver) return { label, why: 'No driver is free at that time.' }
    const why = `${driver.name} is free for the whole trip.`
    return { label, why, assign: { ...assign, button: `Assign ${driver.name}` } }
  }
  if (driver) {
    const why = `${driver.name} is free for the whole trip, with ${car}.`
    return { label, why, assign: { ...assign, button: `Assign ${driver.name}, ${number}` } }
  }
  const why = fleet.drivers.length === 0 ? `${car} is free.` : `${car} is free, but no driver is.`
  return { label, why, assign: { ...assign, button: `Assign ${number}` } }
}

/** The last digits of a plate, by which people call a vehicle: `0101` of `ทด 0101`. */
function shortPlate(plate: string): string {
  return /\d+(?=\D*$)/.exec(plate)?.[0] ?? plate
}
