import { fleet } from '#content/catalogue/fleet.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { fareOf } from '#domain/catalogue/fare.ts'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { formatBaht } from '#domain/money.ts'

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
