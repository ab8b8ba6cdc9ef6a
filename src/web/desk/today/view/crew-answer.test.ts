import { expect, test } from 'vitest'
import { crewAnswerOf } from './crew-answer.ts'

const FLEET = {
  vehicles: [
    { id: 'car', plate: 'ทด 0101', class: 'car' as const },
    { id: 'van', plate: 'Demo van', class: 'van' as const },
  ],
  drivers: [{ id: 'lek', name: 'Lek' }],
}
const NO_VEHICLE = { part: 'vehicle', is: 'missing' } as const
const NO_DRIVER = { part: 'driver', is: 'missing' } as const

test('a trip without a vehicle offers the driver and the digits of the plate on its button', () => {
  expect(crewAnswerOf(NO_VEHICLE, { vehicleId: 'car', driverId: 'lek' }, FLEET)).toEqual({
    label: 'No vehicle',
    why: 'Lek is free for the whole trip, with Car ทด 0101.',
    assign: { vehicleId: 'car', driverId: 'lek', button: 'Assign Lek, 0101' },
  })
})

test('a plate without digits stands on the button as it is', () => {
  const answer = crewAnswerOf(NO_VEHICLE, { vehicleId: 'van', driverId: 'lek' }, FLEET)
  expect(answer.assign?.button).toBe('Assign Lek, Demo van')
})

test('a trip that has a vehicle offers only the driver', () => {
  expect(crewAnswerOf(NO_DRIVER, { vehicleId: 'car', driverId: 'lek' }, FLEET)).toEqual({
    label: 'No driver',
    why: 'Lek is free for the whole trip.',
    assign: { vehicleId: 'car', driverId: 'lek', button: 'Assign Lek' },
  })
})

test('a vehicle is offered without a driver when no driver is free, or none is in the fleet', () => {
  const alone = { vehicleId: 'car', driverId: null }
  expect(crewAnswerOf(NO_VEHICLE, alone, FLEET)).toMatchObject({
    why: 'Car ทด 0101 is free, but no driver is.',
    assign: { driverId: '', button: 'Assign 0101' },
  })
  const withoutDrivers = crewAnswerOf(NO_VEHICLE, alone, { ...FLEET, drivers: [] })
  expect(withoutDrivers.why).toBe('Car ทด 0101 is free.')
})

test('nothing is offered when nothing is free', () => {
  expect(crewAnswerOf(NO_DRIVER, { vehicleId: 'car', driverId: null }, FLEET)).toEqual({
    label: 'No driver',
    why: 'No driver is free at that time.',
  })
  expect(crewAnswerOf({ part: 'vehicle', is: 'unfit' }, undefined, FLEET)).toEqual({
    label: 'Vehicle can’t go',
    why: 'No vehicle large enough is free at that time.',
  })
  const empty = crewAnswerOf(NO_VEHICLE, undefined, { vehicles: [], drivers: [] })
  expect(empty.why).toBe('No vehicle has been entered yet.')
})
