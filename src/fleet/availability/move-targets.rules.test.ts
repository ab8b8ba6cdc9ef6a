import { expect, test } from 'vitest'
import { driverOf, fleetOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import { moveTargets } from './move-targets.rules.ts'

const MOVING = {
  ...{ busyFrom: inBangkok('2026-11-26T19:00'), busyUntil: inBangkok('2026-11-26T22:15') },
  ...{ seats: 5, bags: 2, vehicleId: 'suv', driverId: 'chai' },
}
const VEHICLES = [
  vehicleOf('car', 'car'),
  vehicleOf('suv', 'suv', { usualDriverId: 'chai' }),
  vehicleOf('van', 'van', { usualDriverId: 'boon' }),
]
const DRIVERS = [driverOf('boon'), driverOf('chai'), driverOf('nok')]

test('a vehicle that is large enough and free is a target, and the driver comes along', () => {
  const { vehicles } = moveTargets(MOVING, fleetOf(VEHICLES, { drivers: DRIVERS }))
  expect(Object.fromEntries(vehicles)).toEqual({
    car: { is: 'not-free', why: { why: 'seats', seats: 4 } },
    suv: { is: 'here' },
    van: { is: 'free', vehicleId: 'van', driverId: 'chai' },
  })
})

test('a vehicle that is out at that time says with what; one that is back when the drive begins is a target', () => {
  const back = takenFrom('2026-11-26T07:30', '2026-11-26T19:00', { vehicleId: 'van' })
  const late = takenFrom('2026-11-26T15:30', '2026-11-26T19:01', { vehicleId: 'van' })
  const target = (taken: typeof back) => moveTargets(MOVING, fleetOf(VEHICLES, { taken: [taken] })).vehicles
  expect(target(back).get('van')).toMatchObject({ is: 'free' })
  expect(target(late).get('van')).toEqual({ is: 'not-free', why: { why: 'taken', taken: late } })
})

test('another driver keeps the vehicle, and one who is not free says why', () => {
  const drivers = [...DRIVERS.slice(0, 2), driverOf('nok', { weeklyDaysOff: ['Thursday'] })]
  const fleet = fleetOf(VEHICLES, { drivers })
  expect(Object.fromEntries(moveTargets(MOVING, fleet).drivers)).toEqual({
    boon: { is: 'free', vehicleId: 'suv', driverId: 'boon' },
    chai: { is: 'here' },
    nok: { is: 'not-free', why: { why: 'dayOff', weekday: 'Thursday' } },
  })
})

test('a drive without a driver gets the usual one of its new vehicle, else anybody who is free, else nobody', () => {
  const without = { ...MOVING, driverId: null }
  const busy = (driverId: string) => takenFrom('2026-11-26T06:00', '2026-11-26T23:00', { driverId })
  const driverInVan = (taken: ReturnType<typeof busy>[]) =>
    moveTargets(without, fleetOf(VEHICLES, { drivers: DRIVERS, taken })).vehicles.get('van')
  expect(driverInVan([])).toMatchObject({ driverId: 'boon' })
  expect(driverInVan([busy('boon')])).toMatchObject({ driverId: 'chai' })
  expect(driverInVan(['boon', 'chai', 'nok'].map(busy))).toMatchObject({ is: 'free', driverId: null })
})

test('a driver who may not drive any more does not come along', () => {
  const drivers = [driverOf('chai', { licenceExpiresOn: '2026-11-25' }), driverOf('nok')]
  const { vehicles } = moveTargets(MOVING, fleetOf(VEHICLES, { drivers }))
  expect(vehicles.get('van')).toMatchObject({ is: 'free', driverId: 'nok' })
})

test('a driver alone is no target: not while the drive has no vehicle, nor while its vehicle may not go', () => {
  const loose = { ...MOVING, vehicleId: null, driverId: null }
  expect(moveTargets(loose, fleetOf(VEHICLES, { drivers: DRIVERS })).drivers.size).toBe(0)
  const [car, , van] = VEHICLES
  const suv = vehicleOf('suv', 'suv', { insuranceExpiresOn: '2026-11-25' })
  const fleet = fleetOf(
    [car, suv, van].flatMap((one) => one ?? []),
    { drivers: DRIVERS },
  )
  expect(moveTargets(MOVING, fleet).drivers.get('nok')).toEqual({
    ...{ is: 'not-free', why: { why: 'insurance', endsOn: '2026-11-25' } },
  })
})
