import { makePhoto } from '#catalogue/photos/make-photo.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import type { blackouts, drivers, photos, vehicles } from '#platform/database/schema/schema.ts'
import { PORTRAITS } from './sample-portraits.ts'
import { dayFromToday, type SeedContext } from './seed-context.ts'
import { idOf } from './seeded-random.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: string }

/** Guests' seats, without the driver's. */
const SEATS: Record<VehicleClass, number> = { car: 4, suv: 6, van: 10 }

/** Licences by the days until they end; one ends soon. */
const CREW: [name: string, thaiName: string, languages: string[], since: number, licenceDays: number][] = [
  ['Anan', 'อนันต์', ['th', 'en'], 2014, 900],
  ['Malee', 'มาลี', ['th', 'en'], 2019, 1400],
  ['Prasit', 'ประสิทธิ์', ['th'], 2006, 12],
  ['Somchai', 'สมชาย', ['th', 'en', 'de'], 2011, 640],
]

/** Papers by the days until they end: road tax, inspection, compulsory cover and insurance. Two of the last van end soon. */
const PARKED: [vehicleClass: VehicleClass, driver: string, papers: [number, number, number, number]][] = [
  ['car', 'Malee', [108, 108, 108, 216]],
  ['car', 'Prasit', [164, 164, 164, 216]],
  ['suv', 'Anan', [57, 57, 57, 216]],
  ['van', 'Somchai', [84, 84, 84, 216]],
  ['van', 'Prasit', [23, 6, 371, 216]],
]

/** Four drivers with invented telephone numbers, who are on the public pages. */
export function listDrivers(context: SeedContext): Row<typeof drivers>[] {
  return CREW.map(([name, thaiName, languages, drivingSince, licenceDays], index) => ({
    ...{ id: driverId(name), name, thaiName, languages, phone: `+66 00 000 002${index + 1}` },
    ...{ drivingSince, onWebsite: true },
    licenceExpiresOn: dayFromToday(context, licenceDays),
  }))
}

/** Two cars, one SUV and two vans with invented plates. */
export function listVehicles(context: SeedContext): (Row<typeof vehicles> & { usualDriverId: string })[] {
  return PARKED.map(([vehicleClass, driver, [roadTax, inspection, compulsory, insurance]], index) => ({
    ...{ id: idOf(`vehicle ${index + 1}`), class: vehicleClass, plate: `ฮฮ 004${index + 1} กาญจนบุรี` },
    name: vehicleClasses[vehicleClass].model.replace(/ or similar|,.*/, ''),
    ...{
      seats: SEATS[vehicleClass],
      bags: vehicleClasses[vehicleClass].luggage,
      usualDriverId: driverId(driver),
    },
    roadTaxExpiresOn: dayFromToday(context, roadTax),
    inspectionExpiresOn: dayFromToday(context, inspection),
    compulsoryCoverExpiresOn: dayFromToday(context, compulsory),
    insuranceExpiresOn: dayFromToday(context, insurance),
  }))
}

/** Their drawn portraits, made as an uploaded photo is. */
export async function listPhotos(): Promise<Row<typeof photos>[]> {
  const { default: sharp } = await import('sharp')
  const made = CREW.map(async ([name]) => {
    const drawn = await sharp(Buffer.from(PORTRAITS[name] ?? ''))
      .png()
      .toBuffer()
    const photo = await makePhoto('driver', drawn)
    if (!photo.ok) throw new Error(`the portrait of ${name} cannot be drawn`)
    return { id: idOf(`photo of ${name}`), driverId: driverId(name), bytes: photo.bytes, isSample: true }
  })
  return Promise.all(made)
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
