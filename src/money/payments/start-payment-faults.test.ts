import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, placedBooking, recordOf, siteWithStripe } from '#tests/factories.ts'
import type { Fault } from '#tests/fake-stripe/controls.ts'
import { inWords } from '#tests/problems.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { settlePayment } from './settle-payment.ts'

type StripeSite = Awaited<ReturnType<typeof siteWithStripe>>

/** Presses pay while every call to Stripe fails with this fault. */
async function payDuring(fault: Fault, { deps, fake }: StripeSite, bookingId: string) {
  fake.controls.alwaysFault = fault
  const answer = await startPayment(fault === 'hang' ? impatient(deps, fake.url) : deps, { bookingId })
  fake.controls.alwaysFault = undefined
  return answer
}

/** With a provider that waits only a moment, for calls that are never answered. */
function impatient(deps: Deps, apiUrl: string): Deps {
  const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' }
  return { ...deps, payments: createStripePayments({ ...keys, apiUrl, timeoutMs: 300 }) }
}

test.each<Fault>(['hang', 'cut'])(
  'Stripe opens the checkout and its answer is lost (%s): the next click leads to the same checkout',
  async (fault) => {
    await using site = await siteWithStripe()
    const { booking } = await placedBooking(site)
    expect(await payDuring(fault, site, booking.id)).toMatchObject({ ok: false, reason: 'unavailable' })
    const [lost] = await site.listPayableSessions()
    expect(lost).toBeDefined()
    expect(await recordOf(site, booking.id)).toMatchObject({
      ...{ status: 'awaiting_payment', payments: ['creating'] },
    })

    site.letTimePass(3 * MINUTE_MS)
    const again = await startPayment(site.deps, { bookingId: booking.id })
    expect(again).toMatchObject({ ok: true, sessionId: lost?.sessionId })
    expect(await site.listPayableSessions()).toEqual([lost])
    expect(await recordOf(site, booking.id)).toMatchObject({
      status: 'awaiting_payment',
      payments: ['open'],
    })
  },
)

test('a provider that answers without an address is told as specified, and the next click tries again', async () => {
  await using site = await siteWithStripe()
  const { booking } = await placedBooking(site)
  site.fake.controls.tellsAddress = false
  const refused = await startPayment(site.deps, { bookingId: booking.id })
  expect(inWords(refused)).toMatchObject({ ok: false, message: 'No payment URL received' })
  site.fake.controls.tellsAddress = true
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
})

test('a lost call that Stripe would no longer accept is replaced by a new one', async () => {
  await using site = await siteWithStripe()
  const { booking } = await placedBooking(site)
  await payDuring('hang', site, booking.id)
  const [lost] = await site.listPayableSessions()
  site.letTimePass(30 * MINUTE_MS)
  const again = await startPayment(site.deps, { bookingId: booking.id })
  expect(again).toMatchObject({ ok: true, url: expect.any(String) })
  expect(again).not.toMatchObject({ sessionId: lost?.sessionId })
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['failed', 'open'] })
})

test.each<Fault>(['429', '409'])(
  'Stripe is busy (%s): nothing is opened, and the next click opens it',
  async (fault) => {
    await using site = await siteWithStripe()
    const { booking } = await placedBooking(site)
    expect(await payDuring(fault, site, booking.id)).toMatchObject({ ok: false, reason: 'unavailable' })
    expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
    expect(await site.listPayableSessions()).toHaveLength(1)
    expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['open'] })
  },
)

test.each<Fault>(['500', '402', '400'])(
  'Stripe refuses (%s): the guest is told, and the next click uses a new key',
  async (fault) => {
    await using site = await siteWithStripe()
    const { booking } = await placedBooking(site)
    expect(inWords(await payDuring(fault, site, booking.id))).toMatchObject({
      ok: false,
      reason: 'payment-refused',
      message: 'Failed to process payment. Please try again.',
    })
    expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['failed'] })

    const again = await startPayment(site.deps, { bookingId: booking.id })
    expect(again).toMatchObject({ ok: true, url: expect.any(String) })
    expect(await site.listPayableSessions()).toHaveLength(1)
    expect(await recordOf(site, booking.id)).toMatchObject({
      status: 'awaiting_payment',
      payments: ['failed', 'open'],
    })
  },
)

test('a declined card leaves the checkout open, and the next card pays the booking', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.press(sessionId, 'decline')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'unpaid' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'awaiting_payment', payments: ['open'] })
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})

test('while the state of an open checkout is unknown, no other is opened', async () => {
  await using site = await siteWithStripe()
  const { booking } = await bookingAtCheckout(site)
  expect(await payDuring('429', site, booking.id)).toMatchObject({ ok: false, reason: 'unavailable' })
  expect(await site.listPayableSessions()).toHaveLength(1)
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['open'] })
})

test('while the database is away the guest is asked to try again', async () => {
  await using site = await siteWithStripe()
  const { booking } = await placedBooking(site)
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(await startPayment(gone, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'unavailable',
  })
  await pool.end()
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
})

test('the database goes away while the checkout is opened: the next click leads to that checkout', async () => {
  await using site = await siteWithStripe()
  const { booking } = await placedBooking(site)
  let transactions = 0
  const db: Deps['db'] = {
    ...site.deps.db,
    async transaction(work, by) {
      if (++transactions > 1) throw new Unavailable('gone')
      return site.deps.db.transaction(work, by)
    },
  }
  expect(await startPayment({ ...site.deps, db }, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'unavailable',
  })
  const [opened] = await site.listPayableSessions()
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
    ok: true,
    sessionId: opened?.sessionId,
  })
  expect(await site.listPayableSessions()).toEqual([opened])
})
