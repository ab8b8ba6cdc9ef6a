import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { numberInWords } from '#platform/text/number-words.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import type { VehicleView } from '../booking-form/booking-view.ts'
import { eachPays } from '../booking-form/each-pays.ts'

/** A usual party of each class; a vehicle with fewer seats shows as many as it has. */
const USUAL = { car: 2, suv: 4, van: 7 }
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

type Priced = Pick<VehicleView, 'vehicleClass' | 'upTo' | 'priceBaht'>

/** What parties of different sizes pay, each in the smallest vehicle that seats it; undefined for one vehicle alone. */
export function partyPricesOf(vehicles: readonly Priced[]) {
  const rows = vehicles.map(({ vehicleClass, upTo, priceBaht }, index) => {
    // A party that the smaller vehicle seats would not need this one.
    const guests = Math.min(upTo, Math.max(USUAL[vehicleClass], (vehicles[index - 1]?.upTo ?? 0) + 1))
    return {
      ...{ guests, vehicle: vehicleNouns[vehicleClass] },
      ...{ price: formatBaht(priceBaht), each: eachPays(priceBaht, guests) },
    }
  })
  if (rows.length < 2) return undefined
  const sizes = list.format(rows.map(({ guests }) => numberInWords(guests)))
  return { title: `${atSentenceStart(sizes)} of you`, rows }
}
