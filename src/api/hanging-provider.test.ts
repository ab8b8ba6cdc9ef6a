import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'

import { createConcurrencyLimit, limitConcurrency } from '#platform/server/middleware/concurrency-limit.ts'
import { startFakeStripe } from '#tests/fake-stripe/fake-stripe.ts'
import { bookingEmailBody, bookingSummary, functionsDoor, jsonPost } from '#tests/functions-door.ts'
import { serve } from '#tests/serve.ts'
import { TEST_NOW, testSite } from '#tests/site.ts'
import { createFunctionsApi } from './api.ts'

const SECRET = 'whsec_test'

test('while two hundred card payments hang at the provider, a booking by email is accepted', async () => {
  await using fake = await startFakeStripe({ webhookSecret: SECRET })
  fake.controls.clockAheadMs = TEST_NOW - Date.now()
  const payments = createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    apiUrl: fake.url,
    timeoutMs: 60_000,
  })
  await using site = await testSite({ deps: { payments } })
  const guard = { networkOf: () => undefined, limitConcurrency: limitConcurrency(createConcurrencyLimit()) }
  const door = new Hono().route('/', createFunctionsApi(site.deps, guard))
  const port = await serve(getRequestListener(door.fetch))
  const post = (path: string, body: object) => fetch(`http://127.0.0.1:${port}${path}`, jsonPost(body))

  fake.controls.alwaysFault = 'hang'
  const attempts = Array.from({ length: 200 }, () => post('/create-booking-payment', bookingSummary()))
  const book = async () => (await post('/send-booking-email', bookingEmailBody())).status
  await expect.poll(book).toBe(200)
  fake.controls.alwaysFault = undefined
  await fake.close()
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([503]))
  expect(await site.deps.db.read.$count(bookings)).toBeGreaterThan(1)
})

test('the provider is not asked about a session that this site does not know', async () => {
  await using fake = await startFakeStripe({ webhookSecret: SECRET })
  await using door = await functionsDoor({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: fake.url },
  })
  fake.controls.alwaysFault = '429'
  const answer = await door.post('/verify-booking-payment', { sessionId: 'cs_test_made_up' })
  expect(answer).toMatchObject({ status: 200, body: { success: false, paymentStatus: 'unknown' } })
})
