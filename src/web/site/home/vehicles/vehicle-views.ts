import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatBaht } from '#money/money.rules.ts'

/** The vehicles with the lowest price of each for any day that starts in Kanchanaburi. For the loader. */
export function vehicleViewsOf({ tours }: Catalogue) {
  return VEHICLE_CLASSES.map((vehicleClass) => {
    const fares = tours.flatMap(({ prices }) => fareOf(prices, 'kanchanaburi', vehicleClass) ?? [])
    const { name, model, luggage, picture } = vehicleClasses[vehicleClass]
    return {
      ...{ vehicleClass, name, model, picture },
      guests: `${DEFAULT_CAPACITY[vehicleClass].from}-${DEFAULT_CAPACITY[vehicleClass].to} guests`,
      bags: `${luggage} large bags`,
      from: formatBaht(Math.min(...fares)),
    }
  })
}
