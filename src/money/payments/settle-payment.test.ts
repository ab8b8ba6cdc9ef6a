import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { payments } from '#platform/database/schema/schema.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, PROVIDERS, recordOf, siteWithPayments, siteWithStripe } from '#tests/factories.ts'
import { payInSandbox } from '../checkouts/pay-in-sandbox.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { verificationOf } from './payment-verification.ts'
import { listPaymentsOfBooking, updatePaymentStatus } from './payments.store.ts'
import { settlePayment } from './settle-payment.ts'

test.each(PROVIDERS)('%s: a payment confirms the booking and emails guest and operator', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    state: 'paid',
    booking: { id: booking.id, status: 'confirmed' },
    payment: { status: 'paid', sessionId, paymentIntentId: expect.stringMatching(/^pi_/) },
  })
  await site.sendMails()
  const received = await site.mailbox()
  expect(received.map((mail) => mail.toAddress).sort()).toEqual(['ada@example.com', 'hello@saphan.example'])
  for (const mail of received) expect(mail.text).toContain(booking.reference)
})

test.each(PROVIDERS)('%s: settling again and again changes and emails nothing more', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const settle = () => settlePayment(site.deps, sessionId)
  expect(await settle()).toMatchObject({ state: 'paid' })
  await site.sendMails()
  const first = await settle()
  expect(await settle()).toEqual(first)
  await site.sendMails()
  expect(await site.mailbox()).toHaveLength(2)
  expect(await recordOf(site, booking.id)).toEqual({
    status: 'confirmed',
    payments: ['paid'],
    steps: ['create', 'start_payment', 'settle'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })
})

test.each(PROVIDERS)('%s: returning without having paid confirms nothing', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  const settlement = await settlePayment(site.deps, sessionId)
  expect(verificationOf(settlement)).toMatchObject({
    state: 'unpaid',
    paymentStatus: 'unpaid',
    bookingDetails: null,
  })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'awaiting_payment',
    payments: ['open'],
    mails: [],
  })
})

test.each(PROVIDERS)('%s: an expired checkout expires the booking without an email', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  const settlement = await settlePayment(site.deps, sessionId)
  expect(verificationOf(settlement)).toMatchObject({ state: 'closed', paymentStatus: 'expired' })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'closed' })
  expect(await recordOf(site, booking.id)).toEqual({
    status: 'expired',
    payments: ['expired'],
    steps: ['create', 'start_payment', 'abandon'],
    mails: [],
  })
})

test.each(PROVIDERS)('%s: the expiry of an old checkout does not change a newer one', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  await startPayment(site.deps, { bookingId: booking.id })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'closed' })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'awaiting_payment',
    payments: ['expired', 'open'],
  })
})

test.each(PROVIDERS)('%s: an unknown session changes nothing', async (provider) => {
  await using site = await siteWithPayments(provider)
  expect(await settlePayment(site.deps, 'cs_test_unknown')).toEqual({ state: 'unknown' })
  expect(await site.deps.db.read.$count(payments)).toBe(0)
})

test('a payment after our record had expired still confirms the booking', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  await settlePayment(site.deps, sessionId)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['expired'] })
  site.fake.tamper(sessionId, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_late' })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['paid'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })
})

test('a bank transfer confirms when the money has arrived, not when the guest has finished', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.controls.asyncPayment = true
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'processing' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'awaiting_payment', mails: [] })
  site.fake.settle(sessionId, 'succeeded')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
})

test('a webhook that arrives before our record of the session finds its attempt', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const [attempt] = await site.deps.db.read.delete(payments).returning()
  const asBefore = { sessionId: null, checkoutUrl: null, status: 'creating' as const }
  if (attempt) await site.deps.db.read.insert(payments).values({ ...attempt, ...asBefore })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid', payment: { sessionId } })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})

test('a failed attempt confirms the booking when it turns out to be paid', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  const [attempt] = await listPaymentsOfBooking(site.deps.db.read, booking.id)
  await site.deps.db.transaction(async (tx) => attempt && updatePaymentStatus(tx, attempt, 'fail'), {
    actor: 'provider',
  })
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})

test('while Stripe is away nothing is confirmed and nothing is lost', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  site.fake.controls.alwaysFault = '429'
  await expect(settlePayment(site.deps, sessionId)).rejects.toThrow(Unavailable)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'awaiting_payment', mails: [] })
  site.fake.controls.alwaysFault = undefined
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
})

test('while the database is away the webhook fails, so that it is repeated', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  await expect(settlePayment(gone, sessionId)).rejects.toThrow(Unavailable)
  await pool.end()
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
})

test('the public verification names trip and amount, and no personal data', async () => {
  await using site = await siteWithPayments('sandbox')
  const { sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const verification = verificationOf(await settlePayment(site.deps, sessionId))
  expect(verification).toEqual({
    state: 'paid',
    paymentStatus: 'paid',
    bookingDetails: {
      tourName: expect.any(String),
      numberOfGuests: 2,
      preferredDate: '2027-01-15',
      amount: 5500,
      currency: 'thb',
    },
  })
  expect(JSON.stringify(verification)).not.toMatch(/ada|7700|River Inn/i)
})

test('paying in the sandbox also queues the notification of a real provider', async () => {
  await using site = await siteWithPayments('sandbox')
  const { sessionId } = await bookingAtCheckout(site)
  const listJobs = async () => {
    const { rows } = await site.database.pool.query(
      `select data from pgboss.job where name = 'settle-payment'`,
    )
    return rows.map(({ data }) => data)
  }
  expect(await payInSandbox(site.deps, sessionId)).toBe(true)
  expect(await listJobs()).toEqual([{ sessionId }])
  expect(await payInSandbox(site.deps, sessionId)).toBe(false)
  expect(await listJobs()).toHaveLength(1)
})
