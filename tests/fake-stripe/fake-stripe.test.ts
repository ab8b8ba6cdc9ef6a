import { once } from 'node:events'
import { createServer } from 'node:http'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { checkoutOrder } from '#tests/payment-contract.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'

const webhookSecret = 'whsec_test'

/** A site that records the types of the webhooks it receives. */
async function startSite() {
  const arrived: string[] = []
  const reader = createStripePayments({ secretKey: 'sk_test_1', webhookSecret })
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    await reader.readWebhook(body, request.headers['stripe-signature']?.toString())
    arrived.push(JSON.parse(body).type)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = async () => server.close().closeAllConnections()
  return { arrived, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close }
}

async function openCheckout(fake: FakeStripe) {
  const provider = createStripePayments({ secretKey: 'sk_test_1', webhookSecret, apiUrl: fake.url })
  return provider.openCheckout(checkoutOrder())
}

const press = (url: string, verb: 'pay' | 'decline' | 'cancel') =>
  fetch(`${url}/${verb}`, { method: 'POST', redirect: 'manual' })

test('a payment sends its three signed events in the order of `paymentEvents`', async () => {
  await using site = await startSite()
  await using fake = await startFakeStripe({ webhookUrl: site.url, webhookSecret })
  const { url } = await openCheckout(fake)
  fake.controls.paymentEvents = ['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded']
  await press(url, 'pay')
  await fake.quiet()
  expect(site.arrived).toEqual(fake.controls.paymentEvents)
})

test('`copies` sends five copies of an event, or none', async () => {
  await using site = await startSite()
  await using fake = await startFakeStripe({ webhookUrl: site.url, webhookSecret })
  const [first, second] = [await openCheckout(fake), await openCheckout(fake)]
  fake.controls.paymentEvents = ['checkout.session.completed']
  fake.controls.copies = 5
  await press(first.url, 'pay')
  await fake.quiet()
  expect(site.arrived).toHaveLength(5)
  fake.controls.copies = 0
  await press(second.url, 'pay')
  await fake.quiet()
  expect(site.arrived).toHaveLength(5)
})

test('undelivered events are listed newest first, and can be sent again', async () => {
  await using site = await startSite()
  await using fake = await startFakeStripe({ webhookSecret })
  const { hostname, port } = new URL(fake.url)
  const stripe = new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' })
  const { sessionId } = await openCheckout(fake)
  const events = fake.markPaid(sessionId)
  const missing = await stripe.events.list({ delivery_success: false })
  expect(missing.data.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toReversed())

  fake.controls.webhookUrl = site.url
  expect(await fake.deliver(...events)).toEqual([200, 200, 200])
  expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
  expect((await stripe.events.list()).data).toHaveLength(3)
})

test('a declined card leaves the checkout open, and the next one pays', async () => {
  await using fake = await startFakeStripe({ webhookSecret })
  const { sessionId, url } = await openCheckout(fake)
  expect(await (await press(url, 'decline')).text()).toContain('Your card was declined.')
  expect((await press(url, 'pay')).headers.get('location')).toBe(
    `http://localhost:3000/paid?session_id=${sessionId}`,
  )
})

test('Cancel goes back to the site and leaves the checkout open', async () => {
  await using fake = await startFakeStripe({ webhookSecret })
  const { sessionId, url } = await openCheckout(fake)
  const answer = await press(url, 'cancel')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/cancelled'])
  expect(fake.sessions.get(sessionId)?.status).toBe('open')
})

test('closing aborts hanging calls and pending events', async () => {
  const fake = await startFakeStripe({ webhookUrl: 'http://127.0.0.1:9', webhookSecret })
  const { url } = await openCheckout(fake)
  fake.controls.delayMs = 60_000
  await press(url, 'pay')
  fake.controls.alwaysFault = 'hang'
  const hanging = fetch(`${fake.url}/v1/events`)
  await Promise.all([expect(hanging).rejects.toThrow(), fake.close()])
})
