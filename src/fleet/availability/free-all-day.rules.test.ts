import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { driverOf, fleetOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import type { Calendar } from './availability.rules.ts'
import { freeAllDay } from './free-all-day.rules.ts'

const DAY = '2026-11-27'
const VEHICLES = [vehicleOf('a', 'car'), vehicleOf('b', 'car'), vehicleOf('c', 'van')]

function free(fleet: Partial<Calendar['fleet']> = {}, blackouts: Calendar['blackouts'] = []) {
  const leadTimes = defaultRules.leadTimes.dayTrip
  const nowMs = inBangkok('2026-11-26T10:00').getTime()
  const calendar = { fleet: fleetOf(VEHICLES, fleet), blackouts, leadTimes, drivingTimes, nowMs }
  return freeAllDay(calendar, catalogue.tours, DAY)
}

const closed = { firstDay: DAY, lastDay: DAY, tourId: null, reason: 'We rest.' }
const evening = (changes: object) => takenFrom(`${DAY}T17:30`, `${DAY}T19:00`, changes)
const ended = { status: 'held' as const, expiresAt: inBangkok('2026-11-26T09:00') }

test.for<[string, ReturnType<typeof free>, string]>([
  ['with nothing taken', free(), '2 0 1 Infinity'],
  [
    'with a car that a drive takes in the evening',
    free({ taken: [evening({ vehicleId: 'a' })] }),
    '1 0 1 Infinity',
  ],
  ['with a hold that expired', free({ taken: [evening({ vehicleId: 'a', ...ended })] }), '2 0 1 Infinity'],
  [
    'with one of two drivers on a drive',
    free({ drivers: [driverOf('x'), driverOf('y')], taken: [evening({ driverId: 'x' })] }),
    '2 0 1 1',
  ],
  ['with cars closed', free({}, [{ ...closed, vehicleClass: 'car' }]), '0 0 1 Infinity'],
  ['with everything closed', free({}, [{ ...closed, vehicleClass: null }]), '0 0 0 Infinity'],
])('what is free all day %s', ([, found, expected]) => {
  expect(`${found?.vehicles.car} ${found?.vehicles.suv} ${found?.vehicles.van} ${found?.drivers}`).toBe(
    expected,
  )
})

test('a trip that is closed takes no vehicle from the others', () => {
  expect(free({}, [{ ...closed, tourId: 'hidden-gems', vehicleClass: null }])).toEqual(free())
})

test('without a fleet nothing is known', () => {
  expect(free({ vehicles: [] })).toBeUndefined()
})
