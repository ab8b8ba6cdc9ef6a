import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { PaymentRefused } from '#platform/payments/contract.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { createDeps } from '#platform/server/deps.ts'
import {
  ask,
  bookingEmailBody,
  bookingSummary,
  customTrip,
  functionsDoor,
  jsonPost,
  legacyBookingEmailBody,
} from '#tests/functions-door.ts'

/** Nothing listens there. */
const DEAD_DATABASE = 'postgres://saphan@127.0.0.1:9/saphan'

test.for([
  ['/send-booking-email', bookingEmailBody(), 'Failed to send booking request. Please try again.'],
  ['/send-booking-email', legacyBookingEmailBody(), 'Failed to send booking request. Please try again.'],
  ['/submit-custom-trip', customTrip(), 'Submission failed. Please try again or contact us directly.'],
  ['/create-booking-payment', bookingSummary(), 'Failed to create payment session'],
  ['/verify-booking-payment', { sessionId: `cs_sandbox_${'a'.repeat(32)}` }, 'Failed to verify payment.'],
] as const)('while the database is away %s answers 503', async ([path, payload, error]) => {
  await using door = await functionsDoor()
  const pool = openPool(DEAD_DATABASE)
  const deps = createDeps({ ...door.resources, db: createDatabase(pool) })
  const { status, headers, body } = await ask(deps, path, jsonPost(payload))
  expect({ status, body }).toEqual({ status: 503, body: { error, code: 'unavailable' } })
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  await pool.end()
})

test('while the database is away an invalid field is still reported', async () => {
  await using door = await functionsDoor()
  const pool = openPool(DEAD_DATABASE)
  const deps = createDeps({ ...door.resources, db: createDatabase(pool) })
  const answer = await ask(deps, '/send-booking-email', jsonPost(bookingEmailBody({ customerEmail: 'ada' })))
  expect(answer).toMatchObject({ status: 422, body: { fields: { customerEmail: expect.any(String) } } })
  await pool.end()
})

test('the same call succeeds once the database is back', async () => {
  await using door = await functionsDoor()
  const pool = openPool(DEAD_DATABASE)
  const away = createDeps({ ...door.resources, db: createDatabase(pool) })
  const post = jsonPost(bookingEmailBody({ requestId: crypto.randomUUID() }))
  expect((await ask(away, '/send-booking-email', post)).status).toBe(503)
  expect((await ask(door.deps, '/send-booking-email', post)).status).toBe(200)
  expect(await door.deps.db.read.$count(bookings)).toBe(1)
  await pool.end()
})

test('while emails cannot be queued nothing is stored, and the answer is 503', async () => {
  await using door = await functionsDoor()
  const notStarted = createQueue(door.database.url, () => {})
  const deps = { ...door.deps, queue: notStarted }
  for (const [path, payload] of [
    ['/send-booking-email', bookingEmailBody()],
    ['/submit-custom-trip', customTrip()],
  ] as const) {
    expect((await ask(deps, path, jsonPost(payload))).status).toBe(503)
  }
  expect(await door.deps.db.read.$count(bookings)).toBe(0)
  expect(await door.deps.db.read.$count(mails)).toBe(0)
})

test('a booking whose checkout could not be opened can be sent again and is paid once', async () => {
  await using door = await functionsDoor()
  const payments = {
    ...door.deps.payments,
    openCheckout: () => Promise.reject(new Unavailable('the provider did not answer')),
  }
  const post = jsonPost(bookingSummary({ requestId: crypto.randomUUID() }))
  const failed = await ask({ ...door.deps, payments }, '/create-booking-payment', post)
  expect(failed).toMatchObject({
    status: 503,
    body: { error: 'Failed to create payment session', code: 'unavailable' },
  })
  expect(failed.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect((await ask(door.deps, '/create-booking-payment', post)).status).toBe(200)
  expect(await door.deps.db.read.$count(bookings)).toBe(1)
})

test('a checkout that the provider refuses is a 502, with the sentence of the page', async () => {
  await using door = await functionsDoor()
  const payments = {
    ...door.deps.payments,
    openCheckout: () => Promise.reject(new PaymentRefused('not today')),
  }
  const post = jsonPost(bookingSummary())
  expect(await ask({ ...door.deps, payments }, '/create-booking-payment', post)).toMatchObject({
    status: 502,
    body: { error: 'Failed to create payment session', code: 'payment_refused' },
  })
})

test('an internal error reveals nothing about its cause', async () => {
  await using door = await functionsDoor()
  const fail = () => Promise.reject(new Error('ada@example.com at line 3'))
  const tourSource = { findTour: fail, listTours: fail }
  const { status, body } = await ask({ ...door.deps, tourSource }, '/airtable-bangkok-tours/x')
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      error: 'Something went wrong on our side. Please try again or contact us.',
      code: 'internal',
    },
  })
})
