import { expect, test } from 'vitest'
import { REFERENCE_PATTERN } from '#bookings/reference.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { bookings, payments } from '#platform/database/schema/schema.ts'
import { bookingSummary, functionsDoor } from '#tests/functions-door.ts'
import { jsonObject } from '#tests/hostile-values.ts'

const PATH = '/create-booking-payment'
const TITLE = 'The Death Railway by museum and train'

test('the answer leads to a checkout of a stored booking', async () => {
  await using door = await functionsDoor()
  const { status, body } = await door.post(PATH, bookingSummary())
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      url: `http://localhost:3000/sandbox/checkout/${body.sessionId}`,
      sessionId: expect.stringMatching(/^cs_sandbox_/),
      reference: expect.stringMatching(REFERENCE_PATTERN),
    },
  })
  expect(await door.deps.db.read.select().from(bookings)).toMatchObject([
    { reference: body.reference, channel: 'card', status: 'awaiting_payment', priceBaht: 5500 },
  ])
  expect(await door.deps.db.read.select().from(payments)).toMatchObject([
    { sessionId: body.sessionId, amountSatang: 550_000, currency: 'thb', status: 'open' },
  ])
})

test('each way to name trip, vehicle and town gets the price of the catalogue', async () => {
  await using door = await functionsDoor()
  const both = { tripName: 'erawan-death-railway', tripPrice: undefined }
  const spellings = [
    [{ tripName: TITLE }, 5500],
    [{ tripName: ' the DEATH railway, by museum and train ' }, 5500],
    [{ tripName: 'death-railway-historical-journey' }, 5500],
    [{ tripName: 'Something else', tourId: 'death-railway-historical-journey' }, 5500],
    [{ tripName: TITLE, tourId: 'no-such-trip' }, 5500],
    [{ vehicleType: 'Sedan (1-3 passengers)', tripPrice: 4500 }, 4500],
    [{ vehicleType: 'Private CAR', tripPrice: 4500 }, 4500],
    [{ vehicleType: 'SUV (4-5)', tripPrice: 5500 }, 5500],
    [{ vehicleType: 'Minivan', numberOfGuests: 9, tripPrice: 6500 }, 6500],
    [{ ...both, tourLocation: 'bangkok', pickupLocation: 'Kanchanaburi' }, 4800],
    [{ ...both, tourLocation: 'kanchanaburi', pickupLocation: 'Bangkok' }, 5800],
    [{ ...both, tourLocation: 'kanchanaburi', pickupLocation: 'Bangkok, to Kanchanaburi' }, 5800],
    [{ ...both, tourLocation: 'kanchanaburi', pickupLocation: 'River Inn' }, 4800],
    [{ ...both, tourLocation: undefined, pickupLocation: 'Hotel in Kanchanaburi town' }, 4800],
    [{ ...both, tourLocation: undefined, pickupLocation: 'Sukhumvit, BANGKOK' }, 5800],
    [{ ...both, tourLocation: 'Phuket', pickupLocation: 'Kanchanaburi' }, 4800],
    [{ ...both, pickupLocation: undefined }, 5800],
    [{ tripPrice: undefined, numberOfGuests: '2' }, 5500],
  ] as const
  for (const [changes, baht] of spellings) {
    const { status, body } = await door.post(PATH, bookingSummary(changes))
    expect({ status, changes }).toEqual({ status: 200, changes })
    const amounts = await door.deps.db.read.select().from(payments)
    const paid = amounts.find(({ sessionId }) => sessionId === body.sessionId)
    expect({ changes, satang: paid?.amountSatang }).toEqual({ changes, satang: baht * 100 })
  }
})

test('the id of a trip is enough: its name need not be sent', async () => {
  await using door = await functionsDoor()
  const byId = { tripName: undefined, tourId: 'death-railway-historical-journey' }
  expect((await door.post(PATH, bookingSummary(byId))).status).toBe(200)
})

test('the number of guests defaults to one', async () => {
  await using door = await functionsDoor()
  for (const numberOfGuests of [undefined, null]) {
    expect((await door.post(PATH, bookingSummary({ numberOfGuests }))).status).toBe(200)
  }
  const guests = (await door.deps.db.read.select().from(bookings)).map((booking) => booking.guests)
  expect(guests).toEqual([1, 1])
})

test('a trip within the lead time is refused', async () => {
  await using door = await functionsDoor()
  const { status, body } = await door.post(PATH, bookingSummary({ preferredDate: '2026-11-20' }))
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: { preferredDate: expect.stringMatching(/^Pickup is at 06:00/) } },
  })
  expect(await door.deps.db.read.select().from(bookings)).toEqual([])
})

test('a price other than that of the catalogue is refused with the right one, and nothing is stored', async () => {
  await using door = await functionsDoor()
  for (const tripPrice of [1, 5499, 0, -5500, 1e300, 5500.01, '1', '฿1,000']) {
    const { status, body } = await door.post(PATH, bookingSummary({ tripPrice }))
    expect({ tripPrice, status, code: body.code }).toEqual({ tripPrice, status: 409, code: 'price_changed' })
    expect(body.error).toContain('฿5,500')
  }
  expect(await door.deps.db.read.select().from(bookings)).toEqual([])
  expect(await door.deps.db.read.select().from(payments)).toEqual([])
})

test('an invalid field is refused under the name that the caller uses, and nothing is stored', async () => {
  await using door = await functionsDoor()
  const noTrip = 'We don’t run this trip. Please choose one from our list.'
  const refusals = [
    [{ tripName: 'Three days by tuk-tuk' }, 'invalid', { tripName: noTrip }],
    [{ tripName: undefined }, 'invalid', { tripName: noTrip }],
    [{ tripName: '__proto__', tourId: 'constructor' }, 'invalid', { tripName: noTrip }],
    [
      { numberOfGuests: 4, vehicleType: 'car' },
      'party_too_large',
      { vehicleType: 'The car carries up to 3 guests. Please choose the SUV for 4 guests.' },
    ],
    [
      { numberOfGuests: 10, vehicleType: 'van' },
      'party_too_large',
      {
        numberOfGuests:
          'One vehicle on this trip carries up to 9 guests. For a larger group, please contact us.',
      },
    ],
    [
      { tripName: 'hidden-gems', tripPrice: undefined, vehicleType: 'van' },
      'party_too_large',
      { vehicleType: 'This trip isn’t available with a van. Please choose the car for 2 guests.' },
    ],
    [{ vehicleType: 'Submarine' }, 'invalid', { vehicleType: 'Please select a vehicle type' }],
    [{ customerName: null }, 'invalid', { customerName: 'Please enter your full name' }],
    [{ customerEmail: 'ada' }, 'invalid', { customerEmail: 'Please enter a valid email address' }],
    [{ customerPhone: '' }, 'invalid', { customerPhone: 'Please enter a valid phone number' }],
    [{ preferredDate: '2026-11-19' }, 'invalid', { preferredDate: 'Please select a valid future date' }],
    [
      { specialRequests: 'bell \u0007' },
      'invalid',
      { specialRequests: 'Please remove the unusual characters from your message' },
    ],
  ] as const
  for (const [changes, code, fields] of refusals) {
    const { status, body } = await door.post(PATH, bookingSummary(changes))
    const error = Object.values(fields)[0]
    const { details: _, ...said } = body
    expect({ changes, status, said }).toEqual({ changes, status: 422, said: { error, code, fields } })
  }
  expect(await door.deps.db.read.select().from(bookings)).toEqual([])
})

test('trips and prices come from the catalogue of the dependencies', async () => {
  const dearer = catalogue.tours
    .filter(({ id }) => id === 'death-railway-historical-journey')
    .map((tour) => ({ ...tour, prices: { flat: 9900 } }))
  await using door = await functionsDoor({ deps: { catalogue: { version: 'dearer', tours: dearer } } })
  const { body } = await door.post(PATH, bookingSummary())
  expect(body).toMatchObject({ code: 'price_changed' })
  expect(await door.post(PATH, bookingSummary({ tripPrice: 9900 }))).toMatchObject({ status: 200 })
  const gone = await door.post(PATH, bookingSummary({ tripName: 'erawan-death-railway' }))
  expect(gone.body).toMatchObject({ code: 'invalid', fields: { tripName: expect.any(String) } })
  expect(await door.deps.db.read.select().from(payments)).toMatchObject([{ amountSatang: 990_000 }])
})

test('no email is sent before the money has arrived', async () => {
  await using door = await functionsDoor()
  await door.post(PATH, bookingSummary())
  await door.sendMails()
  expect(await door.mailbox()).toEqual([])
})

test.for(['tourId', 'tripName'])('a %s that is not a string is refused', async (field) => {
  await using door = await functionsDoor()
  const whole = bookingSummary({ tripName: undefined })
  const accepted = Object.entries(whole).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, JSON.stringify(value)] as const],
  )
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const json of ['null', '5', '{}', '{"toString":null}', '["death-railway"]', deep]) {
    const body = jsonObject([...accepted, [field, json]])
    const { status } = await door.post(PATH, body)
    expect({ json: json.slice(0, 40), status }).toEqual({ json: json.slice(0, 40), status: 422 })
  }
})

test('a public site without a payment provider says that cards are off, and stores nothing', async () => {
  await using door = await functionsDoor({ env: { PUBLIC_URL: 'https://www.saphan.example' } })
  expect(door.deps.payments.name).toBe('none')
  const { status, body } = await door.post(PATH, bookingSummary())
  expect(body).toMatchObject({ code: 'channel_off' })
  expect(status).toBe(409)
  expect(await door.deps.db.read.select().from(bookings)).toEqual([])
})
