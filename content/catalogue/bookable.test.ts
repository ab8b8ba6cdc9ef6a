import { expect, test } from 'vitest'
import { offerOfTour, orderFrom } from '#bookings/placing/booking-offer.ts'
import { capacityOf } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf, vehiclesOffered } from '#catalogue/fare.rules.ts'
import { defaultRules } from './booking-rules.ts'
import { catalogue } from './catalogue.ts'

/** Friday 20 November 2026, ten in the morning in Bangkok. */
const NOW = { nowMs: Date.parse('2026-11-20T10:00:00+07:00'), leadTimes: defaultRules.leadTimes }
const guest = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  // A Saturday: one trip runs on no other day.
  date: '2027-01-16',
  hotelName: 'River Inn',
  pickupLocation: 'At the reception',
  message: '',
}

/** Every combination that is sold: each trip from each town, in each vehicle, for the smallest and the largest party of its label. */
const ways = catalogue.tours.flatMap((tour) =>
  originsOf(tour.prices).flatMap((origin) =>
    vehiclesOffered(tour.prices, origin).flatMap((vehicleClass) => {
      const seats = capacityOf(tour)[vehicleClass]
      if (!seats) throw new Error(`${tour.id} sells a ${vehicleClass} without seats`)
      return [seats.from, seats.to].map((guests) => ({ tour, origin, vehicleClass, guests, seats }))
    }),
  ),
)

test('every trip can be booked from each town, in each vehicle, at the price of the list', () => {
  expect(ways.length).toBeGreaterThan(200)
  const orders = ways.map(({ tour, origin, vehicleClass, guests }) =>
    orderFrom(
      offerOfTour(tour, origin),
      {
        ...guest,
        vehicleType: vehicleClass,
        guests,
        seenPriceBaht: fareOf(tour.prices, origin, vehicleClass),
      },
      NOW,
    ),
  )
  const wrong = orders.filter((order, index) => {
    const way = ways[index]
    return (
      !order.ok ||
      order.vehicleClass !== way?.vehicleClass ||
      order.priceBaht !== fareOf(way.tour.prices, way.origin, way.vehicleClass)
    )
  })
  expect(wrong).toEqual([])
})

test('one guest more than a vehicle carries is refused on every trip', () => {
  const orders = ways.map(({ tour, origin, vehicleClass, seats }) =>
    orderFrom(offerOfTour(tour, origin), { ...guest, vehicleType: vehicleClass, guests: seats.to + 1 }, NOW),
  )
  expect(orders.filter((order) => order.ok || order.reason !== 'party-too-large')).toEqual([])
})

test('a van cannot be booked on a trip that runs without one', () => {
  const withoutVan = catalogue.tours.filter(
    (tour) => !vehiclesOffered(tour.prices, tour.region).includes('van'),
  )
  expect(withoutVan).toHaveLength(2)
  for (const tour of withoutVan) {
    const order = orderFrom(offerOfTour(tour, tour.region), { ...guest, vehicleType: 'van', guests: 2 }, NOW)
    expect(order).toMatchObject({
      ok: false,
      fields: { vehicleType: { code: 'vehicle-not-run', vehicleClass: 'van' } },
    })
  }
})

test('the evening of the Saturday market is refused on every other day', () => {
  const tour = catalogue.tours.find(({ id }) => id === 'old-street-evening')
  if (!tour) throw new Error('the trip is gone')
  const refused = orderFrom(
    offerOfTour(tour, 'bangkok'),
    { ...guest, guests: 2, vehicleType: 'car', date: '2027-01-15' },
    NOW,
  )
  expect(refused).toMatchObject({
    ok: false,
    fields: { date: { code: 'runs-on-other-days', runsOn: ['Saturday'] } },
  })
})
