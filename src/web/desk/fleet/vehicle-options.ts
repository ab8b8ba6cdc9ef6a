import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { PAPER_COLUMNS, VEHICLE_PAPERS } from '#fleet/availability/papers.rules.ts'
import type { Driver } from '#fleet/fleet.store.ts'
import { PAPER_NAMES } from '#fleet/fleet.words.ts'

/** What the form of a vehicle offers; made on the server, so that the browser does not load the words. */
export function vehicleOptions(drivers: readonly Driver[]) {
  return {
    classes: VEHICLE_CLASSES.map((id) => ({ id, name: vehicleClasses[id].name })),
    drivers: drivers.map(({ id, name }) => ({ id, name })),
    papers: VEHICLE_PAPERS.map((paper) => ({
      column: PAPER_COLUMNS[paper],
      name: PAPER_NAMES[paper].name,
    })),
  }
}

export type VehicleOptions = ReturnType<typeof vehicleOptions>
