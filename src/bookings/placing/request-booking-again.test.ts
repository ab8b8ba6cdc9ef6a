import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookings, events, mails } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { filledForm, offerOf, racing } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { storedTrips } from '#tests/stored-bookings.ts'
import { requestBooking } from './request-booking.ts'

const REQUEST_ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
const offer = offerOf('erawan-death-railway')

async function rowsOf({ deps }: TestSite) {
  const [stored, steps, queued] = await Promise.all(
    [bookings, events, mails].map((table) => deps.db.read.$count(table)),
  )
  return { bookings: stored, steps, mails: queued }
}

test('the same request id at ten instances at once makes one booking and two emails', async () => {
  await using site = await testSite()
  const form = filledForm({ requestId: REQUEST_ID })
  const db = racing(site.deps.db, 10)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => requestBooking({ ...site.deps, db }, { offer, submission: form })),
  )
  const references = new Set(answers.map((answer) => answer.ok && answer.booking.reference))
  expect([...references]).toEqual([expect.stringMatching(/^SPN-/)])
  expect(await rowsOf(site)).toEqual({ bookings: 1, steps: 1, mails: 2 })
})

test('guests who book at the same moment each get a booking with its emails', async () => {
  await using site = await testSite()
  // As many as there are connections: more would wait, and on a busy machine too long.
  const names = Array.from({ length: 15 }, (_, number) => `Guest ${number} Example`)
  const answers = await Promise.all(
    names.map((name) =>
      requestBooking(site.deps, { offer, submission: filledForm({ name, requestId: randomUUID() }) }),
    ),
  )
  expect(answers.map((answer) => answer.ok && answer.booking.customerName)).toEqual(names)
  expect(new Set(answers.map((answer) => answer.ok && answer.booking.reference)).size).toBe(15)
  expect(new Set(answers.map((answer) => answer.ok && answer.token)).size).toBe(15)
  expect(await rowsOf(site)).toEqual({ bookings: 15, steps: 15, mails: 30 })
})

test('among concurrent bookings a repeated request finds its booking, and a reused request id is refused', async () => {
  await using site = await testSite()
  const [kept, other] = [filledForm({ requestId: REQUEST_ID }), filledForm({ requestId: randomUUID() })]
  const first = await requestBooking(site.deps, { offer, submission: kept })
  const forms = [other, { ...kept, requestId: REQUEST_ID.toUpperCase() }, { ...kept, guests: '3' }]
  const [, again, reused] = await Promise.all(
    forms.map((submission) => requestBooking(site.deps, { offer, submission })),
  )
  expect(first).toMatchObject({ ok: true })
  expect(again).toEqual(first)
  expect(reused).toMatchObject({ ok: false, reason: 'request-id-reused' })
  expect(await rowsOf(site)).toEqual({ bookings: 2, steps: 2, mails: 4 })
})

test('a repeated request is answered with the first booking and its token', async () => {
  await using site = await testSite()
  const form = filledForm({ requestId: REQUEST_ID })
  const first = await requestBooking(site.deps, { offer, submission: form })
  site.letTimePass(HOUR_MS)
  expect(await requestBooking(site.deps, { offer, submission: form })).toEqual(first)
})

const OTHER_CONTENT: [field: string, value: string][] = [
  ['name', 'Grace Example'],
  ['email', 'grace@example.com'],
  ['phone', '+44 7700 900456'],
  ['date', '2027-01-16'],
  ['guests', '3'],
  ['vehicleType', 'van'],
  ['hotelName', 'Another Inn'],
  ['pickupLocation', 'Kanchanaburi'],
  ['message', ''],
]

test.each(OTHER_CONTENT)('the same request id with another %s is refused', async (field, value) => {
  await using site = await testSite()
  const form = filledForm({ requestId: REQUEST_ID })
  const first = await requestBooking(site.deps, { offer, submission: form })
  const other = await requestBooking(site.deps, { offer, submission: { ...form, [field]: value } })
  expect(other).toMatchObject({ ok: false, reason: 'request-id-reused' })
  expect(await storedTrips(site.deps.db.read)).toMatchObject([first.ok ? first.booking : {}])
  expect(await rowsOf(site)).toEqual({ bookings: 1, steps: 1, mails: 2 })
})

test('the same request id for another trip is refused', async () => {
  await using site = await testSite()
  const form = filledForm({ requestId: REQUEST_ID })
  await requestBooking(site.deps, { offer, submission: form })
  const other = await requestBooking(site.deps, {
    offer: offerOf('floating-market-kanchanaburi'),
    submission: form,
  })
  expect(other).toMatchObject({ ok: false, reason: 'request-id-reused' })
})

test('another request id with the same content is another booking', async () => {
  await using site = await testSite()
  await requestBooking(site.deps, { offer, submission: filledForm({ requestId: REQUEST_ID }) })
  await requestBooking(site.deps, {
    offer,
    submission: filledForm({ requestId: REQUEST_ID.replace('3', '4') }),
  })
  expect(await rowsOf(site)).toEqual({ bookings: 2, steps: 2, mails: 4 })
})

test('without a request id, the same facts on the same day are the same request', async () => {
  await using site = await testSite()
  const first = await requestBooking(site.deps, { offer, submission: filledForm() })
  site.letTimePass(13 * HOUR_MS)
  // Anybody can send the same facts, so the link of the first request is not given again.
  expect(await requestBooking(site.deps, { offer, submission: filledForm() })).toEqual({
    ...first,
    token: null,
  })
  expect(await rowsOf(site)).toEqual({ bookings: 1, steps: 1, mails: 2 })
})

test('without a request id, the same facts on the next day in Bangkok are another request', async () => {
  await using site = await testSite()
  const first = await requestBooking(site.deps, { offer, submission: filledForm() })
  site.letTimePass(14 * HOUR_MS)
  const second = await requestBooking(site.deps, { offer, submission: filledForm() })
  expect(second.ok && second.booking.reference).not.toBe(first.ok && first.booking.reference)
  expect(await rowsOf(site)).toEqual({ bookings: 2, steps: 2, mails: 4 })
})

test('without a request id, other facts are another request', async () => {
  await using site = await testSite()
  await requestBooking(site.deps, { offer, submission: filledForm() })
  expect(await requestBooking(site.deps, { offer, submission: filledForm({ guests: '3' }) })).toMatchObject({
    ok: true,
  })
  expect(await rowsOf(site)).toEqual({ bookings: 2, steps: 2, mails: 4 })
})
