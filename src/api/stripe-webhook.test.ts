import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { refundDecisionsOf } from '#money/refunds/refund-decision.rules.ts'
import { refundStatusesOf } from '#money/refunds/refund-status.rules.ts'
import { sendRefunds } from '#money/refunds/send-refunds.ts'
import { listUnfinishedRefunds } from '#money/refunds/unfinished-refunds.store.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { enterFleet, placedBooking, recordOf } from '#tests/factories.ts'
import { startFakeStripe } from '#tests/fake-stripe/fake-stripe.ts'
import { refundsOf } from '#tests/refund-factories.ts'
import { TEST_NOW, testSite } from '#tests/site.ts'
import { createStripeWebhook } from './stripe-webhook.ts'

const SECRET = 'whsec_test'

/** A site with the Stripe adapter and the fake Stripe, both on the day of the tests. */
async function stripeSite() {
  const fake = await startFakeStripe({ webhookSecret: SECRET })
  fake.controls.clockAheadMs = TEST_NOW - Date.now()
  const site = await testSite({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: fake.url },
  })
  await enterFleet(site)
  const webhook = createStripeWebhook(site.deps)
  return {
    ...site,
    fake,
    letTimePass(ms: number) {
      site.letTimePass(ms)
      fake.controls.clockAheadMs += ms
    },
    deliver: (body: string, headers: Record<string, string>) =>
      webhook.request('/', { method: 'POST', body, headers }),
    statusOfBooking: async () => (await site.deps.db.read.select().from(bookings))[0]?.status,
    async [Symbol.asyncDispose]() {
      await fake.close()
      await site[Symbol.asyncDispose]()
    },
  }
}

type Site = Awaited<ReturnType<typeof stripeSite>>

/** A booking at the checkout, and the event of its payment. */
async function paidEvent(site: Site) {
  const { booking } = await placedBooking(site)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  site.fake.markPaid(started.sessionId)
  const event = site.fake.makeEvent('checkout.session.completed', started.sessionId)
  return { booking, sessionId: started.sessionId, body: JSON.stringify(event) }
}

async function signed(payload: string, { secret = SECRET, aheadSeconds = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) + aheadSeconds
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
  return { 'stripe-signature': header, 'content-type': 'application/json' }
}

test('a signed event of a payment confirms its booking before it is answered', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const answer = await site.deliver(body, await signed(body))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ received: true })
  expect(await site.statusOfBooking()).toBe('confirmed')
})

test('while the booking cannot be updated the answer is not "received"', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const holder = await site.database.pool.connect()
  await holder.query('begin')
  await holder.query('select * from bookings for update')
  const answer = await site.deliver(body, await signed(body))
  await holder.query('rollback')
  holder.release()
  expect(answer.status).toBe(503)
  expect(await site.statusOfBooking()).toBe('awaiting_payment')
  expect((await site.deliver(body, await signed(body))).status).toBe(200)
  expect(await site.statusOfBooking()).toBe('confirmed')
})

test('five copies at the same moment confirm once and email once', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const headers = await signed(body)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => site.deliver(body, headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await site.sendMails()
  expect((await site.mailbox()).map((mail) => mail.toAddress).sort()).toEqual([
    'ada@example.com',
    'hello@saphan.example',
  ])
})

test('an event with an invalid or an old signature changes nothing', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const other = await signed(body.replace('checkout.session.completed', 'checkout.session.expired'))
  const forged = {
    altered: other,
    'of another secret': await signed(body, { secret: 'whsec_other' }),
    missing: {},
    empty: { 'stripe-signature': '' },
    nonsense: { 'stripe-signature': 't=1,v1=00' },
    old: await signed(body, { aheadSeconds: -301 }),
    'from the future': await signed(body, { aheadSeconds: 330 }),
  }
  for (const [kind, headers] of Object.entries(forged)) {
    const answer = await site.deliver(body, headers as Record<string, string>)
    expect({ kind, status: answer.status }).toEqual({ kind, status: 400 })
    expect(await answer.json()).toMatchObject({ code: 'invalid_signature' })
  }
  expect(await site.statusOfBooking()).toBe('awaiting_payment')
})

test('an event about an unknown session is received and changes nothing', async () => {
  await using site = await stripeSite()
  const { body, sessionId } = await paidEvent(site)
  const stranger = body.replaceAll(sessionId, 'cs_test_unknown')
  expect((await site.deliver(stranger, await signed(stranger))).status).toBe(200)
  expect(await site.statusOfBooking()).toBe('awaiting_payment')
})

test('the amount in an event is ignored: the provider is asked', async () => {
  await using site = await stripeSite()
  const { booking } = await placedBooking(site)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  const event = site.fake.makeEvent('checkout.session.completed', started.sessionId)
  const body = JSON.stringify(event).replace('"payment_status":"unpaid"', '"payment_status":"paid"')
  expect((await site.deliver(body, await signed(body))).status).toBe(200)
  expect(await site.statusOfBooking()).toBe('awaiting_payment')
})

test('an event of another type is received without asking the provider', async () => {
  await using site = await stripeSite()
  const { sessionId } = await paidEvent(site)
  const body = JSON.stringify(site.fake.makeEvent('charge.succeeded', sessionId))
  await site.fake.close()
  expect((await site.deliver(body, await signed(body))).status).toBe(200)
})

test('while the provider is away the answer is 503, so that the event is repeated', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  site.fake.controls.alwaysFault = '500'
  const answer = await site.deliver(body, await signed(body))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  site.fake.controls.alwaysFault = undefined
  expect((await site.deliver(body, await signed(body))).status).toBe(200)
  expect(await site.statusOfBooking()).toBe('confirmed')
})

test.for(['announced', 'not announced'])(
  'a body over 2 MB, its length %s, is too large even when signed',
  async (kind) => {
    await using site = await stripeSite()
    const large = JSON.stringify({ object: 'event', type: 'x', pad: 'x'.repeat(2 * 1024 * 1024) })
    const length: Record<string, string> =
      kind === 'announced' ? { 'content-length': String(large.length) } : {}
    expect((await site.deliver(large, { ...(await signed(large)), ...length })).status).toBe(413)
  },
)

test('a signed event about a dispute with long evidence is read', async () => {
  await using site = await stripeSite()
  const fitting = JSON.stringify({ object: 'event', type: 'x', pad: 'x'.repeat(2_000 * 1024) })
  expect((await site.deliver(fitting, await signed(fitting))).status).toBe(200)
})

test('only POST is answered', async () => {
  await using site = await testSite()
  const answer = await createStripeWebhook(site.deps).request('/')
  expect([404, 405]).toContain(answer.status)
})

test('of one event that two endpoints of the dashboard send, the copy with the other secret is refused, and the booking is emailed once', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const answers = [
    await site.deliver(body, await signed(body)),
    await site.deliver(body, await signed(body, { secret: 'whsec_of_another_endpoint' })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400])
  await site.sendMails()
  expect([await site.statusOfBooking(), (await site.mailbox()).length]).toEqual(['confirmed', 2])
})

test('an event that is replayed with its old signature is refused, and the repetition of the provider changes nothing', async () => {
  await using site = await stripeSite()
  const { body } = await paidEvent(site)
  const answers = [
    await site.deliver(body, await signed(body)),
    await site.deliver(body, await signed(body, { aheadSeconds: -421 })),
    await site.deliver(body, await signed(body, { aheadSeconds: 4 })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200])
  await site.sendMails()
  expect([await site.statusOfBooking(), (await site.mailbox()).length]).toEqual(['confirmed', 2])
})

test('the end of an earlier checkout that is heard of after the next one was paid changes nothing', async () => {
  await using site = await stripeSite()
  const { booking } = await placedBooking(site)
  const begin = async () => {
    const started = await startPayment(site.deps, { bookingId: booking.id })
    return started.ok ? started.sessionId : expect.fail(started.problem.code)
  }
  const first = await begin()
  await cancelPayment(site.deps, booking.id)
  const second = await begin()
  expect(second).not.toBe(first)
  site.fake.markPaid(second)
  const inOrder = [
    ['checkout.session.completed', second],
    ['checkout.session.expired', first],
    ['checkout.session.completed', second],
  ] as const
  for (const [type, sessionId] of inOrder) {
    const body = JSON.stringify(site.fake.makeEvent(type, sessionId))
    expect((await site.deliver(body, await signed(body))).status).toBe(200)
  }
  expect(await site.statusOfBooking()).toBe('confirmed')
  expect((await recordOf(site, booking.id)).payments.toSorted()).toEqual(['cancelled', 'paid'])
  const taken = await listAllocationsOf(site.deps.db.read, booking.id)
  expect(taken.map(({ status }) => status)).toEqual(['firm'])
})

test.each(['ada@example.com', ''])(
  'a PromptPay refund whose guest (%s) never names an account fails weeks later, and waits for a person who pays it out',
  async (email) => {
    await using site = await stripeSite()
    const { read } = site.deps.db
    const { booking, body, sessionId } = await paidEvent(site)
    site.fake.markPaid(sessionId, 'promptpay')
    await site.deliver(body, await signed(body))
    await read.update(bookings).set({ customerEmail: email })
    site.fake.controls.refundStatus = 'requires_action'
    expect(
      await cancelByStaff(site.deps, { bookingId: booking.id, admin: 'office@example.com' }),
    ).toMatchObject({
      ok: true,
    })
    await sendRefunds(site.deps)
    expect((await refundsOf(site)).map(({ status }) => status)).toEqual(['pending'])

    site.letTimePass(45 * 24 * 3_600_000)
    for (const reversal of site.fake.reversals) reversal.status = 'failed'
    const [refund] = site.fake.reversals
    const failed = JSON.stringify({
      ...{ id: 'evt_failed', object: 'event', type: 'refund.failed' },
      data: { object: { id: refund?.id, object: 'refund', payment_intent: refund?.payment_intent } },
    })
    for (const _ of [1, 2]) expect((await site.deliver(failed, await signed(failed))).status).toBe(200)
    const { rows } = await listUnfinishedRefunds(read, refundStatusesOf('needsAttention'))
    expect(rows.map(({ status, method }) => [status, method])).toEqual([['failed', 'promptpay']])
    expect(rows.flatMap((row) => refundDecisionsOf(row))).toContain('pay_out')
    const told = await read
      .select({ kind: mails.kind })
      .from(mails)
      .where(eq(mails.kind, 'operator-refund-failed'))
    expect(told).toHaveLength(1)
  },
)
