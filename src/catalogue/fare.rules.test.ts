import { expect, test } from 'vitest'
import { fareOf, lowestFare, originsOf, type TourPrices, vehiclesOffered } from './fare.rules.ts'

const bothTowns: TourPrices = {
  byOrigin: {
    kanchanaburi: { car: 4300, suv: 4800, van: 5300 },
    bangkok: { car: 5300, suv: 5800, van: 6300 },
  },
}
const withoutVan: TourPrices = { byOrigin: { kanchanaburi: { car: 5800, suv: 6300 } } }
const flat: TourPrices = { flat: 2200 }

test.for([
  ['bangkok', 'car', 5300],
  ['bangkok', 'suv', 5800],
  ['bangkok', 'van', 6300],
  ['kanchanaburi', 'car', 4300],
  ['kanchanaburi', 'suv', 4800],
  ['kanchanaburi', 'van', 5300],
] as const)('from %s the %s costs %d', ([origin, vehicleClass, baht]) => {
  expect(fareOf(bothTowns, origin, vehicleClass)).toBe(baht)
})

test('a flat price is the same for every town and vehicle', () => {
  expect(fareOf(flat, 'bangkok', 'car')).toBe(2200)
  expect(fareOf(flat, 'kanchanaburi', 'van')).toBe(2200)
})

test('a van that is not on the price list has no price', () => {
  expect(fareOf(withoutVan, 'kanchanaburi', 'van')).toBeUndefined()
})

test('a trip has no price from a town where it does not start', () => {
  expect(fareOf(withoutVan, 'bangkok', 'car')).toBeUndefined()
})

test('towns are shown in one order, whatever the price list says', () => {
  expect(originsOf(bothTowns)).toEqual(['bangkok', 'kanchanaburi'])
  expect(originsOf(flat)).toEqual(['bangkok', 'kanchanaburi'])
  expect(originsOf(withoutVan)).toEqual(['kanchanaburi'])
})

test('vehicles are offered smallest first, and only those with a price', () => {
  expect(vehiclesOffered(bothTowns, 'bangkok')).toEqual(['car', 'suv', 'van'])
  expect(vehiclesOffered(flat, 'kanchanaburi')).toEqual(['car', 'suv', 'van'])
  expect(vehiclesOffered(withoutVan, 'kanchanaburi')).toEqual(['car', 'suv'])
  expect(vehiclesOffered(withoutVan, 'bangkok')).toEqual([])
})

test('a card says "From" with the lowest price from the town of its list', () => {
  expect(lowestFare(bothTowns, 'bangkok')).toBe(5300)
  expect(lowestFare(bothTowns, 'kanchanaburi')).toBe(4300)
  expect(lowestFare(flat, 'bangkok')).toBe(2200)
})

test('the lowest price is found also when a larger vehicle is the cheaper one', () => {
  expect(lowestFare({ byOrigin: { bangkok: { car: 5000, van: 4900 } } }, 'bangkok')).toBe(4900)
})

test('the lowest price from a town where a trip is not sold is an error, because the price list is wrong', () => {
  expect(() => lowestFare(withoutVan, 'bangkok')).toThrow('no price from bangkok')
})
