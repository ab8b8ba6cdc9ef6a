import { expect, test } from 'vitest'
import { driverOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import { whyDriverNotFree, whyVehicleNotFree } from './not-free.rules.ts'

const NEED = {
  ...{ busyFrom: inBangkok('2026-11-28T08:00'), busyUntil: inBangkok('2026-11-28T18:00') },
  ...{ seats: 5, bags: 2 },
}
const TODAY = '2026-11-20'
const SUV = vehicleOf('suv', 'suv')
const DAENG = driverOf('daeng')

test('a vehicle of any class that is large enough and free can be assigned', () => {
  const before = takenFrom('2026-11-28T00:00', '2026-11-28T08:00', { vehicleId: 'suv' })
  const other = takenFrom('2026-11-28T09:00', '2026-11-28T10:00', { vehicleId: 'van' })
  expect(whyVehicleNotFree(SUV, [before, other], NEED, TODAY)).toBeUndefined()
  expect(whyVehicleNotFree(vehicleOf('van', 'van'), [before], NEED, TODAY)).toBeUndefined()
})

test('the reason is named why a vehicle cannot be assigned', () => {
  expect(whyVehicleNotFree({ ...SUV, seats: 4 }, [], NEED, TODAY)).toEqual({ why: 'seats', seats: 4 })
  expect(whyVehicleNotFree({ ...SUV, bags: 1 }, [], NEED, TODAY)).toEqual({ why: 'bags', bags: 1 })
  const taken = takenFrom('2026-11-28T17:59', '2026-11-28T20:00', { vehicleId: 'suv' })
  expect(whyVehicleNotFree(SUV, [taken], NEED, TODAY)).toEqual({ why: 'taken', taken })
})

test('papers have to be valid on the last day of a drive', () => {
  const ended = { ...SUV, insuranceExpiresOn: '2026-11-27' }
  expect(whyVehicleNotFree(ended, [], NEED, TODAY)).toEqual({ why: 'insurance', endsOn: '2026-11-27' })
  expect(whyVehicleNotFree({ ...ended, insuranceExpiresOn: '2026-11-28' }, [], NEED, TODAY)).toBeUndefined()
  expect(whyVehicleNotFree({ ...SUV, inspectionExpiresOn: '2026-11-27' }, [], NEED, TODAY)).toMatchObject({
    why: 'inspection',
  })
})

test('a driver needs a valid licence and the time', () => {
  expect(whyDriverNotFree(DAENG, [], NEED)).toBeUndefined()
  expect(whyDriverNotFree({ ...DAENG, licenceExpiresOn: '2026-11-27' }, [], NEED)).toEqual({
    ...{ why: 'licence', endsOn: '2026-11-27' },
  })
  expect(whyDriverNotFree({ ...DAENG, weeklyDaysOff: ['Saturday'] }, [], NEED)).toEqual({
    ...{ why: 'dayOff', weekday: 'Saturday' },
  })
  const dayOff = takenFrom('2026-11-28T00:00', '2026-11-29T00:00', { driverId: 'daeng' })
  expect(whyDriverNotFree(DAENG, [dayOff], NEED)).toEqual({ why: 'taken', taken: dayOff })
})
