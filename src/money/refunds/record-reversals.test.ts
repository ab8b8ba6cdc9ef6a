import { expect, test } from 'vitest'
import { createStripeWebhook } from '#api/stripe-webhook.ts'
import { listBookings } from '#bookings/desk-lists/bookings.store.ts'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { findPerson } from '#guests/privacy/person.store.ts'
import { mails, reversals } from '#platform/database/schema/schema.ts'
import { findHealth } from '#platform/server/monitoring/health.store.ts'
import { bookingAtCheckout, recordOf, siteWithStripe } from '#tests/factories.ts'
import { signedEvent } from '#tests/fake-stripe/webhooks.ts'
import { listDisputesToAnswer } from '../payments/attention.store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { reconcileReversals, recordReversals } from './record-reversals.ts'

type Site = Awaited<ReturnType<typeof siteWithStripe>>

async function paidBooking(site: Site) {
  const checkout = await bookingAtCheckout(site)
  site.fake.markPaid(checkout.sessionId)
  const settled = await settlePayment(site.deps, checkout.sessionId)
  if (settled.state !== 'paid') throw new Error(settled.state)
  return { ...checkout, intent: settled.payment.paymentIntentId ?? '' }
}

async function deliver(site: Site, type: string, sessionId: string) {
  const { body, headers } = await signedEvent(site.fake.makeEvent(type, sessionId), 'whsec_test')
  return (await createStripeWebhook(site.deps).request('/', { method: 'POST', body, headers })).status
}

const rowsOf = ({ deps }: Site) =>
  deps.db.read
    .select({ kind: reversals.kind, state: reversals.state, satang: reversals.amountSatang })
    .from(reversals)
    .orderBy(reversals.amountSatang)

const mailsOf = async ({ deps }: Site) =>
  (await deps.db.read.select().from(mails).orderBy(mails.createdAt, mails.kind))
    .map(({ kind }) => kind)
    .filter((kind) => /refund|dispute/.test(kind))

test('two partial refunds are recorded, shown and mailed once each, and the booking stays confirmed', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await paidBooking(site)
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded', amount: 100_000 })
  expect(await deliver(site, 'charge.refunded', sessionId)).toBe(200)
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded', amount: 50_000 })
  const copies = [1, 2, 3].map(() => deliver(site, 'charge.refunded', sessionId))
  expect(await Promise.all(copies)).toEqual([200, 200, 200])
  await reconcileReversals(site.deps)
  expect(await rowsOf(site)).toEqual([
    { kind: 'refund', state: 'succeeded', satang: 50_000 },
    { kind: 'refund', state: 'succeeded', satang: 100_000 },
  ])
  expect(await mailsOf(site)).toEqual(['operator-refund', 'operator-refund'])
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject)
  expect(subjects).toContain(`Refund: ฿500, ${booking.reference}`)
  const page = await listBookings(site.deps.db.read, 'trip', { words: [] })
  expect(page?.rows[0]?.payments[0]?.reversals).toHaveLength(2)
  expect(page?.rows[0]?.mails.filter(({ kind }) => kind === 'operator-refund')).toHaveLength(2)
})

test('the operator gets an email about a refund that fails, also when it fails later', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await paidBooking(site)
  const refund = site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded' })
  await deliver(site, 'charge.refunded', sessionId)
  refund.status = 'failed'
  for (let copy = 0; copy < 2; copy++) await deliver(site, 'refund.failed', sessionId)
  expect(await rowsOf(site)).toEqual([{ kind: 'refund', state: 'failed', satang: 550_000 }])
  expect(await mailsOf(site)).toEqual(['operator-refund', 'operator-refund-failed'])
})

test('a dispute needs the operator until the bank has evidence, and ends with the decision of the bank', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await paidBooking(site)
  const dispute = site.fake.reverse(sessionId, { object: 'dispute', status: 'needs_response' })
  await deliver(site, 'charge.dispute.created', sessionId)
  expect(await listDisputesToAnswer(site.deps.db.read)).toMatchObject({
    total: 1,
    rows: [{ reference: booking.reference, amountSatang: 550_000, providerId: dispute.id }],
  })
  expect(await findHealth(site.deps.db.read)).toMatchObject({ paymentsInAttention: 1 })
  dispute.status = 'under_review'
  await deliver(site, 'charge.dispute.updated', sessionId)
  expect(await listDisputesToAnswer(site.deps.db.read)).toMatchObject({ total: 0 })
  // It ends weeks later, without a webhook.
  dispute.created = 0
  dispute.status = 'lost'
  await reconcileReversals(site.deps)
  expect(await rowsOf(site)).toEqual([{ kind: 'dispute', state: 'lost', satang: 550_000 }])
  expect(await mailsOf(site)).toEqual(['operator-dispute'])
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
})

test('a refund of another shop on the same account is ignored without asking the provider', async () => {
  await using site = await siteWithStripe()
  await paidBooking(site)
  site.fake.controls.alwaysFault = '429'
  await recordReversals(site.deps, 'pi_of_another_shop')
  site.fake.controls.alwaysFault = undefined
  site.fake.reversals.push({
    ...{ id: 're_1', object: 'refund', status: 'succeeded', amount: 100_000 },
    ...{ payment_intent: 'pi_of_another_shop', created: Math.floor(site.deps.now() / 1_000) },
  })
  await reconcileReversals(site.deps)
  expect(await rowsOf(site)).toEqual([])
})

test('while the provider is away the webhook fails, so that it is repeated, and the job waits for its next run', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await paidBooking(site)
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded' })
  site.fake.controls.alwaysFault = '429'
  expect(await deliver(site, 'charge.refunded', sessionId)).toBe(503)
  await reconcileReversals(site.deps)
  site.fake.controls.alwaysFault = undefined
  expect(await deliver(site, 'charge.refunded', sessionId)).toBe(200)
  expect(await rowsOf(site)).toHaveLength(1)
})

test('a flagged payment can be refunded as well', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await bookingAtCheckout(site)
  site.fake.tamper(sessionId, { amount_total: 100_000 })
  site.fake.markPaid(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded' })
  await deliver(site, 'charge.refunded', sessionId)
  expect(await rowsOf(site)).toEqual([{ kind: 'refund', state: 'succeeded', satang: 100_000 }])
})

test('the export names a refund, and an erasure keeps its amount without the emails', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await paidBooking(site)
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded' })
  await deliver(site, 'charge.refunded', sessionId)
  const person = await findPerson(site.deps.db.read, { kind: 'email', address: 'ada@example.com' })
  expect(person).toMatchObject({
    bookings: [{ payments: [{ reversals: [{ kind: 'refund', amountSatang: 550_000 }] }] }],
  })
  expect(JSON.stringify(person)).not.toContain('paymentId"')
  const erased = await erasePerson({ ...site.deps, storeOutside: () => {} }, 'ada@example.com', {
    evenUpcoming: true,
  })
  expect(erased).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toHaveLength(1)
  expect(await mailsOf(site)).toEqual([])
})
