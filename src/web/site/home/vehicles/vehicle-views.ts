import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { formatBaht } from '#money/money.rules.ts'

/** The vehicles with the lowest price of each for any day that starts in Kanchanaburi. For the loader. */
export function vehicleViewsOf({ tours }: Catalogue) {
  return VEHICLE_CLASSES.map((vehicle) => {
    const fares = tours.flatMap(({ prices }) => fareOf(prices, 'kanchanaburi', vehicle) ?? [])
    const { name, model, luggage, picture } = fleet[vehicle]
    return {
      ...{ vehicle, name, model, picture },
      guests: `${DEFAULT_CAPACITY[vehicle].from}-${DEFAULT_CAPACITY[vehicle].to} guests`,
      bags: `${luggage} large bags`,
      from: formatBaht(Math.min(...fares)),
    }
  })
}
