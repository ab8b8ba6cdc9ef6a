import { expect, test } from 'vitest'
import { boardTimeOf, storedDriver, storedVehicle } from '#tests/board-factories.ts'
import { inBangkok } from '#tests/fleet-factories.ts'
import { type BoardFleet, slotOf } from './slots.ts'

const NOW = inBangkok('2026-11-26T09:48').getTime()
const SUV = storedVehicle({ id: 'suv' })
const CHAI = storedDriver({ id: 'chai', name: 'Chai' })
const DRIVEN = { vehicleId: 'suv', driverId: 'chai' }

function slotWith(changes: Parameters<typeof boardTimeOf>[2] = {}, fleet: Partial<BoardFleet> = {}) {
  const time = boardTimeOf('2026-11-28T08:00', '2026-11-28T18:00', { ...DRIVEN, ...changes })
  const names = { vehicles: new Map(), drivers: new Map([['chai', 'Chai']]) }
  return slotOf(time, '2026-11-28', { vehicles: [SUV], drivers: [CHAI], names, ...fleet }, NOW)
}

test('a slot has hours, driver, surname and party, and a hold its end', () => {
  expect(slotWith()).toMatchObject({
    ...{ kind: 'firm', hours: '08:00–18:00', driver: 'Chai', name: 'Voorbeeld', guests: 4 },
    ...{ heldTo: undefined, wrong: undefined },
  })
  const held = (expiresAt: string) => slotWith({ status: 'held', expiresAt: inBangkok(expiresAt) }).heldTo
  expect(held('2026-11-26T13:00')).toBe('Held to 13:00')
  expect(held('2026-11-27T12:00')).toBe('Held to Fri\u00a012:00')
})

test('a blocked time says what for', () => {
  expect(slotWith({ booked: null, reason: 'Tyres' })).toMatchObject({
    ...{ kind: 'blocked', name: 'Tyres', guests: null, wrong: undefined, actions: [] },
  })
})

test.each<
  [
    what: string,
    changes: Parameters<typeof slotWith>[0],
    fleet: Partial<BoardFleet>,
    wrong: string | undefined,
  ]
>([
  ['nobody drives', { driverId: null }, {}, 'No driver'],
  ['nobody drives, but no driver was ever entered', { driverId: null }, { drivers: [] }, undefined],
  ['the vehicle is too small', {}, { vehicles: [{ ...SUV, seats: 3 }] }, '3 seats, 4 guests'],
  ['the vehicle has left the fleet', {}, { vehicles: [{ ...SUV, active: false }] }, 'Vehicle out of service'],
  [
    'the insurance ends before',
    {},
    { vehicles: [{ ...SUV, insuranceExpiresOn: '2026-11-27' }] },
    'Insured until 27 Nov 2026',
  ],
  [
    'the driver is off',
    {},
    { drivers: [{ ...CHAI, weeklyDaysOff: ['Saturday'] }] },
    'Chai: Day off on Saturdays',
  ],
  ['the driver has left', {}, { drivers: [{ ...CHAI, active: false }] }, 'Driver out of service'],
])('a trip of which %s says what is wrong', (_, changes, fleet, wrong) => {
  expect(slotWith(changes, fleet).wrong).toBe(wrong)
})

test('a trip that is over has nothing wrong any more', () => {
  const over = boardTimeOf('2026-11-26T06:00', '2026-11-26T09:00', { ...DRIVEN, driverId: null })
  const names = { vehicles: new Map(), drivers: new Map() }
  const fleet = { vehicles: [SUV], drivers: [CHAI], names }
  expect(slotOf(over, '2026-11-26', fleet, NOW).wrong).toBeUndefined()
})
