import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { listLegs } from '../legs.store.ts'
import { REFERENCE_PATTERN } from '../reference.rules.ts'
import { rideOf } from '../ride.rules.ts'
import type { Placed } from './place-booking.ts'
import { requestTaxi } from './request-taxi.ts'
import { TAXI_PROBLEMS } from './taxi-request.rules.ts'

const REQUEST_ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'

/** What an obviously invented guest types into the taxi form. */
function ride(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Example',
    country: 'United Kingdom',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    whatsapp: '',
    pickup: 'Hotel in Bangkok',
    dropoff: 'Hotel in Kanchanaburi',
    service: 'one-way',
    vehicle: 'suv',
    passengers: '5',
    luggage: '3',
    pickupDate: '2027-01-15',
    pickupTime: '07:30',
    returnDate: '',
    returnTime: '',
    notes: 'A child seat, please.',
    ...changes,
  }
}

const legsStored = ({ deps }: TestSite, answer: Placed | Refusal) =>
  answer.ok ? listLegs(deps.db.read, answer.booking.id) : expect.fail(answer.problem.code)

const rowsOf = async ({ deps }: TestSite) => [
  await deps.db.read.$count(bookings),
  await deps.db.read.$count(mails),
]

test('a ride is stored with a reference, and operator and guest get one email each', async () => {
  await using site = await testSite()
  const answer = await requestTaxi(site.deps, { input: ride() })
  expect(answer).toMatchObject({
    ok: true,
    booking: {
      reference: expect.stringMatching(REFERENCE_PATTERN),
      status: 'requested',
      title: 'Hotel in Bangkok → Hotel in Kanchanaburi',
      pickupLocation: 'Hotel in Bangkok',
      vehicleClass: 'suv',
      guests: 5,
      luggage: 3,
      travelDate: '2027-01-15',
      endDate: '2027-01-15',
      customerWhatsapp: null,
      specialRequests: 'A child seat, please.',
    },
  })
  expect(await legsStored(site, answer)).toMatchObject([
    {
      startsAt: new Date('2027-01-15T07:30+07:00'),
      pickup: 'Hotel in Bangkok',
      dropoff: 'Hotel in Kanchanaburi',
    },
  ])
  await site.sendMails()
  const received = await site.mailbox()
  expect(received.map((mail) => mail.toAddress)).toEqual(['hello@saphan.example', 'ada@example.com'])
  for (const mail of received) expect(mail.text).toContain(answer.ok && answer.booking.reference)
})

test('a round trip is stored with its return', async () => {
  await using site = await testSite()
  const back = { service: 'round-trip', returnDate: '2027-01-16', returnTime: '18:00' }
  const answer = await requestTaxi(site.deps, { input: ride(back) })
  expect(answer).toMatchObject({ ok: true, booking: { travelDate: '2027-01-15', endDate: '2027-01-16' } })
  const [out, home] = await legsStored(site, answer)
  expect(out && rideOf(home ? [out, home] : [out])).toMatchObject(back)
})

const MISTAKES: [changes: Record<string, unknown>, fields: Record<string, { code: string }>][] = [
  [{ name: '' }, { name: { code: TAXI_PROBLEMS.name } }],
  [{ passengers: '7' }, { vehicle: { code: 'load-too-large' } }],
  [{ pickupDate: '2026-11-19' }, { pickupDate: { code: TAXI_PROBLEMS.pickupDate } }],
  [{ pickupDate: '2026-11-20', pickupTime: '10:00' }, { pickupTime: { code: TAXI_PROBLEMS.pickupPassed } }],
]

test.each(MISTAKES)('%j is refused and nothing is stored', async (changes, fields) => {
  await using site = await testSite()
  expect(await requestTaxi(site.deps, { input: ride(changes) })).toMatchObject({
    ok: false,
    reason: 'invalid',
    fields,
  })
  expect(await rowsOf(site)).toEqual([0, 0])
})

test('the time of day is the one in Thailand', async () => {
  await using site = await testSite()
  site.letTimePass(Date.parse('2026-11-20T18:00:00Z') - site.deps.now())
  const at = (pickupDate: string, pickupTime: string) =>
    requestTaxi(site.deps, {
      input: ride({ pickup: 'Kanchanaburi station', dropoff: 'Sai Yok', pickupDate, pickupTime }),
    })
  expect(await at('2026-11-20', '22:00')).toMatchObject({ ok: false })
  expect(await at('2026-11-21', '06:00')).toMatchObject({ ok: true })
})

test('the same request id ten times at once is one request with two emails', async () => {
  await using site = await testSite()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => requestTaxi(site.deps, { input: ride(), requestId: REQUEST_ID })),
  )
  expect(answers).toEqual(Array(10).fill(answers[0]))
  expect(answers[0]?.ok).toBe(true)
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('the same request id with other content is refused', async () => {
  await using site = await testSite()
  await requestTaxi(site.deps, { input: ride(), requestId: REQUEST_ID })
  const other = await requestTaxi(site.deps, { input: ride({ dropoff: 'Hua Hin' }), requestId: REQUEST_ID })
  expect(other).toMatchObject({ ok: false, reason: 'request-id-reused' })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('without a request id, the same ride is one request a day', async () => {
  await using site = await testSite()
  const first = await requestTaxi(site.deps, { input: ride() })
  site.letTimePass(13 * HOUR_MS)
  // Anybody can send the same ride, so the link of the first request is not given again.
  expect(await requestTaxi(site.deps, { input: ride() })).toEqual({ ...first, token: null })
  site.letTimePass(HOUR_MS)
  expect(await requestTaxi(site.deps, { input: ride() })).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toEqual([2, 4])
})

test('while the database is away the guest is asked to try again, and can', async () => {
  await using site = await testSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(inWords(await requestTaxi(gone, { input: ride(), requestId: REQUEST_ID }))).toMatchObject({
    ok: false,
    reason: 'unavailable',
    message: 'Your request couldn’t be sent. Please try again or contact us directly.',
    fields: {},
  })
  await pool.end()
  expect(await requestTaxi(site.deps, { input: ride(), requestId: REQUEST_ID })).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('a known route is stored at its price, an unknown one without', async () => {
  await using site = await testSite()
  expect(await requestTaxi(site.deps, { input: ride() })).toMatchObject({ booking: { priceBaht: 2700 } })
  const elsewhere = await requestTaxi(site.deps, { input: ride({ dropoff: '12 Example Road' }) })
  expect(elsewhere).toMatchObject({ ok: true, booking: { priceBaht: null } })
})

test('a landing is stored with its flight, the free waiting and a stop of the route; other stops are left out', async () => {
  await using site = await testSite()
  const landing = { pickup: 'Suvarnabhumi Airport (BKK)', flightNumber: 'ZZ 042', stop: 'ayutthaya' }
  const stored = await requestTaxi(site.deps, { input: ride(landing) })
  expect(stored).toMatchObject({ booking: { priceBaht: 4400 } })
  expect(await legsStored(site, stored)).toMatchObject([
    { flightNumber: 'ZZ 042', freeWaitingMinutes: 60, stop: 'ayutthaya' },
  ])
  const inTown = await requestTaxi(site.deps, {
    input: ride({ pickup: 'Kanchanaburi', dropoff: 'Erawan', stop: 'ayutthaya' }),
  })
  expect(inTown).toMatchObject({ booking: { priceBaht: 1600 } })
  expect(await legsStored(site, inTown)).toMatchObject([{ freeWaitingMinutes: 30, stop: null }])
})

test('a price that is another one by now is named, and nothing is stored', async () => {
  await using site = await testSite()
  expect(await requestTaxi(site.deps, { input: ride(), seenPriceBaht: 2500 })).toMatchObject({
    ...{ ok: false, reason: 'price-changed' },
    fields: { vehicle: { code: 'price-changed', priceBaht: 2700 } },
  })
  expect(await rowsOf(site)).toEqual([0, 0])
  expect(await requestTaxi(site.deps, { input: ride(), seenPriceBaht: 2700 })).toMatchObject({ ok: true })
})

test('the emails name the price, the flight and the waiting', async () => {
  await using site = await testSite()
  await requestTaxi(site.deps, { input: ride({ pickup: 'Don Mueang Airport (DMK)', flightNumber: 'ZZ 42' }) })
  await site.sendMails()
  for (const { text } of await site.mailbox())
    for (const fact of ['฿2,700', 'ZZ 42', 'Free for 60 minutes from the real landing'])
      expect(text).toContain(fact)
})
