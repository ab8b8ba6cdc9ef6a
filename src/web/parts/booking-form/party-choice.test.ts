import { expect, test } from 'vitest'
import { carries, DEFAULT_CAPACITY, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { firstFreeFrom, vehicleFor } from './party-choice.ts'

const party = (guests: number) => (vehicleClass: VehicleClass) =>
  carries(DEFAULT_CAPACITY, vehicleClass, guests)

test('a vehicle that the guest has not picked follows the size of the party', () => {
  const chosen = [3, 4, 9, 5, 2].map((guests) => vehicleFor(undefined, party(guests)))
  expect(chosen).toEqual(['car', 'suv', 'van', 'suv', 'car'])
})

test('a vehicle that the guest picked stays while it carries the party, and returns when it does again', () => {
  const chosen = [2, 5, 7, 2].map((guests) => vehicleFor('suv', party(guests)))
  expect(chosen).toEqual(['suv', 'suv', 'van', 'suv'])
})

test('without a number of guests only the guest chooses the vehicle', () => {
  expect(vehicleFor('suv', undefined)).toBe('suv')
  expect(vehicleFor(undefined, undefined)).toBeUndefined()
})

test('a party too large for every vehicle chooses none', () => {
  expect(vehicleFor('van', party(10))).toBeUndefined()
})

test('a vehicle that is taken on the chosen day gives way to a larger one, never to a smaller one', () => {
  const [car, suv, van] = [{ vehicleClass: 'car' }, { vehicleClass: 'suv' }, { vehicleClass: 'van' }] as const
  const vehicles = [car, suv, van]
  expect(firstFreeFrom(vehicles, suv, [])).toBe(suv)
  expect(firstFreeFrom(vehicles, car, ['car', 'suv'])).toBe(van)
  expect(firstFreeFrom(vehicles, van, ['van'])).toBeUndefined()
})
