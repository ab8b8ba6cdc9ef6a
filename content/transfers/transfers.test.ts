import { expect, test } from 'vitest'
import { roadBetween } from '#catalogue/transfers/road.rules.ts'
import { fareOfTransfer } from '#catalogue/transfers/transfer-fare.rules.ts'
import { findPlace, lettersOf } from '#catalogue/transfers/transfer-place.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import { airportRoutes, popularRoutes } from './popular-routes.ts'
import { roads } from './roads.ts'
import { transferPlaces } from './transfer-places.ts'
import { transferPrices } from './transfer-prices.ts'

const zones = new Set(transferPlaces.map(({ zone }) => zone))

function priceOf(from: string, to: string): number | undefined {
  const [one, other] = [findPlace(transferPlaces, from), findPlace(transferPlaces, to)]
  const road = one && other && roadBetween(roads, one.zone, other.zone)
  if (!road) return undefined
  return fareOfTransfer(transferPrices, { from: one, to: other, road, pickupTime: '10:00' }, 'car').totalBaht
}

test('no two places share an id or a spelling', () => {
  expect(new Set(transferPlaces.map(({ id }) => id)).size).toBe(transferPlaces.length)
  const spellings = transferPlaces.flatMap(({ name, thai, aliases }) => [
    ...new Set([name, thai, ...aliases].map(lettersOf)),
  ])
  expect(spellings.filter((one, index) => spellings.indexOf(one) !== index)).toEqual([])
})

test('every place has a Thai name in Thai letters', () => {
  expect(transferPlaces.filter(({ thai }) => !/[\u0E00-\u0E7F]/.test(thai)).map(({ id }) => id)).toEqual([])
})

test('every zone has a road to the town, every road ends in zones, once, and says who measured it', () => {
  expect([...zones].filter((zone) => !roadBetween(roads, 'kanchanaburi', zone))).toEqual([])
  expect(roads.flatMap(({ between }) => between).filter((zone) => !zones.has(zone))).toEqual([])
  const pairs = roads.map(({ between }) => between.toSorted().join())
  expect(new Set(pairs).size).toBe(pairs.length)
  for (const { km, minutes, source, checkedOn } of roads) {
    expect(source.length).toBeGreaterThan(5)
    expect(isPlainDate(checkedOn)).toBe(true)
    const kmPerHour = km / (minutes / 60)
    expect(kmPerHour).toBeGreaterThan(20)
    expect(kmPerHour).toBeLessThan(75)
  }
})

test('every price is of a road and every stop lies between zones', () => {
  const priced = [
    ...transferPrices.routes.map(({ between }) => between),
    ...transferPrices.stops.flatMap(({ routes }) => routes),
  ]
  expect(priced.filter(([one, other]) => !roadBetween(roads, one, other))).toEqual([])
})

test('the larger vehicle costs more everywhere', () => {
  const { routes, perKm } = transferPrices
  for (const prices of [...routes.map((route) => route.prices), perKm.baht, perKm.minimum]) {
    const [car, suv, van] = VEHICLE_CLASSES.map((vehicleClass) => prices[vehicleClass])
    expect(car).toBeLessThan(suv ?? 0)
    expect(suv).toBeLessThan(van ?? 0)
  }
})

test('the six popular routes have a price, and so has each airport in both directions', () => {
  const priced = popularRoutes.map(({ from, to }) => priceOf(from, to))
  expect(priced).toEqual([2200, 2200, 2400, 2200, 3400, 2600])
  for (const airport of transferPlaces.filter(({ kind }) => kind === 'airport')) {
    const there = priceOf('Hotel in Kanchanaburi', airport.name)
    expect(there).toBeGreaterThan(2000)
    expect(priceOf(airport.name, 'Hotel in Kanchanaburi')).toBe(there)
  }
})

test('two places elsewhere have no price, because no road between them is known', () => {
  expect(priceOf('Hotel in Bangkok', 'Hua Hin')).toBeUndefined()
})

test('the taxi page has a way with a price from the town to every airport, and back', () => {
  const airports = transferPlaces.filter(({ kind }) => kind === 'airport').map(({ id }) => id)
  const ways = [...popularRoutes, ...airportRoutes].map(({ from, to }) => {
    expect(priceOf(from, to)).toBeGreaterThan(0)
    return [from, to].map((end) => findPlace(transferPlaces, end))
  })
  for (const airport of airports)
    for (const [from, to] of [
      ['kanchanaburi', airport],
      [airport, 'kanchanaburi'],
    ])
      expect(
        ways.filter(
          ([one, other]) => [one?.id, one?.zone].includes(from) && [other?.id, other?.zone].includes(to),
        ),
        `${from} to ${to}`,
      ).toHaveLength(1)
})
