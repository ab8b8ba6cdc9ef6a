import type { blackouts, drivers, vehicles } from '#adapters/database/schema/schema.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { dayFromToday, type SeedContext } from './seed-context.ts'
import { idOf } from './seeded-random.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: string }

/** Guests' seats, without the driver's. */
const SEATS: Record<VehicleClass, number> = { car: 4, suv: 6, van: 10 }

const CREW: [name: string, languages: string[], licenceDays: number][] = [
  ['Anan', ['th', 'en'], 900],
  ['Malee', ['th', 'en'], 1400],
  ['Prasit', ['th'], 300],
  ['Somchai', ['th', 'en', 'de'], 640],
]

const PARKED: [vehicleClass: VehicleClass, driver: string, insuranceDays: number][] = [
  ['car', 'Malee', 210],
  ['car', 'Prasit', 35],
  ['suv', 'Anan', 160],
  ['van', 'Somchai', 280],
  ['van', 'Prasit', 95],
]

/** Four drivers with invented telephone numbers. */
export function listDrivers(context: SeedContext): Row<typeof drivers>[] {
  return CREW.map(([name, languages, licenceDays], index) => ({
    ...{ id: driverId(name), name, languages, phone: `+66 00 000 002${index + 1}` },
    licenceExpiresOn: dayFromToday(context, licenceDays),
  }))
}

/** Two cars, one SUV and two vans with invented plates. */
export function listVehicles(context: SeedContext): (Row<typeof vehicles> & { usualDriverId: string })[] {
  return PARKED.map(([vehicleClass, driver, insuranceDays], index) => ({
    ...{ id: idOf(`vehicle ${index + 1}`), class: vehicleClass, plate: `ฮฮ 004${index + 1} กาญจนบุรี` },
    name: fleet[vehicleClass].model.replace(/ or similar|,.*/, ''),
    ...{ seats: SEATS[vehicleClass], bags: fleet[vehicleClass].luggage, usualDriverId: driverId(driver) },
    insuranceExpiresOn: dayFromToday(context, insuranceDays),
    inspectionExpiresOn: dayFromToday(context, insuranceDays + 60),
  }))
}

/** One day in two weeks on which nothing is sold. */
export function listBlackouts(context: SeedContext): Row<typeof blackouts>[] {
  const day = dayFromToday(context, 15)
  const reason = 'We do not drive on this day: all our drivers are at a wedding.'
  return [{ id: idOf('blackout 1'), firstDay: day, lastDay: day, reason }]
}

function driverId(name: string): string {
  return idOf(`driver ${name}`)
}
