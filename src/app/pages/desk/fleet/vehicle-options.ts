import type { Driver } from '#adapters/database/fleet.ts'
import { fleet as classes } from '#content/catalogue/fleet.ts'
import { PAPER_NAMES } from '#content/fleet-words.ts'
import { PAPER_COLUMNS, VEHICLE_PAPERS } from '#domain/availability/papers.ts'
import { VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'

/** What the form of a vehicle offers; made on the server, so that the browser does not load the words. */
export function vehicleOptions(drivers: readonly Driver[]) {
  return {
    classes: VEHICLE_CLASSES.map((id) => ({ id, name: classes[id].name })),
    drivers: drivers.map(({ id, name }) => ({ id, name })),
    papers: VEHICLE_PAPERS.map((paper) => ({
      column: PAPER_COLUMNS[paper],
      name: PAPER_NAMES[paper].name,
    })),
  }
}

export type VehicleOptions = ReturnType<typeof vehicleOptions>
