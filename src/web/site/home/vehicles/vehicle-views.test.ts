import { expect, test } from 'vitest'
import { fareOf } from '#catalogue/fare.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { formatBaht } from '#money/money.rules.ts'
import { vehicleViewsOf } from './vehicle-views.ts'

test('no day that starts in Kanchanaburi is cheaper than "A local day from …" of its vehicle', () => {
  const lowest = VEHICLE_CLASSES.map((vehicleClass) =>
    Math.min(...catalogue.tours.flatMap(({ prices }) => fareOf(prices, 'kanchanaburi', vehicleClass) ?? [])),
  )
  expect(vehicleViewsOf(catalogue).map(({ from }) => from)).toEqual(lowest.map(formatBaht))
  expect(lowest[0]).toBe(1200)
})
