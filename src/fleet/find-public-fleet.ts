import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import {
  countDriversInService,
  listDriversOnWebsite,
  listVehiclesOnWebsite,
} from '#catalogue/photos/public-fleet.store.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import { englishFirst, firstNameOf, plateEndingOf } from './public-fleet.rules.ts'

/** The address of a photo, and whether it is one of the drawings of the invented season, which a public site never shows. */
type PublicPhoto = { src: string; isSample: boolean } | undefined

export type PublicDriver = {
  id: string
  firstName: string
  /** Codes such as `th` and `en`. */
  languages: string[]
  /** A year. */
  drivingSince: number | null
  photo: PublicPhoto
}

export type PublicVehicle = {
  id: string
  model: string
  class: VehicleClass
  /** For guests, without the driver's. */
  seats: number
  /** The last digits; empty when the plate has too few. */
  plateEnding: string
  photo: PublicPhoto
}

export type PublicFleet = {
  drivers: PublicDriver[]
  vehicles: PublicVehicle[]
  /** May a driver come who is not among these? */
  hasOtherDrivers: boolean
}

/**
 * What strangers may know of drivers and vehicles: of a driver who agreed to it the first name and never the phone, of a
 * plate its last digits. Both are empty while the database is away.
 */
export async function findPublicFleet(
  deps: Pick<Deps, 'db' | 'alarms' | 'showsSamples'>,
): Promise<PublicFleet> {
  return unlessDatabaseAway(deps, { drivers: [], vehicles: [], hasOtherDrivers: false }, async () => {
    const { read } = deps.db
    const photoOf = (photo: StoredPhoto) => publicPhotoOf(photo, deps.showsSamples)
    const [drivers, vehicles, inService] = await Promise.all([
      listDriversOnWebsite(read),
      listVehiclesOnWebsite(read),
      countDriversInService(read),
    ])
    return {
      drivers: englishFirst(drivers).map(({ id, name, languages, drivingSince, ...photo }) => ({
        ...{ id, firstName: firstNameOf(name), languages, drivingSince, photo: photoOf(photo) },
      })),
      hasOtherDrivers: inService > drivers.length,
      vehicles: vehicles.map(({ id, name, class: vehicleClass, seats, plate, ...photo }) => ({
        ...{ id, model: name, class: vehicleClass, seats },
        ...{ plateEnding: plateEndingOf(plate), photo: photoOf(photo) },
      })),
    }
  })
}

type StoredPhoto = { photoId: string | null; isSample: boolean | null }

function publicPhotoOf({ photoId, isSample }: StoredPhoto, showsSamples: boolean): PublicPhoto {
  if (photoId === null || (isSample && !showsSamples)) return undefined
  return { src: photoAddress(photoId), isSample: isSample === true }
}
