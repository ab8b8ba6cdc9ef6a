import { listTours, pricesOf } from '#content/catalogue.ts'
import { fleet } from '#content/fleet.ts'
import { fareOf } from '#domain/fare.ts'
import { formatBaht } from '#domain/money.ts'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES } from '#domain/vehicle.ts'

/** The vehicles with the lowest price of each for a day that starts in Kanchanaburi. For the loader: it reads the price list. */
export function lineUpOf() {
  const prices = listTours('kanchanaburi').map(pricesOf)
  return VEHICLE_CLASSES.map((vehicle) => {
    const fares = prices.flatMap((price) => fareOf(price, 'kanchanaburi', vehicle) ?? [])
    const { name, model, luggage, picture } = fleet[vehicle]
    return {
      ...{ vehicle, name, model, picture },
      guests: `1-${DEFAULT_CAPACITY[vehicle].to} guests`,
      bags: `${luggage} large bags`,
      from: formatBaht(Math.min(...fares)),
    }
  })
}
