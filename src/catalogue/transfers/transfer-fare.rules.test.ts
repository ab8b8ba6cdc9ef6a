import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VEHICLE_CLASSES } from '../vehicle.rules.ts'
import {
  fareOfTransfer,
  freeWaitingMinutes,
  overtimeBaht,
  type PricedRide,
  stopsOn,
  type TransferPrices,
} from './transfer-fare.rules.ts'
import type { PlaceKind } from './transfer-place.rules.ts'

const LIST: TransferPrices = {
  routes: [
    { between: ['town', 'city'], prices: { car: 2200, suv: 2700, van: 3200 } },
    { between: ['town', 'island'], oneDirection: true, prices: { car: 5000, suv: 5500, van: 6000 } },
    { between: ['town', 'island'], prices: { car: 4000, suv: 4500, van: 5000 } },
  ],
  perKm: {
    ...{ baht: { car: 17, suv: 20, van: 24 }, minimum: { car: 800, suv: 1000, van: 1200 } },
    step: 100,
  },
  night: { baht: 300, from: '22:00', until: '06:00' },
  waitingThere: { wayBackPercent: 60, hourBaht: 150, mostHours: 5 },
  waiting: { freeMinutes: { airport: 60, elsewhere: 30 }, hourBaht: 300 },
  airportMinutes: 45,
  stops: [{ id: 'market', name: 'Market', minutes: 150, baht: 900, routes: [['town', 'city']] }],
}

function ride(from: string, to: string, changes: Partial<PricedRide> & { km?: number } = {}): PricedRide {
  const { km = 130, ...rest } = changes
  const road = { between: [from, to] as const, km, minutes: 140, source: '', checkedOn: '2026-11-25' }
  return { from: at(from), to: at(to), road, pickupTime: '10:00', ...rest }
}

function at(zone: string, kind: PlaceKind = 'town') {
  return { id: zone, name: zone, thai: zone, zone, kind, aliases: [] }
}

const noWait = { pickupTime: '18:00', waitsMinutes: undefined }

test.for<[name: string, ride: PricedRide, lines: Record<string, number>]>([
  ['a fixed route', ride('town', 'city'), { ride: 2200, night: 0 }],
  ['the same back', ride('city', 'town'), { ride: 2200, night: 0 }],
  ['a route with a price of its own that way', ride('town', 'island'), { ride: 5000, night: 0 }],
  ['and the other price back', ride('island', 'town'), { ride: 4000, night: 0 }],
  ['by the kilometre, rounded up', ride('town', 'hills', { km: 75 }), { ride: 1300, night: 0 }],
  ['at least the minimum', ride('town', 'hills', { km: 15 }), { ride: 800, night: 0 }],
  ['from 22:00 by night', ride('town', 'city', { pickupTime: '22:00' }), { ride: 2200, night: 300 }],
  ['until 06:00', ride('town', 'city', { pickupTime: '05:59' }), { ride: 2200, night: 300 }],
  ['at 06:00 by day', ride('town', 'city', { pickupTime: '06:00' }), { ride: 2200, night: 0 }],
  ['with a stop', ride('city', 'town', { stop: 'market' }), { ride: 2200, stop: 900, night: 0 }],
  [
    'with a stop that is not on the way',
    ride('town', 'hills', { stop: 'market', km: 75 }),
    { ride: 1300, night: 0 },
  ],
  ['there and back', ride('town', 'city', { back: noWait }), { ride: 2200, 'way-back': 2200, night: 0 }],
  [
    'there and back, both by night',
    ride('town', 'city', { pickupTime: '04:30', back: { ...noWait, pickupTime: '23:00' } }),
    { ride: 2200, 'way-back': 2200, night: 600 },
  ],
  [
    'the driver waits three hours: 60 percent and 150 each',
    ride('town', 'city', { back: { pickupTime: '15:00', waitsMinutes: 125 } }),
    { ride: 2200, 'waiting-there': 1770, night: 0 },
  ],
  [
    'a wait that would cost more than a second ride',
    ride('town', 'hills', { km: 15, back: { pickupTime: '15:00', waitsMinutes: 300 } }),
    { ride: 800, 'waiting-there': 800, night: 0 },
  ],
  [
    'nobody waits longer than five hours',
    ride('town', 'city', { back: { pickupTime: '19:00', waitsMinutes: 301 } }),
    { ride: 2200, 'way-back': 2200, night: 0 },
  ],
])('%s', ([, priced, lines]) => {
  const fare = fareOfTransfer(LIST, priced, 'car')
  expect(Object.fromEntries(fare.lines.map(({ part, baht }) => [part, baht]))).toEqual(lines)
})

test('a directed price holds each way of a round trip', () => {
  const { totalBaht } = fareOfTransfer(LIST, ride('town', 'island', { back: noWait }), 'van')
  expect(totalBaht).toBe(6000 + 5000)
})

const times = fc.constantFrom('00:00', '05:30', '06:00', '13:30', '21:30', '22:00', '23:59')
const anyRide = fc
  .record({
    ends: fc.constantFrom(['town', 'city'], ['city', 'town'], ['town', 'hills'], ['hills', 'city']),
    km: fc.integer({ min: 1, max: 900 }),
    pickupTime: times,
    stop: fc.constantFrom(undefined, 'market', 'unknown'),
    back: fc.option(
      fc.record({
        pickupTime: times,
        waitsMinutes: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ ends: [from = '', to = ''], back, ...more }) => ride(from, to, back ? { ...more, back } : more))
const anyClass = fc.constantFrom(...VEHICLE_CLASSES)
const totalOf = (priced: PricedRide, vehicleClass: (typeof VEHICLE_CLASSES)[number]) =>
  fareOfTransfer(LIST, priced, vehicleClass).totalBaht

test('the lines add up, are whole baht, and none takes anything off', () => {
  fc.assert(
    fc.property(anyRide, anyClass, (priced, vehicleClass) => {
      const { lines, totalBaht } = fareOfTransfer(LIST, priced, vehicleClass)
      expect(lines.reduce((sum, { baht }) => sum + baht, 0)).toBe(totalBaht)
      expect(lines.every(({ baht }) => Number.isInteger(baht) && baht >= 0)).toBe(true)
      expect(totalBaht).toBeGreaterThanOrEqual(LIST.perKm.minimum[vehicleClass])
    }),
  )
})

test('a larger vehicle never costs less, and a longer road never less than a shorter one', () => {
  fc.assert(
    fc.property(anyRide, fc.integer({ min: 0, max: 300 }), (priced, more) => {
      const [car, suv, van] = VEHICLE_CLASSES.map((vehicleClass) => totalOf(priced, vehicleClass))
      expect(car).toBeLessThanOrEqual(suv ?? 0)
      expect(suv).toBeLessThanOrEqual(van ?? 0)
      const longer = { ...priced, road: { ...priced.road, km: priced.road.km + more } }
      expect(totalOf(longer, 'van')).toBeGreaterThanOrEqual(van ?? 0)
    }),
  )
})

test('both directions cost the same on a route that says nothing else', () => {
  fc.assert(
    fc.property(anyRide, anyClass, (priced, vehicleClass) => {
      const reversed = { ...priced, from: priced.to, to: priced.from }
      expect(totalOf(reversed, vehicleClass)).toBe(totalOf(priced, vehicleClass))
    }),
  )
})

test('a round trip costs both ways, and a driver who waits never more than that', () => {
  fc.assert(
    fc.property(
      anyRide,
      times,
      fc.integer({ min: 1, max: 600 }),
      anyClass,
      (priced, at, waits, vehicleClass) => {
        const { back: _, ...oneWay } = priced
        const { stop: _stop, ...wayBack } = { ...oneWay, from: priced.to, to: priced.from, pickupTime: at }
        const both = totalOf({ ...oneWay, back: { pickupTime: at, waitsMinutes: undefined } }, vehicleClass)
        expect(both).toBe(totalOf(oneWay, vehicleClass) + totalOf(wayBack, vehicleClass))
        const waiting = totalOf({ ...oneWay, back: { pickupTime: at, waitsMinutes: waits } }, vehicleClass)
        expect(waiting).toBeLessThanOrEqual(both)
        expect(waiting).toBeGreaterThan(totalOf(oneWay, vehicleClass))
      },
    ),
  )
})

test('night adds its rate for each way and nothing else', () => {
  fc.assert(
    fc.property(anyRide, anyClass, (priced, vehicleClass) => {
      const { back, ...out } = priced
      const byDay = { ...out, pickupTime: '12:00', ...(back && { back: { ...back, pickupTime: '12:00' } }) }
      const byNight = { ...byDay, pickupTime: '23:00' }
      expect(totalOf(byNight, vehicleClass)).toBe(totalOf(byDay, vehicleClass) + 300)
    }),
  )
})

test('waiting is free at first, longer at an airport, and then each hour begun costs', () => {
  expect([freeWaitingMinutes(LIST, at('x', 'airport')), freeWaitingMinutes(LIST, at('x', 'hotel'))]).toEqual([
    60, 30,
  ])
  expect(freeWaitingMinutes(LIST, undefined)).toBe(30)
  expect([0, 60, 61, 120, 121].map((minutes) => overtimeBaht(LIST, minutes, 60))).toEqual([
    0, 0, 300, 300, 600,
  ])
})

test('a stop is offered on its route only, in both directions', () => {
  const names = (from: string, to: string) => stopsOn(LIST, ride(from, to)).map(({ id }) => id)
  expect([names('town', 'city'), names('city', 'town'), names('town', 'hills')]).toEqual([
    ['market'],
    ['market'],
    [],
  ])
})
