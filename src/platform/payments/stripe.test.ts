import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { satangFromBaht } from '#money/money.rules.ts'
import type { Fault } from '#tests/fake-stripe/controls.ts'
import { type FakeStripe, startFakeStripe } from '#tests/fake-stripe/fake-stripe.ts'
import { checkoutOrder } from '#tests/payment-contract.ts'
import { serve } from '#tests/serve.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { InvalidSignature, NoPaymentAddress, PaymentRefused } from './contract.ts'
import { createStripePayments } from './stripe.ts'

const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_right' }

const startFake = () => startFakeStripe({ webhookSecret: keys.webhookSecret })

const stripeAt = (fake: FakeStripe, timeoutMs?: number) =>
  createStripePayments({ ...keys, apiUrl: fake.url, timeoutMs })

/** An event of Stripe with its signature header. */
async function signed(event: object | string, { secret = keys.webhookSecret, agoSeconds = 0 } = {}) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const timestamp = Math.floor(Date.now() / 1_000) - agoSeconds
  return {
    body,
    header: await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp }),
  }
}

const completed = {
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_test_1' } },
}

test('the key decides whether real money moves', () => {
  const isLive = (secretKey: string) => createStripePayments({ ...keys, secretKey }).live
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'rk_test_1'].map(isLive)).toEqual([true, true, false, false])
})

test('guests are sent to Stripe, and to the other host when one is set', () => {
  expect(createStripePayments(keys).checkoutOrigins).toEqual(['https://checkout.stripe.com'])
  const elsewhere = createStripePayments({ ...keys, apiUrl: 'http://127.0.0.1:4010/' })
  expect(elsewhere.checkoutOrigins).toEqual(['https://checkout.stripe.com', 'http://127.0.0.1:4010'])
})

test('an email address that Stripe refuses is left out, and a repeated call finds the same checkout', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const order = checkoutOrder({ customerEmail: 'ada@mail.invalid' })
  const opened = await provider.openCheckout(order)
  expect(fake.sessions.get(opened.sessionId)?.customer_email).toBeNull()
  expect(await provider.openCheckout(order)).toEqual(opened)
  expect(fake.sessions.size).toBe(1)
})

test('a checkout without an address is told as that', async () => {
  await using fake = await startFake()
  fake.controls.tellsAddress = false
  await expect(stripeAt(fake).openCheckout(checkoutOrder())).rejects.toThrow(NoPaymentAddress)
})

test('Stripe receives the whole order, in satang', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const order = checkoutOrder({ amountSatang: satangFromBaht(5_300) })
  const { sessionId, url } = await provider.openCheckout(order)
  expect(fake.sessions.get(sessionId)).toMatchObject({
    amount_total: 530_000,
    currency: 'thb',
    client_reference_id: order.reference,
    metadata: { reference: order.reference, paymentId: order.paymentId },
    customer_email: order.customerEmail,
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
  })
  expect(await (await fetch(url)).text()).toContain('Pay ฿5,300')
})

test('an order that Stripe finds invalid is refused, and the reason does not name the guest', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const opening = provider.openCheckout(checkoutOrder({ expiresAt: new Date() }))
  await expect(opening).rejects.toThrow(
    new PaymentRefused('Stripe answered 400 StripeInvalidRequestError expires_at'),
  )
})

test('a checkout page at an unknown address is refused', async () => {
  await using fake = await startFake()
  const provider = createStripePayments({ ...keys, apiUrl: fake.url.replace('127.0.0.1', 'localhost') })
  const reason = `Stripe's checkout page is at ${fake.url}, where this site does not send guests`
  await expect(provider.openCheckout(checkoutOrder())).rejects.toThrow(new PaymentRefused(reason))
})

test.concurrent.each<Fault>(['hang', 'cut'])(
  'an answer lost once (%s) is asked for again, with the same key',
  async (fault) => {
    await using fake = await startFake()
    fake.controls.faults.push(fault)
    const { sessionId } = await stripeAt(fake, 1_000).openCheckout(checkoutOrder())
    expect([...fake.sessions.keys()]).toEqual([sessionId])
  },
)

test.concurrent.each<Fault>(['hang', 'cut', '409', '429'])(
  'when Stripe does not tell (%s) the same key later opens the only session',
  async (fault) => {
    await using fake = await startFake()
    const order = checkoutOrder()
    fake.controls.alwaysFault = fault
    await expect(stripeAt(fake, 100).openCheckout(order)).rejects.toThrow(Unavailable)
    fake.controls.alwaysFault = undefined
    const { sessionId } = await stripeAt(fake).openCheckout(order)
    expect([...fake.sessions.keys()]).toEqual([sessionId])
  },
)

test.concurrent.each<Fault>(['hang', 'cut', '500', '429'])(
  'when Stripe does not tell (%s) a session is neither found nor expired',
  async (fault) => {
    await using fake = await startFake()
    const { sessionId } = await stripeAt(fake).openCheckout(checkoutOrder())
    fake.controls.alwaysFault = fault
    await expect(stripeAt(fake, 100).findCheckout(sessionId)).rejects.toThrow(Unavailable)
    await expect(stripeAt(fake, 100).expireCheckout(sessionId)).rejects.toThrow(Unavailable)
  },
)

test('of very many calls that hang, only the first ones are made; the others are refused at once', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake, 60_000)
  fake.controls.alwaysFault = 'hang'
  const hanging = Array.from({ length: 30 }, () => provider.findCheckout('cs_test_1'))
  await expect(provider.findCheckout('cs_test_1')).rejects.toThrow('too many calls to Stripe at once')
  await expect(provider.openCheckout(checkoutOrder())).rejects.toThrow(Unavailable)
  fake.controls.alwaysFault = undefined
  await fake.close()
  await Promise.allSettled(hanging)
  await expect(provider.findCheckout('cs_test_1')).rejects.toThrow('no answer from Stripe')
})

test('a refused expiry of a session that stays open is an error', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const { sessionId } = await provider.openCheckout(checkoutOrder())
  fake.controls.faults.push('400')
  await expect(provider.expireCheckout(sessionId)).rejects.toThrow(Unavailable)
})

test.each<Fault>(['500', '402'])(
  'a %s answer is repeated for its key, and another key works',
  async (fault) => {
    await using fake = await startFake()
    const provider = stripeAt(fake)
    const order = checkoutOrder()
    fake.controls.faults.push(fault)
    await expect(provider.openCheckout(order)).rejects.toThrow(PaymentRefused)
    await expect(provider.openCheckout(order)).rejects.toThrow(PaymentRefused)
    await provider.openCheckout(checkoutOrder())
    expect(fake.sessions.size).toBe(1)
  },
)

test('a wrong key is refused', async () => {
  await using fake = await startFake()
  const provider = createStripePayments({ ...keys, secretKey: 'nonsense', apiUrl: fake.url })
  await expect(provider.openCheckout(checkoutOrder())).rejects.toThrow(PaymentRefused)
})

test.concurrent('a server that cannot be reached is unavailable', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  await fake.close()
  await expect(provider.openCheckout(checkoutOrder())).rejects.toThrow(Unavailable)
  await expect(provider.findCheckout('cs_test_1')).rejects.toThrow(Unavailable)
})

test('an answer that never ends, and one that is not from Stripe, are unavailable', async () => {
  const port = await serve((request, response) => {
    if (request.method === 'POST') return response.writeHead(502).end('<html>Bad gateway</html>')
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  })
  const provider = createStripePayments({ ...keys, apiUrl: `http://127.0.0.1:${port}`, timeoutMs: 100 })
  await expect(provider.openCheckout(checkoutOrder())).rejects.toThrow(Unavailable)
  await expect(provider.findCheckout('cs_test_1')).rejects.toThrow(Unavailable)
})

test('an asynchronous payment is complete first and paid later', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const { sessionId } = await provider.openCheckout(checkoutOrder())
  fake.controls.asyncPayment = true
  fake.markPaid(sessionId)
  expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'processing' })
  fake.settle(sessionId, 'succeeded')
  expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'paid' })
})

test('an asynchronous payment that the bank refuses has failed', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const { sessionId } = await provider.openCheckout(checkoutOrder())
  fake.controls.asyncPayment = true
  fake.markPaid(sessionId)
  fake.settle(sessionId, 'failed')
  expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'failed' })
})

test('a checkout has the values that Stripe reports, not those of the order', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const { sessionId } = await provider.openCheckout(checkoutOrder())
  fake.tamper(sessionId, { amount_total: 529_900, currency: 'usd', livemode: true, metadata: {} })
  const said = {
    amountSatang: 529_900,
    currency: 'usd',
    live: true,
    reference: undefined,
    paymentId: undefined,
  }
  expect(await provider.findCheckout(sessionId)).toMatchObject(said)
})

test('a signed event names its session', async () => {
  const { body, header } = await signed(completed)
  expect(await createStripePayments(keys).readWebhook(body, header)).toMatchObject({ sessionId: 'cs_test_1' })
})

test.each([
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])('%s is about a session', async (type) => {
  const { body, header } = await signed({ ...completed, type })
  expect(await createStripePayments(keys).readWebhook(body, header)).toMatchObject({ sessionId: 'cs_test_1' })
})

test.each([
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.refund.updated',
  'refund.created',
  'refund.failed',
])('%s is about a payment', async (type) => {
  const event = { ...completed, type, data: { object: { id: 'xx_1', payment_intent: 'pi_1' } } }
  const { body, header } = await signed(event)
  expect(await createStripePayments(keys).readWebhook(body, header)).toEqual({ paymentIntentId: 'pi_1' })
})

test.each([null, undefined, '', 'pi_1?limit=1', { id: 'pi_1' }])(
  'a refund of the payment %j is about nothing here',
  async (payment_intent) => {
    const event = { ...completed, type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent } } }
    const { body, header } = await signed(event)
    expect(await createStripePayments(keys).readWebhook(body, header)).toBeUndefined()
  },
)

test('refunds and disputes are listed with their amount, time and state', async () => {
  await using fake = await startFake()
  const provider = stripeAt(fake)
  const { sessionId } = await provider.openCheckout(checkoutOrder())
  const since = new Date(Date.now() - 60_000)
  fake.markPaid(sessionId)
  const paymentIntentId = (await provider.findCheckout(sessionId))?.paymentIntentId ?? ''
  const statesOf = async (object: 'refund' | 'dispute', statuses: string[]) => {
    fake.reversals.length = 0
    for (const status of statuses) fake.reverse(sessionId, { object, status, amount: 100_000 })
    const found = await provider.listReversals({ paymentIntentId })
    expect(await provider.listReversals({ since })).toEqual(found)
    return found.map(({ state }) => state).toReversed()
  }
  const refunds = ['succeeded', 'pending', 'requires_action', 'failed', 'canceled', 'of-tomorrow']
  expect(await statesOf('refund', refunds)).toEqual([
    'succeeded',
    'pending',
    'pending',
    'failed',
    'failed',
    'pending',
  ])
  const disputes = ['needs_response', 'under_review', 'won', 'lost', 'warning_closed', 'of-tomorrow']
  expect(await statesOf('dispute', disputes)).toEqual([
    'needs_response',
    'under_review',
    'won',
    'lost',
    'closed',
    'needs_response',
  ])
  expect((await provider.listReversals({ paymentIntentId }))[0]).toEqual({
    kind: 'dispute',
    providerId: expect.stringMatching(/^du_/),
    paymentIntentId,
    state: 'needs_response',
    amountSatang: 100_000,
    madeAt: expect.any(Date),
  })
  expect(await provider.listReversals({ paymentIntentId: 'pi_other' })).toEqual([])
  expect(await provider.listReversals({ since: new Date(Date.now() + 60_000) })).toEqual([])
  fake.controls.alwaysFault = '429'
  await expect(provider.listReversals({ since })).rejects.toThrow(Unavailable)
})

test.each([3_000_000_000, 0.5, -1])(
  'a refund of %j satang, which cannot be stored, is left out',
  async (amount) => {
    await using fake = await startFake()
    const provider = stripeAt(fake)
    const { sessionId } = await provider.openCheckout(checkoutOrder())
    fake.markPaid(sessionId)
    fake.reverse(sessionId, { object: 'refund', status: 'succeeded', amount })
    fake.reverse(sessionId, { object: 'refund', status: 'succeeded', amount: 100_000 })
    const found = await provider.listReversals({ since: new Date(Date.now() - 60_000) })
    expect(found).toMatchObject([{ amountSatang: 100_000 }])
  },
)

test.each(['payment_intent.succeeded', 'charge.succeeded'])('%s is not about a session', async (type) => {
  const { body, header } = await signed({ ...completed, type })
  expect(await createStripePayments(keys).readWebhook(body, header)).toBeUndefined()
})

test('one altered byte breaks the signature', async () => {
  const { body, header } = await signed(completed)
  const reading = createStripePayments(keys).readWebhook(body.replace('cs_test_1', 'cs_test_2'), header)
  await expect(reading).rejects.toThrow(InvalidSignature)
})

test.each([
  ['of another secret', { secret: 'whsec_wrong' }],
  ['6 minutes old', { agoSeconds: 360 }],
  ['6 minutes in the future', { agoSeconds: -360 }],
])('a signature %s is not believed', async (_, how) => {
  const { body, header } = await signed(completed, how)
  await expect(createStripePayments(keys).readWebhook(body, header)).rejects.toThrow(InvalidSignature)
})

test.each([{ agoSeconds: 240 }, { agoSeconds: -240 }])(
  'a clock 4 minutes off is forgiven (%o)',
  async (how) => {
    const { body, header } = await signed(completed, how)
    expect(await createStripePayments(keys).readWebhook(body, header)).toMatchObject({
      sessionId: 'cs_test_1',
    })
  },
)

test.each([undefined, '', 'nonsense', 't=,v1=', 't=abc,v1=def', 'v1'])(
  'the signature %j is not believed',
  async (header) => {
    const { body } = await signed(completed)
    await expect(createStripePayments(keys).readWebhook(body, header)).rejects.toThrow(InvalidSignature)
  },
)

test('a signed body that is not JSON is refused', async () => {
  const { body, header } = await signed('not json')
  await expect(createStripePayments(keys).readWebhook(body, header)).rejects.toThrow(InvalidSignature)
})

test('the error about a refused signature contains nothing of the event', async () => {
  const { body } = await signed({ ...completed, guest: 'guest@example.com' })
  const refusal = await createStripePayments(keys)
    .readWebhook(body, 't=1,v1=00')
    .catch((error) => error)
  expect(refusal).toBeInstanceOf(InvalidSignature)
  expect(refusal.cause).toBeUndefined()
})
