import { guidingSentence, operatorFacts } from '#bookings/operator.words.ts'
import type { Tour } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { company } from '#content/company.ts'
import type { PublicDriver, PublicFleet, PublicVehicle } from '#fleet/find-public-fleet.ts'
import { languageNames } from '#fleet/fleet.words.ts'
import { counted } from '#platform/text/counted.ts'

export type OperatorView = ReturnType<typeof operatorOnAbout>

const DRIVERS_SHOWN = 8
const VEHICLES_SHOWN = 8

/** The drivers, for the home page. For the loader. */
export function driversOnHome({ drivers }: PublicFleet): OperatorView['drivers'] {
  return drivers.slice(0, DRIVERS_SHOWN).map(driverViewOf)
}

/** The company with its address, its drivers and its vehicles, for the page about them. For the loader. */
export function operatorOnAbout(
  { drivers, vehicles }: PublicFleet,
  tours: readonly Pick<Tour, 'isGuided'>[],
) {
  return {
    facts: [
      ...operatorFacts(),
      { name: 'Office', text: company.address },
      { name: 'Guiding', text: guidingSentence(tours) },
    ],
    drivers: drivers.slice(0, DRIVERS_SHOWN).map(driverViewOf),
    vehicles: vehicles.slice(0, VEHICLES_SHOWN).map(vehicleViewOf),
  }
}

/** One vehicle of each class that a trip offers; its drivers are at the head of its page, its guiding among its facts. */
export function operatorOfTrip(
  { vehicles }: Pick<PublicFleet, 'vehicles'>,
  offered: readonly VehicleClass[],
): OperatorView {
  const oneOfEach = offered.flatMap((one) => vehicles.find((vehicle) => vehicle.class === one) ?? [])
  return {
    facts: operatorFacts(),
    drivers: [],
    vehicles: oneOfEach.map(vehicleViewOf),
  }
}

function driverViewOf({ id, firstName, languages, drivingSince, photo }: PublicDriver) {
  return {
    ...{ id, firstName, photo },
    speaks: languageNames(languages).join(', '),
    since: drivingSince === null ? '' : `Driving since ${drivingSince}`,
  }
}

function vehicleViewOf({ id, model, class: vehicleClass, seats, plateEnding, photo }: PublicVehicle) {
  return {
    ...{ id, model, photo, plateEnding },
    drawing: vehicleClasses[vehicleClass].picture,
    seats: `${vehicleClasses[vehicleClass].name}, ${counted(seats, 'passenger seat')}`,
  }
}
