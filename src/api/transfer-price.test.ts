import { expect, test } from 'vitest'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { blackouts } from '#platform/database/schema/schema.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { ask, functionsDoor, jsonPost, transferAsked } from '#tests/functions-door.ts'

async function priceDoor() {
  const door = await functionsDoor()
  const price = (changes?: Record<string, unknown>) => door.post('/transfer-price', transferAsked(changes))
  return { ...door, price }
}

test('a ride between known places has a price for each class, its lines, and what is free', async () => {
  await using door = await priceDoor()
  expect(await door.price()).toMatchObject({
    status: 200,
    body: {
      route: 'Suvarnabhumi Airport (BKK) → Hotel in Kanchanaburi',
      km: 165,
      minutes: 205,
      prices: { car: 2400, suv: 2900, van: 3400 },
      lines: [
        { text: 'One way', car: 2400, suv: 2900, van: 3400 },
        { text: 'Night rate, 22:00–06:00', car: 0, suv: 0, van: 0 },
      ],
      // Three bags do not fit into a car; without a fleet the others can be asked for.
      availability: { car: 'closed', suv: 'request', van: 'request' },
    },
  })
})

test('other spellings and digits as text give the same price, a return and the night add to it', async () => {
  await using door = await priceDoor()
  const { body } = await door.price({
    ...{ from: 'สนามบินสุวรรณภูมิ', to: 'kanchanaburi', passengers: '2', luggage: '1', time: '23:10' },
    ...{ returnDate: '2027-01-18', returnTime: '09:00' },
  })
  expect(body.prices).toEqual({ car: 5100, suv: 6100, van: 7100 })
  expect(body.lines).toMatchObject([
    { text: 'The way there', car: 2400 },
    { text: 'The way back', car: 2400 },
    { text: 'Night rate, 22:00–06:00', car: 300 },
  ])
})

test('a return some hours later is driven by the driver who waits, with one vehicle', async () => {
  await using door = await priceDoor()
  await insertVehicles(door.deps.db.read, ['suv'])
  const day = { from: 'Kanchanaburi', to: 'Erawan', time: '08:00', luggage: 0 }
  const { body } = await door.price({ ...day, returnDate: '2027-01-15', returnTime: '13:00' })
  expect(body.lines).toMatchObject([{ suv: 1600 }, { text: expect.stringMatching('waits'), suv: 1560 }, {}])
  expect(body.availability).toEqual({ car: 'none', suv: 'few', van: 'none' })
})

test('a vehicle that another guest has is not free, and neither is one on a day that is closed', async () => {
  await using door = await priceDoor()
  await insertVehicles(door.deps.db.read, ['suv', 'van', 'van'])
  await requestTaxi(door.deps, {
    input: {
      ...{ name: 'Ada', email: 'ada@example.com', phone: '+44 7700 900123', vehicle: 'suv' },
      ...{ pickup: 'Hotel in Bangkok', dropoff: 'Hotel in Kanchanaburi', service: 'one-way' },
      ...{ passengers: 3, luggage: 3, pickupDate: '2027-01-15', pickupTime: '12:00' },
    },
  })
  expect((await door.price()).body.availability).toEqual({ car: 'closed', suv: 'none', van: 'free' })
  await door.deps.db.read
    .insert(blackouts)
    .values({ firstDay: '2027-01-15', lastDay: '2027-01-15', vehicleClass: 'van', reason: 'Service' })
  expect((await door.price()).body.availability).toMatchObject({ van: 'closed' })
})

test('a ride that is too soon has a price and says why it cannot be booked', async () => {
  await using door = await priceDoor()
  const { body } = await door.price({ date: '2026-11-20' })
  expect(body.prices.car).toBe(2400)
  expect(body.availability).toEqual({ car: 'closed', suv: 'closed', van: 'closed' })
  expect(body.reason).toMatch('at least 24 hours')
})

test.for([{ to: '12 Example Road' }, { from: 'Hua Hin', to: 'Hotel in Bangkok' }])(
  '%j has no fixed price',
  async (changes) => {
    await using door = await priceDoor()
    expect(await door.price(changes)).toMatchObject({
      status: 404,
      body: {
        code: 'unknown_route',
        error:
          'We have no fixed price for this route. Please send it as a request, and we’ll reply with a price.',
      },
    })
  },
)

test.for<[changes: Record<string, unknown>, field: string]>([
  [{ from: '' }, 'from'],
  [{ to: 5 }, 'to'],
  [{ to: 'suvarnabhumi airport (bkk)' }, 'to'],
  [{ date: '2027-02-29' }, 'date'],
  [{ date: '2026-11-19' }, 'date'],
  [{ time: '2.35 pm' }, 'time'],
  [{ passengers: 10 }, 'passengers'],
  [{ luggage: -1 }, 'luggage'],
  [{ returnDate: '2027-01-16' }, 'returnTime'],
  [{ returnTime: '10:00' }, 'returnDate'],
  [{ returnDate: '2027-01-15', returnTime: '14:35' }, 'returnTime'],
])('%j is refused at its field', async ([changes, field]) => {
  await using door = await priceDoor()
  const { status, body } = await door.price(changes)
  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] })
})

test('while the database is away the answer is "later"', async () => {
  await using door = await priceDoor()
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  const deps = { ...door.deps, db: createDatabase(pool) }
  expect(await ask(deps, '/transfer-price', jsonPost(transferAsked()))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  await pool.end()
})
