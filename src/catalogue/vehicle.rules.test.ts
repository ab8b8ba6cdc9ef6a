import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Capacity,
  carries,
  DEFAULT_CAPACITY,
  largestParty,
  smallestVehicleFor,
  VEHICLE_CLASSES,
  vehicleClassFromText,
} from './vehicle.rules.ts'

const NO_VAN: Capacity = { car: { from: 1, to: 3 }, suv: { from: 4, to: 6 } }

test.for([
  [1, 'car'],
  [3, 'car'],
  [4, 'suv'],
  [5, 'suv'],
  [6, 'van'],
  [9, 'van'],
] as const)('a party of %d is offered the %s', ([guests, vehicleClass]) => {
  expect(smallestVehicleFor(guests, DEFAULT_CAPACITY)).toBe(vehicleClass)
})

test.for([10, 50, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a party of %d fits nowhere', (guests) => {
  expect(smallestVehicleFor(guests, DEFAULT_CAPACITY)).toBeUndefined()
})

test('a party of seven is offered nothing where no van runs', () => {
  expect(smallestVehicleFor(7, NO_VAN)).toBeUndefined()
})

test('two guests may take the van if they like the room', () => {
  expect(carries(DEFAULT_CAPACITY, 'van', 2)).toBe(true)
})

test('six guests may not squeeze into the SUV', () => {
  expect(carries(DEFAULT_CAPACITY, 'suv', 6)).toBe(false)
})

test('a vehicle that the trip does not offer carries nobody', () => {
  expect(carries(NO_VAN, 'van', 1)).toBe(false)
})

test('the largest party is what the biggest vehicle on offer carries', () => {
  expect(largestParty(DEFAULT_CAPACITY)).toBe(9)
  expect(largestParty(NO_VAN)).toBe(6)
  expect(largestParty({})).toBe(0)
})

test('the offered vehicle carries the party, and no smaller one does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (guests) => {
      const carrying = VEHICLE_CLASSES.filter((vehicleClass) =>
        carries(DEFAULT_CAPACITY, vehicleClass, guests),
      )
      expect(smallestVehicleFor(guests, DEFAULT_CAPACITY)).toBe(carrying[0])
    }),
  )
})

test.for([
  ['car', 'car'],
  ['Sedan (1-3)', 'car'],
  ['private CAR with driver', 'car'],
  ['suv', 'suv'],
  ['SUV (4-5 people)', 'suv'],
  ['Van', 'van'],
  ['minivan', 'van'],
  ['VIP mini-van, 9 seats', 'van'],
] as const)('an integration that writes "%s" means the %s', ([words, vehicleClass]) => {
  expect(vehicleClassFromText(words)).toBe(vehicleClass)
})

test.for(['', 'boat', 'caravan', 'vanilla', 'a scar', 'carrier', '__proto__', 'รถตู้'])(
  '"%s" names no vehicle',
  (words) => {
    expect(vehicleClassFromText(words)).toBeUndefined()
  },
)
