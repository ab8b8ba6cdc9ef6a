import { getRequestListener } from '@hono/node-server'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Deps } from '#platform/deps.ts'
import { bookingEmailBody, bookingSummary, customTrip } from '#tests/functions-door.ts'
import { serve } from '#tests/serve.ts'
import { testSite } from '#tests/site.ts'
import { createFunctionsApi } from './api.ts'

/** The API on a real socket, and the unmodified client that other sites use. */
async function clientOf(deps: Deps) {
  const site = new Hono().route('/functions/v1', createFunctionsApi(deps))
  const url = `http://127.0.0.1:${await serve(getRequestListener(site.fetch))}/functions/v1`
  return new FunctionsClient(url, { headers: { apikey: 'anon', authorization: 'Bearer anon' } })
}

test('invoke sends a request by email and reads its reference', async () => {
  await using site = await testSite()
  const client = await clientOf(site.deps)
  const { data, error } = await client.invoke('send-booking-email', { body: bookingEmailBody() })
  expect({ data, error }).toEqual({
    data: { success: true, reference: expect.stringMatching(/^SPN-/) },
    error: null,
  })
})

test('invoke goes from booking to checkout to a verified payment', async () => {
  await using site = await testSite()
  const client = await clientOf(site.deps)
  const payment = await client.invoke('create-booking-payment', { body: bookingSummary() })
  await site.deps.sandboxCheckouts?.act(payment.data.sessionId, 'pay')
  const { data } = await client.invoke('verify-booking-payment', {
    body: { sessionId: payment.data.sessionId },
  })
  expect(data).toMatchObject({ success: true, bookingDetails: { amount: 5500, currency: 'thb' } })
})

test('invoke sends a trip of the guest’s own making, and reads a remote tour', async () => {
  await using site = await testSite()
  const client = await clientOf(site.deps)
  const trip = await client.invoke('submit-custom-trip', { body: customTrip() })
  expect(trip.data).toMatchObject({ success: true })
  const tour = await client.invoke('airtable-bangkok-tours/erawan-death-railway', { method: 'GET' })
  expect(tour.data).toMatchObject({ id: 'erawan-death-railway', fields: { price_car: 5300 } })
})

test.for([
  ['send-booking-email', bookingEmailBody({ customerEmail: 'ada' }), 422, 'invalid'],
  ['create-booking-payment', bookingSummary({ tripPrice: 1 }), 409, 'price_changed'],
  ['no-such-function', {}, 404, 'not_found'],
] as const)('invoke of %s gives an error that holds the answer', async ([name, body, status, code]) => {
  await using site = await testSite()
  const client = await clientOf(site.deps)
  const { data, error } = await client.invoke(name, { body })
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(status)
  expect(await error.context.json()).toMatchObject({ code, error: expect.stringMatching(/\w/) })
})

test('a body that is too large is answered before it has arrived, and the client can read why', async () => {
  await using site = await testSite()
  const client = await clientOf(site.deps)
  const body = bookingEmailBody({ specialRequests: 'x'.repeat(200_000) })
  const { error } = await client.invoke('send-booking-email', { body })
  expect(await error.context.json()).toMatchObject({ code: 'too_large' })
})
