import { expect, test } from 'vitest'
import { capacityOf, findTour, listTours } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf, vehiclesOffered } from '#catalogue/fare.rules.ts'
import { catalogue } from './catalogue.ts'
import { priceList } from './price-list.ts'

test('every trip has a price and every price a trip', () => {
  expect(Object.keys(priceList).sort()).toEqual(catalogue.tours.map(({ id }) => id).sort())
})

// The agreed prices for car, SUV and van. One agreed row, "Erawan tour and floating market", is two trips.
test.for([
  ['Elephant sanctuary', 'ethical-elephant-sanctuary', 'kanchanaburi', 4300, 4800, 5300],
  ['Cultural journey', 'cultural-journey', 'kanchanaburi', 5200, 5700, 6100],
  ['River Kwai adventure', 'river-kwai-adventure', 'kanchanaburi', 4600, 5100, 5500],
  ['Historical highlights', 'kanchanaburi-historical-highlights', 'bangkok', 4500, 5500, 6500],
  ['River Kwai and Hellfire Pass', 'river-kwai-hellfire-pass', 'bangkok', 5300, 5800, 6300],
  ['Death railway journey', 'death-railway-historical-journey', 'bangkok', 4500, 5500, 6500],
  ['Erawan tour', 'erawan-death-railway', 'bangkok', 5300, 5800, 6300],
  ['floating-market page', 'floating-market-kanchanaburi', 'bangkok', 5300, 5800, 6300],
  ['Erawan Falls and Phra That Cave', 'erawan-cave-exploration', 'kanchanaburi', 4300, 4800, 5300],
  ['Historical immersion', 'historical-immersion', 'kanchanaburi', 4300, 4800, 5200],
] as const)('%s (%s) from %s: car %d, SUV %d, van %d', ([, id, origin, ...fares]) => {
  expect(faresOf(id, origin)).toEqual(fares)
})

// "Example Bangkok tour prices": the first two come with tables, the other thirteen are one figure each.
test('the 15 Bangkok trips cost what the specification lists, in its order', () => {
  const [first, second, ...others] = listTours(catalogue, 'bangkok').map(({ id }) => id)
  expect(faresOf(first, 'bangkok')).toEqual([4500, 5500, 6500])
  expect(faresOf(second, 'bangkok')).toEqual([5300, 5800, 6300])
  expect(faresOf(second, 'kanchanaburi')).toEqual([4300, 4800, 5300])
  const flat = [3100, 3500, 2200, 2600, 1800, 2100, 2400, 1600, 1900, 2700, 1400, 1700, 1200]
  expect(others.map((id) => priceList[id])).toEqual(flat.map((baht) => ({ flat: baht })))
})

test('the ten Kanchanaburi trips cost what the specification lists, in its order', () => {
  expect(listTours(catalogue, 'kanchanaburi').map(({ id }) => faresOf(id, 'kanchanaburi'))).toEqual([
    [4300, 4800, 5200],
    [4800, 5300, 5700],
    [5200, 5700, 6100],
    [4600, 5100, 5500],
    [5800, 6300, undefined],
    [6200, 6700, 7100],
    [3500, 4000, 4400],
    [3800, 4300, 4700],
    [5000, 5500, undefined],
    [4500, 5000, 5400],
  ])
})

test.for(['hidden-gems', 'active-exploration'])(
  '%s has no van price, so no van is offered or seated',
  (id) => {
    const tour = findTour(catalogue, id)
    expect(tour && vehiclesOffered(tour.prices, 'kanchanaburi')).toEqual(['car', 'suv'])
    expect(tour && Object.keys(capacityOf(tour))).toEqual(['car', 'suv'])
  },
)

test('every price is whole baht, and a larger vehicle never costs less', () => {
  const wrong = catalogue.tours.filter((tour) =>
    originsOf(tour.prices).some((origin) => {
      const fares = faresOf(tour.id, origin).filter((fare) => fare !== undefined)
      return fares.some(
        (fare, index) => !Number.isSafeInteger(fare) || fare <= 0 || fare < (fares[index - 1] ?? 0),
      )
    }),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every trip is sold from the town of its list', () => {
  const elsewhere = catalogue.tours.filter((tour) => !originsOf(tour.prices).includes(tour.region))
  expect(elsewhere.map(({ id }) => id)).toEqual([])
})

function faresOf(id: string | undefined, origin: 'bangkok' | 'kanchanaburi') {
  const prices = priceList[id ?? '']
  if (!prices) throw new Error(`no price for ${id}`)
  return (['car', 'suv', 'van'] as const).map((vehicleClass) => fareOf(prices, origin, vehicleClass))
}
