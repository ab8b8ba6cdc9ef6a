import { expect, test } from 'vitest'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Availability } from './availability.rules.ts'
import { daysOfPage, offerOn, pageOf } from './day-offer.rules.ts'

const CLASSES = ['car', 'suv', 'van'] as const

function dayOf(text: string): Record<VehicleClass, Availability> {
  const [car = 'closed', suv = 'closed', van = 'closed'] = text.split(' ') as Availability[]
  return { car, suv, van }
}

test.for<
  [day: string, wanted: VehicleClass | undefined, state: Availability, vehicleClass: string | undefined]
>([
  ['free few none', 'car', 'free', 'car'],
  ['free few none', 'suv', 'few', 'suv'],
  ['free few none', 'van', 'none', undefined],
  ['none none few', 'car', 'few', 'van'],
  ['none request free', 'car', 'request', 'suv'],
  ['closed free free', 'car', 'free', 'suv'],
  ['closed none none', 'car', 'closed', undefined],
  // A smaller vehicle may not carry the party.
  ['free free none', 'van', 'none', undefined],
  ['none free none', undefined, 'free', undefined],
  ['none few none', undefined, 'few', undefined],
  ['few few none', undefined, 'free', undefined],
  ['none request none', undefined, 'request', undefined],
  ['none none closed', undefined, 'none', undefined],
  ['closed closed closed', undefined, 'closed', undefined],
])('a day with %s has for a guest who wants %s: %s, %s', ([day, wanted, state, vehicleClass]) => {
  expect(offerOn(dayOf(day), wanted, CLASSES)).toEqual(vehicleClass ? { state, vehicleClass } : { state })
})

test('a class that the trip is not sold with is never given in place of another', () => {
  expect(offerOn(dayOf('none free free'), 'car', ['car'])).toEqual({ state: 'none' })
})

test('a page of the calendar is five whole weeks, and the pages follow on each other', () => {
  const pages = [0, 1].map((page) => daysOfPage('2026-11-25', page))
  expect(pages.map((days) => [days[0], days.at(-1), days.length])).toEqual([
    ['2026-11-23', '2026-12-27', 35],
    ['2026-12-28', '2027-01-31', 35],
  ])
})

test.for([
  ['2026-11-22', -1],
  ['2026-11-23', 0],
  ['2026-12-27', 0],
  ['2026-12-28', 1],
  ['2027-11-25', 10],
] as const)('%s is on page %i', ([date, page]) => {
  expect(pageOf('2026-11-25', date)).toBe(page)
  if (page >= 0) expect(daysOfPage('2026-11-25', page)).toContain(date)
})
