import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStripeWebhook } from '#api/stripe-webhook.ts'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { payments } from '#platform/database/schema/schema.ts'
import { bookingAtCheckout, recordOf, siteWithStripe } from '#tests/factories.ts'
import type { FakeEvent } from '#tests/fake-stripe/sessions.ts'
import { signedEvent } from '#tests/fake-stripe/webhooks.ts'
import { cancelPayment } from '../checkouts/cancel-payment.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { verificationOf } from './payment-verification.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

type Site = Awaited<ReturnType<typeof siteWithStripe>>

/** A guest has finished a checkout whose money comes later, as with a bank transfer. No event is on its way. */
async function delayedPayment(site: Site) {
  const checkout = await bookingAtCheckout(site)
  site.fake.controls.asyncPayment = true
  site.fake.markPaid(checkout.sessionId)
  return checkout
}

async function deliver(site: Site, event: FakeEvent) {
  const { body, headers } = await signedEvent(event, 'whsec_test')
  const answer = await createStripeWebhook(site.deps).request('/', { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
}

function ordersOf<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

test('while the bank has not answered, the guest gets no other checkout and cannot pay twice', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  expect(verificationOf(await settlePayment(site.deps, sessionId))).toMatchObject({
    state: 'processing',
    paymentStatus: 'processing',
  })
  expect(await startPayment(site.deps, { bookingId: booking.id })).toEqual({
    ok: true,
    state: 'processing',
    sessionId,
  })
  expect(await cancelPayment(site.deps, booking.id)).toMatchObject({ state: 'processing' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'awaiting_payment', payments: ['open'] })
})

test('when the bank declines, the guest gets an email and can pay in another attempt', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  site.fake.settle(sessionId, 'failed')
  expect(verificationOf(await settlePayment(site.deps, sessionId))).toMatchObject({
    state: 'failed',
    paymentStatus: 'failed',
  })
  await site.sendMails()
  expect(await site.mailbox()).toMatchObject([
    { toAddress: 'ada@example.com', text: expect.stringContaining('/booking-summary?booking=') },
  ])
  site.fake.controls.asyncPayment = false
  const again = await startPayment(site.deps, { bookingId: booking.id })
  if (!again.ok || again.state !== 'redirect') throw new Error('no other attempt')
  await site.payAsGuest(again.sessionId)
  expect(await settlePayment(site.deps, again.sessionId)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['failed', 'paid'],
  })
})

test('a failure that only the event of the provider reports ends the attempt as well', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  site.fake.tamper(sessionId, { payment_intent: null })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'processing' })
  await deliver(site, site.fake.makeEvent('checkout.session.async_payment_failed', sessionId))
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['failed'] })
})

test('the email about a failed payment is not sent once the guest is paying again', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  site.fake.settle(sessionId, 'failed')
  await settlePayment(site.deps, sessionId)
  await startPayment(site.deps, { bookingId: booking.id })
  await site.sendMails()
  expect(await site.mailbox()).toEqual([])
})

test('a failure without a webhook is found by the job, and the guest can be erased', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  const longAgo = new Date(site.deps.now() - 3_600_000)
  await site.deps.db.read
    .update(payments)
    .set({ createdAt: longAgo })
    .where(eq(payments.sessionId, sessionId))
  const erase = () =>
    erasePerson({ ...site.deps, storeOutside: () => {} }, 'ada@example.com', { evenUpcoming: true })
  await reconcilePayments(site.deps)
  expect(await erase()).toMatchObject({ ok: false })
  site.fake.settle(sessionId, 'failed')
  await reconcilePayments(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['failed'] })
  expect(await erase()).toMatchObject({ ok: true })
})

test.for([
  [
    'succeeded',
    { status: 'confirmed', payments: ['paid'] },
    ['guest-booking-confirmed', 'operator-booking-paid'],
  ],
  ['failed', { status: 'expired', payments: ['failed'] }, ['guest-payment-failed']],
] as const)(
  'events of a bank that says "%s" lead to the same result in any order and when repeated',
  async ([outcome, record, mails]) => {
    await using site = await siteWithStripe()
    const types = [
      'checkout.session.completed',
      `checkout.session.async_payment_${outcome}`,
      'checkout.session.expired',
    ]
    for (const order of ordersOf(types)) {
      const { booking, sessionId } = await delayedPayment(site)
      site.fake.settle(sessionId, outcome)
      for (const type of [...order, ...order]) await deliver(site, site.fake.makeEvent(type, sessionId))
      const found = await recordOf(site, booking.id)
      expect({ order, found }).toMatchObject({ order, found: { ...record, mails } })
    }
  },
)

test('money that arrives while another attempt is open confirms the booking and closes that attempt', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await delayedPayment(site)
  site.fake.settle(sessionId, 'failed')
  await settlePayment(site.deps, sessionId)
  await startPayment(site.deps, { bookingId: booking.id })
  site.fake.settle(sessionId, 'succeeded')
  await deliver(site, site.fake.makeEvent('checkout.session.async_payment_succeeded', sessionId))
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid', 'open'] })
  await site.deps.db.read.update(payments).set({ createdAt: new Date(site.deps.now() - 3_600_000) })
  await reconcilePayments(site.deps)
  expect(await site.listPayableSessions()).toEqual([])
})
