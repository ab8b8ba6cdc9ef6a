import { expect, test } from 'vitest'
import { driverOf, fleetOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import { bestCrew, crewGap } from './best-crew.rules.ts'

const DRIVE = {
  ...{ busyFrom: inBangkok('2026-11-26T12:00'), busyUntil: inBangkok('2026-11-26T18:00') },
  ...{ seats: 3, bags: 1, vehicleId: null, driverId: null, class: 'suv' as const },
}
const VEHICLES = [
  vehicleOf('van', 'van', { usualDriverId: 'boon' }),
  vehicleOf('suv', 'suv', { usualDriverId: 'chai' }),
  vehicleOf('car', 'car', { usualDriverId: 'lek' }),
]
const DRIVERS = [driverOf('boon'), driverOf('chai'), driverOf('lek')]
const FLEET = fleetOf(VEHICLES, { drivers: DRIVERS })
const busy = (who: { vehicleId?: string; driverId?: string }) =>
  takenFrom('2026-11-26T06:00', '2026-11-26T20:00', who)

test('the booked class is proposed with its usual driver, then the smallest vehicle that fits', () => {
  expect(bestCrew(DRIVE, FLEET)).toEqual({ vehicleId: 'suv', driverId: 'chai' })
  const withoutSuv = { ...FLEET, taken: [busy({ vehicleId: 'suv' })] }
  expect(bestCrew(DRIVE, withoutSuv)).toEqual({ vehicleId: 'car', driverId: 'lek' })
  expect(bestCrew({ ...DRIVE, seats: 5 }, withoutSuv)).toEqual({ vehicleId: 'van', driverId: 'boon' })
})

test('a vehicle that can go stays, and gets a driver who is free', () => {
  const drive = { ...DRIVE, vehicleId: 'van' }
  expect(bestCrew(drive, FLEET)).toEqual({ vehicleId: 'van', driverId: 'boon' })
  expect(bestCrew(drive, { ...FLEET, taken: [busy({ driverId: 'boon' })] })).toEqual({
    vehicleId: 'van',
    driverId: 'chai',
  })
})

test('a driver stays with the drive when only its vehicle has to be another', () => {
  const drive = { ...DRIVE, vehicleId: 'sold', driverId: 'lek' }
  expect(bestCrew(drive, FLEET)).toEqual({ vehicleId: 'suv', driverId: 'lek' })
})

test('without a free driver a vehicle is proposed alone, and without a free vehicle nothing', () => {
  const noDriver = { ...FLEET, taken: DRIVERS.map(({ id }) => busy({ driverId: id })) }
  expect(bestCrew(DRIVE, noDriver)).toEqual({ vehicleId: 'suv', driverId: null })
  const noVehicle = { ...FLEET, taken: VEHICLES.map(({ id }) => busy({ vehicleId: id })) }
  expect(bestCrew(DRIVE, noVehicle)).toBeUndefined()
})

test('a drive needs a vehicle first, then a driver, and both have to be able to go', () => {
  const gap = (changes: Partial<typeof DRIVE | { vehicleId: string; driverId: string }>, fleet = FLEET) =>
    crewGap({ ...DRIVE, ...changes }, fleet)
  expect(gap({})).toEqual({ part: 'vehicle', is: 'missing' })
  expect(gap({ vehicleId: 'sold' })).toEqual({ part: 'vehicle', is: 'unfit' })
  expect(gap({ vehicleId: 'suv' })).toEqual({ part: 'driver', is: 'missing' })
  expect(gap({ vehicleId: 'suv', driverId: 'chai' })).toBeUndefined()
  const dayOff = [driverOf('chai', { weeklyDaysOff: ['Thursday'] })]
  const onDayOff = gap({ vehicleId: 'suv', driverId: 'chai' }, { ...FLEET, drivers: dayOff })
  expect(onDayOff).toEqual({ part: 'driver', is: 'unfit' })
})

test('without drivers in the fleet a vehicle is enough', () => {
  expect(crewGap({ ...DRIVE, vehicleId: 'suv' }, fleetOf(VEHICLES))).toBeUndefined()
  expect(bestCrew(DRIVE, fleetOf(VEHICLES))).toEqual({ vehicleId: 'suv', driverId: null })
})
