import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY } from '#domain/vehicle.ts'
import { vehicleFor } from './party-choice.ts'

test('choosing the number of guests chooses the smallest vehicle that carries them', () => {
  expect(vehicleFor(3, undefined, DEFAULT_CAPACITY)).toBe('car')
  expect(vehicleFor(4, undefined, DEFAULT_CAPACITY)).toBe('suv')
  expect(vehicleFor(9, undefined, DEFAULT_CAPACITY)).toBe('van')
})

test('a vehicle the guest has chosen stays while it carries the party', () => {
  expect(vehicleFor(2, 'van', DEFAULT_CAPACITY)).toBe('van')
})

test('a vehicle that has become too small gives way to the next one that fits', () => {
  expect(vehicleFor(5, 'car', DEFAULT_CAPACITY)).toBe('suv')
})

test('without a number of guests the choice stays as it is', () => {
  expect(vehicleFor(undefined, 'suv', DEFAULT_CAPACITY)).toBe('suv')
  expect(vehicleFor(undefined, undefined, DEFAULT_CAPACITY)).toBeUndefined()
})

test('a party too large for every vehicle chooses none', () => {
  expect(vehicleFor(10, 'van', DEFAULT_CAPACITY)).toBeUndefined()
})
