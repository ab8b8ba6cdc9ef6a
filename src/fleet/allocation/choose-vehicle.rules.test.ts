import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weekday } from '#platform/time/calendar.ts'
import { driverOf, fleetOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import type { Need } from '../availability/fleet.rules.ts'
import { PAPER_COLUMNS, VEHICLE_PAPERS } from '../availability/papers.rules.ts'
import { overlaps } from './allocation.rules.ts'
import { chooseVehicle } from './choose-vehicle.rules.ts'

const need: Need = {
  ...{ class: 'van', seats: 8, bags: 0 },
  busyFrom: inBangkok('2026-11-27T08:00'),
  busyUntil: inBangkok('2026-11-27T16:00'),
}
const vans = [vehicleOf('a', 'van'), vehicleOf('b', 'van')]

test('of two free vans the one is taken that has less time to spare around the drive', () => {
  const taken = [
    takenFrom('2026-11-27T00:00', '2026-11-27T04:00', { vehicleId: 'a' }),
    takenFrom('2026-11-27T16:30', '2026-11-27T20:00', { vehicleId: 'b' }),
  ]
  expect(chooseVehicle(fleetOf(vans, { taken }), need)).toEqual({
    vehicleId: 'b',
    driverId: null,
  })
})

test('a van that comes back at the very minute is free, one that is a minute late is not', () => {
  const until = (time: string) => [
    takenFrom('2026-11-27T01:00', `2026-11-27T${time}`, { vehicleId: 'a' }),
    takenFrom('2026-11-27T07:00', '2026-11-27T17:00', { vehicleId: 'b' }),
  ]
  const choose = (time: string) => chooseVehicle(fleetOf(vans, { taken: until(time) }), need)
  expect(choose('08:00')).toEqual({ vehicleId: 'a', driverId: null })
  expect(choose('08:01')).toBeUndefined()
})

test('too few seats, too little room for luggage and another class are passed over', () => {
  const vehicles = [vehicleOf('a', 'van', { seats: 7 }), vehicleOf('b', 'suv', { seats: 12 })]
  expect(chooseVehicle(fleetOf(vehicles), need)).toBeUndefined()
  const small = [vehicleOf('a', 'van', { bags: 3 })]
  expect(chooseVehicle(fleetOf(small), { ...need, bags: 4 })).toBeUndefined()
})

test('with drivers, the usual one goes with the van; when he is away, another does; without any, no van goes', () => {
  const vehicles = [vehicleOf('a', 'van', { usualDriverId: 'somsak' })]
  const drivers = [driverOf('anan'), driverOf('somsak')]
  const dayOff = (id: string) => takenFrom('2026-11-27T00:00', '2026-11-28T00:00', { driverId: id })
  const choose = (...away: string[]) =>
    chooseVehicle(fleetOf(vehicles, { drivers, taken: away.map(dayOff) }), need)
  expect(choose()).toEqual({ vehicleId: 'a', driverId: 'somsak' })
  expect(choose('somsak')).toEqual({ vehicleId: 'a', driverId: 'anan' })
  expect(choose('somsak', 'anan')).toBeUndefined()
})

test('nobody drives beyond the last day of his licence', () => {
  const choose = (day: string) =>
    chooseVehicle(fleetOf(vans, { drivers: [driverOf('anan', { licenceExpiresOn: day })] }), need)
  expect(choose('2026-11-27')).toMatchObject({ driverId: 'anan' })
  expect(choose('2026-11-26')).toBeUndefined()
})

test('nobody drives on a weekly day off, nor into one', () => {
  const choose = (busyUntil: string, weeklyDaysOff: Weekday[]) =>
    chooseVehicle(fleetOf(vans, { drivers: [driverOf('anan', { weeklyDaysOff })] }), {
      ...need,
      busyUntil: inBangkok(busyUntil),
    })
  expect(choose('2026-11-27T16:00', ['Thursday', 'Saturday'])).toMatchObject({ driverId: 'anan' })
  expect(choose('2026-11-27T16:00', ['Friday'])).toBeUndefined()
  expect(choose('2026-11-28T00:00', ['Saturday'])).toMatchObject({ driverId: 'anan' })
  expect(choose('2026-11-28T00:30', ['Saturday'])).toBeUndefined()
})

test.for(VEHICLE_PAPERS)('after the last day of its %s a van is not free', (paper) => {
  const choose = (day: string) =>
    chooseVehicle(fleetOf([vehicleOf('a', 'van', { [PAPER_COLUMNS[paper]]: day })]), need)
  expect(choose('2026-11-27')).toMatchObject({ vehicleId: 'a' })
  expect(choose('2026-11-26')).toBeUndefined()
  expect(choose('2025-11-26')).toBeUndefined()
})

test('a paper that ends in more than thirty days is expected to be renewed', () => {
  const next = { busyFrom: inBangkok('2027-03-01T08:00'), busyUntil: inBangkok('2027-03-01T16:00') }
  const choose = (insuranceExpiresOn: string) =>
    chooseVehicle(fleetOf([vehicleOf('a', 'van', { insuranceExpiresOn })]), { ...need, ...next })
  expect(choose('2026-12-20')).toBeUndefined()
  expect(choose('2026-12-21')).toMatchObject({ vehicleId: 'a' })
})

test('whatever is taken: what is chosen is free, and nothing is chosen only when nothing is', () => {
  const hour = fc.integer({ min: 0, max: 60 })
  const spans = fc.array(fc.record({ who: fc.constantFrom('a', 'b', 'c'), from: hour, hours: hour }), {
    maxLength: 12,
  })
  const later = (hours: number) => new Date(inBangkok('2026-11-26T00:00').getTime() + hours * 3_600_000)
  fc.assert(
    fc.property(spans, hour, fc.integer({ min: 1, max: 12 }), (busy, from, hours) => {
      const taken = busy.map(({ who, ...span }) => ({
        ...{ vehicleId: who, driverId: null, status: 'firm' as const, expiresAt: null },
        ...{ busyFrom: later(span.from), busyUntil: later(span.from + span.hours + 1) },
      }))
      const span = { busyFrom: later(from), busyUntil: later(from + hours) }
      const vehicles = ['a', 'b', 'c'].map((id) => vehicleOf(id, 'van'))
      const isBusy = (id: string) => taken.some((one) => one.vehicleId === id && overlaps(one, span))
      const choice = chooseVehicle(fleetOf(vehicles, { taken }), { ...need, ...span })
      expect(choice === undefined).toBe(vehicles.every(({ id }) => isBusy(id)))
      if (choice) expect(isBusy(choice.vehicleId)).toBe(false)
    }),
  )
})
