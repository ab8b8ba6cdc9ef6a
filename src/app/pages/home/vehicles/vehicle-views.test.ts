import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { fareOf } from '#domain/catalogue/fare.ts'
import { VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { formatBaht } from '#domain/money.ts'
import { vehicleViewsOf } from './vehicle-views.ts'

test('no day that starts in Kanchanaburi is cheaper than "A local day from …" of its vehicle', () => {
  const lowest = VEHICLE_CLASSES.map((vehicle) =>
    Math.min(...catalogue.tours.flatMap(({ prices }) => fareOf(prices, 'kanchanaburi', vehicle) ?? [])),
  )
  expect(vehicleViewsOf(catalogue).map(({ from }) => from)).toEqual(lowest.map(formatBaht))
  expect(lowest[0]).toBe(1200)
})
