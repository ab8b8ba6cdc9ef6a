import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY, VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { partyProblem } from './booking-request.rules.ts'

const NO_VAN = { car: { from: 1, to: 3 }, suv: { from: 4, to: 6 } }

function toldBy(...party: Parameters<typeof partyProblem>) {
  const found = partyProblem(...party)
  return found && { field: found.field, message: sentenceOf(found.problem) }
}

test('a party that fits has no problem', () => {
  expect(partyProblem(3, 'car', DEFAULT_CAPACITY)).toBeUndefined()
  expect(partyProblem(2, 'van', DEFAULT_CAPACITY)).toBeUndefined()
})

test('a party that is too large for the car is offered the vehicle that carries it', () => {
  expect(toldBy(4, 'car', DEFAULT_CAPACITY)).toEqual({
    field: 'vehicleType',
    message: 'The car carries up to 3 guests. Please choose the SUV for 4 guests.',
  })
})

test('a party that is too large for every vehicle is asked to write', () => {
  expect(toldBy(10, 'van', DEFAULT_CAPACITY)).toEqual({
    field: 'guests',
    message: 'One vehicle on this trip carries up to 9 guests. For a larger group, please contact us.',
  })
})

test('a guest who chooses a van on a trip without vans is offered another vehicle', () => {
  expect(toldBy(4, 'van', NO_VAN)).toEqual({
    field: 'vehicleType',
    message: 'This trip isn’t available with a van. Please choose the SUV for 4 guests.',
  })
})

test('one guest is not called "1 guests"', () => {
  expect(toldBy(1, 'van', NO_VAN)?.message).toBe(
    'This trip isn’t available with a van. Please choose the car for 1 guest.',
  )
})

test('the vehicle that is recommended carries the party', () => {
  const capacities = fc.constantFrom(DEFAULT_CAPACITY, NO_VAN)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(...VEHICLE_CLASSES),
      capacities,
      (guests, chosen, capacity) => {
        const problem = partyProblem(guests, chosen, capacity)
        if (problem?.field !== 'vehicleType') return
        const recommended = 'fitting' in problem.problem && problem.problem.fitting
        expect(recommended).toBeTruthy()
        expect(recommended && partyProblem(guests, recommended, capacity)).toBeUndefined()
      },
    ),
  )
})
