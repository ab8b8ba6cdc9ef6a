import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf } from '#catalogue/fare.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { formatBaht } from '#money/money.rules.ts'
import {
  lineField,
  linesShown,
  MOST_LINES,
  numbers,
  type TypedQuote,
} from '#quotes/writing/quote-fields.rules.ts'

export type PriceOption = { id: string; title: string; priceBaht: number; label: string }

/** The day trips of the price list, each from each of its towns, at the price of the vehicle of the quote. */
export function priceOptionsOf({ tours }: Catalogue, typed: TypedQuote): PriceOption[] {
  const vehicleClass = VEHICLE_CLASSES.find((one) => one === typed.vehicle) ?? 'suv'
  return tours.flatMap(({ id, title, prices }) =>
    originsOf(prices).flatMap((origin) => {
      const priceBaht = fareOf(prices, origin, vehicleClass)
      if (priceBaht === undefined) return []
      const name = `${title}, from ${townNames[origin]}`
      return [{ id: `${id} ${origin}`, title: name, priceBaht, label: `${name}: ${formatBaht(priceBaht)}` }]
    }),
  )
}

/** The form with a line of the price list in its first empty row, or in a new one. */
export function withPriceLine(typed: TypedQuote, option: PriceOption | undefined): TypedQuote {
  const row = numbers(MOST_LINES).find(
    (line) => !typed[lineField(line, 'label')] && !typed[lineField(line, 'each')],
  )
  if (!option || !row) return typed
  return {
    ...typed,
    lines: String(Math.max(row, linesShown(typed))),
    [lineField(row, 'label')]: option.title,
    [lineField(row, 'count')]: typed[lineField(row, 'count')] || '1',
    [lineField(row, 'each')]: String(option.priceBaht),
  }
}
