import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookings, mails, payments } from '#platform/database/schema/schema.ts'
import {
  bookingEmailBody,
  bookingSummary,
  customTrip,
  functionsDoor,
  legacyBookingEmailBody,
} from '#tests/functions-door.ts'

const TABLE = [
  ['/send-booking-email', bookingEmailBody, { customerName: 'Grace Example' }],
  ['/send-booking-email', legacyBookingEmailBody, { guests: 3 }],
  ['/submit-custom-trip', customTrip, { numberOfGuests: 4 }],
  ['/create-booking-payment', bookingSummary, { preferredDate: '2027-01-16' }],
] as const

test.for(TABLE)('%s: the same request id again gets the first answer', async ([path, payload]) => {
  await using door = await functionsDoor()
  const requestId = randomUUID()
  const first = await door.post(path, payload({ requestId }))
  const second = await door.post(path, payload({ requestId: requestId.toUpperCase() }))
  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 200, body: first.body })
  const stored = [bookings, payments].map((table) => door.deps.db.read.$count(table))
  expect((await Promise.all(stored)).every((count) => count <= 1)).toBe(true)
})

test.for(TABLE)('%s: the same request id with other content is refused', async ([path, payload, changes]) => {
  await using door = await functionsDoor()
  const requestId = randomUUID()
  expect((await door.post(path, payload({ requestId }))).status).toBe(200)
  const mailsBefore = await door.deps.db.read.$count(mails)
  const other = await door.post(path, payload({ requestId, ...changes }))
  expect(other).toMatchObject({ status: 409, body: { code: 'request_id_reused' } })
  expect(other.body.error).toMatch(/already sent with other details/)
  expect(await door.deps.db.read.$count(mails)).toBe(mailsBefore)
})

test('the request id of a booking request cannot be used for a payment', async () => {
  await using door = await functionsDoor()
  const requestId = randomUUID()
  const trip = 'death-railway-historical-journey'
  expect(
    (await door.post('/send-booking-email', bookingEmailBody({ requestId, tourName: trip }))).status,
  ).toBe(200)
  const payment = await door.post('/create-booking-payment', bookingSummary({ requestId }))
  expect(payment).toMatchObject({ status: 409, body: { code: 'request_id_reused' } })
  expect(await door.deps.db.read.$count(payments)).toBe(0)
})

test('a request id that was a custom trip is not a booking as well, nor the other way round', async () => {
  await using door = await functionsDoor()
  const doors = [
    ['/submit-custom-trip', customTrip],
    ['/send-booking-email', bookingEmailBody],
  ] as const
  for (const [[first, firstPayload], [second, secondPayload]] of [doors, [doors[1], doors[0]]] as const) {
    const requestId = randomUUID()
    expect((await door.post(first, firstPayload({ requestId }))).status).toBe(200)
    const other = await door.post(second, secondPayload({ requestId }))
    expect(other).toMatchObject({ status: 409, body: { code: 'request_id_reused' } })
  }
  expect(await door.deps.db.read.$count(bookings)).toBe(2)
})

test('ten copies at the same moment are one booking with one checkout', async () => {
  await using door = await functionsDoor()
  const payload = bookingSummary({ requestId: randomUUID() })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => door.post('/create-booking-payment', payload)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test.for(TABLE)('%s: without a request id each call is a separate request', async ([path, payload]) => {
  await using door = await functionsDoor()
  for (const requestId of [undefined, null, '']) {
    expect((await door.post(path, payload({ requestId }))).status).toBe(200)
  }
  expect(await door.deps.db.read.$count(bookings)).toBe(3)
})

test.for(TABLE)('%s: a request id that is not a UUID is refused', async ([path, payload]) => {
  await using door = await functionsDoor()
  for (const requestId of ['1', 42, {}, ['a'], '__proto__', 'x'.repeat(36)]) {
    const { status, body } = await door.post(path, payload({ requestId }))
    const sentence = 'The request id must be a UUID.'
    expect({ requestId, status, body }).toEqual({
      requestId,
      status: 422,
      body: { error: sentence, code: 'invalid', fields: { requestId: sentence } },
    })
  }
})
