import { expect, test } from 'vitest'
import { REFERENCE_PATTERN } from '#bookings/reference.rules.ts'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { mails } from '#platform/database/schema/schema.ts'
import { bookingEmailBody, functionsDoor, legacyBookingEmailBody } from '#tests/functions-door.ts'
import { storedTrips } from '#tests/stored-bookings.ts'

const PATH = '/send-booking-email'

test.for([
  ['newer pages', bookingEmailBody()],
  ['older pages', legacyBookingEmailBody()],
] as const)('the field names of %s are stored as the same booking', async ([, payload]) => {
  await using door = await functionsDoor()
  const answer = await door.post(PATH, payload)
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, reference: expect.stringMatching(REFERENCE_PATTERN) },
  })
  expect(Object.keys(answer.body)).toEqual(['success', 'reference'])
  expect(await storedTrips(door.deps.db.read)).toMatchObject([
    {
      reference: answer.body.reference,
      channel: 'email',
      status: 'requested',
      tourId: 'erawan-death-railway',
      customerName: 'Ada Example',
      customerEmail: 'ada@example.com',
      customerPhone: '+44 7700 900123',
      travelDate: '2027-01-15',
      guests: 2,
      vehicleClass: 'suv',
      hotelName: 'River Inn',
      specialRequests: 'A child seat, please.',
      priceBaht: 5800,
    },
  ])
})

test('operator and guest get an email that carries the reference', async () => {
  await using door = await functionsDoor()
  const { body } = await door.post(PATH, legacyBookingEmailBody())
  await door.sendMails()
  const received = await door.mailbox()
  expect(received.map((mail) => mail.toAddress).sort()).toEqual(['ada@example.com', 'hello@saphan.example'])
  for (const mail of received) expect(mail.text).toContain(body.reference)
})

test('without hotel and wishes the operator reads "Not specified" and "None"', async () => {
  await using door = await functionsDoor()
  const { hotelName: _, specialRequests: __, ...bare } = bookingEmailBody()
  expect((await door.post(PATH, bare)).status).toBe(200)
  await door.sendMails()
  const toOperator = (await door.mailbox()).find((mail) => mail.toAddress === 'hello@saphan.example')
  expect(toOperator?.text).toContain('Not specified')
  expect(toOperator?.text).toContain('None')
})

test('an unknown trip is a request without a price', async () => {
  await using door = await functionsDoor()
  const { status } = await door.post(PATH, bookingEmailBody({ tourName: 'Three days by tuk-tuk' }))
  expect(status).toBe(200)
  const [booking] = await storedTrips(door.deps.db.read)
  expect(booking).toMatchObject({ tourId: null, title: 'Three days by tuk-tuk', priceBaht: null })
})

test('a trip is known by its id and by its title, in any case and punctuation', async () => {
  await using door = await functionsDoor()
  for (const tourName of [
    'ERAWAN_DEATH_RAILWAY',
    findTour(catalogue, 'erawan-death-railway')?.title.toUpperCase(),
  ]) {
    expect((await door.post(PATH, bookingEmailBody({ tourName }))).status).toBe(200)
  }
  const known = { tourId: 'erawan-death-railway', priceBaht: 5800 }
  expect(await storedTrips(door.deps.db.read)).toMatchObject([known, known])
})

test('a party that does not fit its car is a request: the operator sorts it out', async () => {
  await using door = await functionsDoor()
  const { status } = await door.post(PATH, bookingEmailBody({ numberOfGuests: 9, vehicleType: 'car' }))
  expect(status).toBe(200)
  expect(await storedTrips(door.deps.db.read)).toMatchObject([{ guests: 9, vehicleClass: 'car' }])
})

test('any words for the vehicle are stored as sent', async () => {
  await using door = await functionsDoor()
  const { status } = await door.post(PATH, legacyBookingEmailBody({ vehicle: 'Coach with a toilet' }))
  expect(status).toBe(200)
  const [booking] = await storedTrips(door.deps.db.read)
  expect(booking).toMatchObject({ vehicleClass: null, vehicleText: 'Coach with a toilet', priceBaht: null })
})

const NAME = 'Please enter your full name'
const EMAIL = 'Please enter a valid email address'
const PHONE = 'Please enter a valid phone number'
const DATE = 'Please select a valid future date'
const GUESTS = 'Please select a valid number of guests (1-50)'
const VEHICLE = 'Please select a vehicle type'

test('each field is refused under the name that the caller gave it, and nothing is stored', async () => {
  await using door = await functionsDoor()
  const refusals = [
    [bookingEmailBody({ customerName: '' }), 'customerName', NAME],
    [legacyBookingEmailBody({ fullName: '<b></b>' }), 'fullName', NAME],
    [bookingEmailBody({ customerEmail: 'ada@' }), 'customerEmail', EMAIL],
    [legacyBookingEmailBody({ email: 'a@example.com, b@example.com' }), 'email', EMAIL],
    [bookingEmailBody({ customerPhone: '12' }), 'customerPhone', PHONE],
    [legacyBookingEmailBody({ phone: 447700900123 }), 'phone', PHONE],
    [bookingEmailBody({ preferredDate: '2026-11-19' }), 'preferredDate', DATE],
    [legacyBookingEmailBody({ date: '2027-02-29' }), 'date', DATE],
    [bookingEmailBody({ numberOfGuests: 51 }), 'numberOfGuests', GUESTS],
    [legacyBookingEmailBody({ guests: 'two' }), 'guests', GUESTS],
    [bookingEmailBody({ vehicleType: ' ' }), 'vehicleType', VEHICLE],
    [legacyBookingEmailBody({ vehicle: '' }), 'vehicle', VEHICLE],
    [bookingEmailBody({ tourName: '' }), 'tourName', 'Please name the trip.'],
  ] as const
  for (const [payload, field, sentence] of refusals) {
    const { status, body } = await door.post(PATH, payload)
    const refusal = { error: sentence, code: 'invalid', fields: { [field]: sentence } }
    expect({ status, body }).toMatchObject({ status: 422, body: refusal })
    expect(Object.keys(body.fields)).toEqual([field])
  }
  expect(await storedTrips(door.deps.db.read)).toEqual([])
  expect(await door.deps.db.read.select().from(mails)).toEqual([])
})

test('a missing field of an older client is named as older clients name it', async () => {
  await using door = await functionsDoor()
  const { body } = await door.post(PATH, legacyBookingEmailBody({ vehicle: undefined, phone: undefined }))
  expect(body.fields).toEqual({ vehicle: VEHICLE, phone: PHONE })
})

test('an empty object is told about every field that is missing', async () => {
  await using door = await functionsDoor()
  const { status, body } = await door.post(PATH, { tourName: 'erawan-death-railway' })
  expect(status).toBe(422)
  expect(Object.keys(body.fields).sort()).toEqual([
    'customerEmail',
    'customerName',
    'customerPhone',
    'numberOfGuests',
    'preferredDate',
    'vehicleType',
  ])
})

test('a trip within the lead time is refused, under the name that the caller uses for the day', async () => {
  await using door = await functionsDoor()
  const on = (tourName: string) =>
    door.post(PATH, bookingEmailBody({ tourName, preferredDate: '2026-11-20', guests: 2 }))
  // It is ten in the morning; this trip began at six.
  const { status, body } = await on('erawan-death-railway')
  const message =
    'Pickup is at 06:00, Thailand time, and has to be booked 2 hours ahead. Please choose another day.'
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'invalid', error: message, fields: { preferredDate: message } },
  })
  // At one in the afternoon the evening market is early enough, and a trip outside the catalogue has no known hour.
  expect((await on('old-street-evening')).status).toBe(200)
  expect((await on('A day at the river')).status).toBe(200)
})
