import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { driverOf, fleetOf, inBangkok, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import { ALLOCATION_STATUSES } from '../allocation/allocation.rules.ts'
import { AVAILABILITIES, availabilityOf, type Calendar } from './availability.rules.ts'

const tourOf = (id: string) => findTour(catalogue, id) ?? expect.fail(id)

/** Ten in the morning; the day leaves at eight and is back in the afternoon. */
const NOW = '2026-11-20T10:00'
const DAY = '2026-11-27'
const FLEET = ['car', 'car', 'suv', 'van', 'van'] as const

function calendarOf(changes: Partial<Calendar> = {}, fleet: Partial<Calendar['fleet']> = {}): Calendar {
  const vehicles = FLEET.map((kind, index) => vehicleOf(`${kind} ${index}`, kind))
  return {
    tour: tourOf('erawan-death-railway'),
    origin: 'kanchanaburi',
    fleet: fleetOf(vehicles, fleet),
    ...{ blackouts: [], leadTimes: defaultRules.leadTimes.dayTrip, drivingTimes },
    nowMs: inBangkok(NOW).getTime(),
    ...changes,
  }
}

/** What a guest sees of a day: `free few free`, for car, SUV and van. */
function seen(calendar: Calendar, date = DAY): string {
  const [day] = availabilityOf(calendar, [date])
  return `${day?.car} ${day?.suv} ${day?.van}`
}

const reasonOf = (calendar: Calendar, date = DAY) => availabilityOf(calendar, [date])[0]?.reason
const busy = (vehicleId: string, changes = {}) =>
  takenFrom(`${DAY}T09:00`, `${DAY}T12:00`, { vehicleId, ...changes })
const at = (time: string) => ({ nowMs: inBangkok(time).getTime() })
const drivers = (count: number) => Array.from({ length: count }, (_, index) => driverOf(`driver ${index}`))
const held = (until: string) => ({ status: 'held' as const, expiresAt: inBangkok(until) })
const blackout = {
  ...{ firstDay: DAY, lastDay: DAY, vehicleClass: null, tourId: null },
  reason: 'The park is closed.',
}

test.for<[string, Calendar, string]>([
  ['a fleet with nothing taken; the only SUV is not the last one', calendarOf(), 'free free free'],
  ['one of two cars taken', calendarOf({}, { taken: [busy('car 0')] }), 'few free free'],
  ['both cars taken', calendarOf({}, { taken: [busy('car 0'), busy('car 1')] }), 'none free free'],
  [
    'a car taken that was released',
    calendarOf({}, { taken: [busy('car 0', { status: 'released' })] }),
    'free free free',
  ],
  [
    'a hold that runs',
    calendarOf({}, { taken: [busy('suv 2', held('2026-11-20T10:01'))] }),
    'free none free',
  ],
  [
    'a hold that expired',
    calendarOf({}, { taken: [busy('suv 2', held('2026-11-20T10:00'))] }),
    'free free free',
  ],
  ['no fleet', calendarOf({}, { vehicles: [] }), 'request request request'],
  ['no vans in the fleet', calendarOf({}, { vehicles: [vehicleOf('a', 'car')] }), 'free none none'],
  [
    'cars with too few seats',
    calendarOf({}, { vehicles: [vehicleOf('a', 'car', { seats: 2 })] }),
    'none none none',
  ],
  ['one driver for five vehicles', calendarOf({}, { drivers: drivers(1) }), 'free free free'],
  [
    'the only driver away',
    calendarOf(
      {},
      { drivers: drivers(1), taken: [takenFrom(`${DAY}T00:00`, `${DAY}T23:00`, { driverId: 'driver 0' })] },
    ),
    'none none none',
  ],
  [
    'papers of a van that have ended by then',
    calendarOf(
      {},
      {
        vehicles: [
          vehicleOf('a', 'van', { inspectionExpiresOn: '2026-11-26' }),
          vehicleOf('b', 'van', { roadTaxExpiresOn: DAY }),
        ],
      },
    ),
    'none none free',
  ],
  ['18:00 on the evening before', calendarOf(at('2026-11-26T18:00')), 'free free free'],
  ['a minute later', calendarOf(at('2026-11-26T18:01')), 'request request request'],
  [
    'a minute later, with both vans taken',
    calendarOf(at('2026-11-26T18:01'), { taken: [busy('van 3'), busy('van 4')] }),
    'request request none',
  ],
  ['two hours before the pickup', calendarOf(at('2026-11-27T06:00')), 'request request request'],
  ['a minute later than that', calendarOf(at('2026-11-27T06:01')), 'closed closed closed'],
  ['the same without a fleet', calendarOf(at('2026-11-27T06:01'), { vehicles: [] }), 'closed closed closed'],
  ['a day that has passed', calendarOf(at('2026-11-28T06:00')), 'closed closed closed'],
  ['a blackout', calendarOf({ blackouts: [blackout] }), 'closed closed closed'],
  [
    'a blackout without a fleet',
    calendarOf({ blackouts: [blackout] }, { vehicles: [] }),
    'closed closed closed',
  ],
  [
    'a blackout of vans',
    calendarOf({ blackouts: [{ ...blackout, vehicleClass: 'van' }] }),
    'free free closed',
  ],
  [
    'a blackout of another trip',
    calendarOf({ blackouts: [{ ...blackout, tourId: 'hidden-gems' }] }),
    'free free free',
  ],
  [
    'a blackout that ended',
    calendarOf({ blackouts: [{ ...blackout, firstDay: '2026-11-01', lastDay: '2026-11-26' }] }),
    'free free free',
  ],
  ['a trip without a van', calendarOf({ tour: tourOf('active-exploration') }), 'free free closed'],
  [
    'a trip that runs on Saturdays only',
    calendarOf({ tour: tourOf('old-street-evening') }),
    'closed closed closed',
  ],
])('%s', ([, calendar, expected]) => {
  expect(seen(calendar)).toBe(expected)
})

test('the drive to the guest and home counts: a car that is back twenty minutes before the pickup is not free', () => {
  const until = (time: string) =>
    calendarOf(
      {},
      {
        vehicles: [vehicleOf('a', 'car')],
        taken: [takenFrom(`${DAY}T01:00`, `${DAY}T${time}`, { vehicleId: 'a' })],
      },
    )
  expect(seen(until('07:30'))).toMatch(/^free/)
  expect(seen(until('07:40'))).toMatch(/^none/)
})

test('a closed day says why', () => {
  expect(reasonOf(calendarOf(at('2026-11-28T06:00')))).toEqual({ code: 'day-passed', date: DAY })
  expect(reasonOf(calendarOf(at('2026-11-27T07:00')))).toEqual({
    code: 'too-late-to-book',
    pickupTime: '08:00',
    hours: 2,
  })
  expect(reasonOf(calendarOf({ tour: tourOf('old-street-evening') }))).toEqual({
    code: 'runs-on-other-days',
    runsOn: ['Saturday'],
  })
  for (const vehicleClass of [null, 'van'] as const)
    expect(reasonOf(calendarOf({ blackouts: [{ ...blackout, vehicleClass }] }))).toEqual({
      code: 'blackout',
      sentence: 'The park is closed.',
    })
  expect(reasonOf(calendarOf())).toBeNull()
})

const arbitraryTaken = fc.array(
  fc
    .record({
      vehicleId: fc.constantFrom('car 0', 'car 1', 'suv 2', 'van 3', 'van 4'),
      driverId: fc.constantFrom('driver 0', 'driver 1', 'driver 2', null),
      status: fc.constantFrom(...ALLOCATION_STATUSES),
      expiresAt: fc.constantFrom(inBangkok('2026-11-20T09:00'), inBangkok('2026-11-21T09:00')),
      from: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 1, max: 10 }),
    })
    .map(({ from, hours, expiresAt, ...one }) => {
      const busyFrom = new Date(inBangkok(`${DAY}T00:00`).getTime() + from * 3_600_000)
      const busyUntil = new Date(busyFrom.getTime() + hours * 3_600_000)
      return { ...one, busyFrom, busyUntil, expiresAt: one.status === 'held' ? expiresAt : null }
    }),
  { maxLength: 10 },
)

test('whatever is taken: with less taken there is never less left, and another driver never makes it worse', () => {
  const order = ['none', 'few', 'free']
  const ranks = (calendar: Calendar) =>
    seen(calendar)
      .split(' ')
      .map((one) => order.indexOf(one))
  fc.assert(
    fc.property(arbitraryTaken, fc.integer({ min: 1, max: 3 }), (taken, count) => {
      const left = ranks(calendarOf({}, { taken, drivers: drivers(count) }))
      const withLess = ranks(calendarOf({}, { taken: taken.slice(1), drivers: drivers(count) }))
      const withDriver = ranks(calendarOf({}, { taken, drivers: drivers(count + 1) }))
      for (const [index, rank] of left.entries()) {
        expect(rank).toBeGreaterThanOrEqual(0)
        expect(withLess[index]).toBeGreaterThanOrEqual(rank)
        expect(withDriver[index]).toBeGreaterThanOrEqual(rank)
      }
    }),
  )
})

test('whatever the clock says: only what is closed has no way to be asked for, and its day has a reason', () => {
  const minutes = fc.integer({ min: -3 * 24 * 60, max: 10 * 24 * 60 })
  fc.assert(
    fc.property(arbitraryTaken, minutes, (taken, later) => {
      const nowMs = inBangkok('2026-11-26T00:00').getTime() + later * 60_000
      const [day] = availabilityOf(calendarOf({ nowMs }, { taken }), [DAY])
      const states = [day?.car, day?.suv, day?.van]
      for (const state of states) expect(AVAILABILITIES).toContain(state)
      expect(states.every((state) => state === 'closed')).toBe(day?.reason !== null)
    }),
  )
})
