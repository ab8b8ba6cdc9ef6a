import { expect, test } from 'vitest'
import { findBooking, updateBookingStatus } from '#bookings/bookings.store.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, PROVIDERS, recordOf, siteWithPayments, siteWithStripe } from '#tests/factories.ts'
import type { FakeSession } from '#tests/fake-stripe/sessions.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import type { AttentionReason } from './attention-reason.rules.ts'
import { verificationOf } from './payment-verification.ts'
import { settlePayment } from './settle-payment.ts'

type Surprise = [
  what: string,
  changes: Partial<FakeSession>,
  reason: AttentionReason,
  receivedSatang: number | null,
]

const SURPRISES: Surprise[] = [
  [
    'too little money',
    { amount_total: 549_900 },
    { code: 'other-amount', receivedSatang: 549_900, expectedSatang: 550_000 },
    549_900,
  ],
  [
    'too much money',
    { amount_total: 550_050 },
    { code: 'other-amount', receivedSatang: 550_050, expectedSatang: 550_000 },
    550_050,
  ],
  ['dollars', { currency: 'usd' }, { code: 'other-currency', currency: 'usd', expected: 'thb' }, null],
  ...[3_000_000_000, 550_000.5, -550_000].map(
    (amount_total): Surprise => [
      `an amount of ${amount_total} satang, which cannot be stored,`,
      { amount_total },
      { code: 'unreadable-amount' },
      null,
    ],
  ),
  [
    'a currency that cannot be stored',
    { currency: 'th\u0000' },
    { code: 'other-currency', currency: 'an unknown currency', expected: 'thb' },
    null,
  ],
  ['live money on a test site', { livemode: true }, { code: 'other-mode', isLive: true }, 550_000],
]

test.each(SURPRISES)(
  '%s confirms nothing, and the payment is flagged',
  async (_, changes, reason, received) => {
    await using site = await siteWithStripe()
    const { booking, sessionId } = await bookingAtCheckout(site)
    site.fake.tamper(sessionId, changes)
    await site.payAsGuest(sessionId)
    const settlement = await settlePayment(site.deps, sessionId)
    expect(settlement).toMatchObject({
      state: 'needs_attention',
      payment: { attentionReason: reason, receivedSatang: received },
    })
    expect(verificationOf(settlement)).toMatchObject({
      state: 'needs_attention',
      paymentStatus: 'processing',
    })
    expect(await recordOf(site, booking.id)).toEqual({
      status: 'awaiting_payment',
      payments: ['needs_attention'],
      steps: ['create', 'start_payment'],
      mails: ['operator-payment-attention'],
    })
  },
)

test('the email to the operator says what is wrong with which booking, once', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.tamper(sessionId, { amount_total: 100_000 })
  await site.payAsGuest(sessionId)
  await Promise.all([1, 2, 3].map(() => settlePayment(site.deps, sessionId)))
  await settlePayment(site.deps, sessionId)
  await site.sendMails()
  const received = await site.mailbox()
  expect(received).toMatchObject([
    { toAddress: 'hello@saphan.example', subject: `Payment to check: ${booking.reference}` },
  ])
  for (const words of ['฿1,000', '฿5,500', sessionId]) expect(received[0]?.text).toContain(words)
})

test('a test payment on a live site confirms nothing', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const keys = { secretKey: 'sk_live_1', webhookSecret: 'whsec_test', apiUrl: site.fake.url }
  const live = { ...site.deps, payments: createStripePayments(keys) }
  expect(await settlePayment(live, sessionId)).toMatchObject({
    state: 'needs_attention',
    payment: { attentionReason: { code: 'other-mode', isLive: false } },
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'awaiting_payment' })
})

test.each(PROVIDERS)('%s: a payment for a cancelled booking is flagged', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  const waiting = await findBooking(site.deps.db.read, booking.id)
  await site.deps.db.transaction(async (tx) => waiting && updateBookingStatus(tx, waiting, 'cancel'), {
    actor: 'guest',
  })
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    state: 'needs_attention',
    payment: { attentionReason: { code: 'booking-status', status: 'cancelled' } },
  })
  expect(await recordOf(site, booking.id)).toEqual({
    status: 'cancelled',
    payments: ['needs_attention'],
    steps: ['create', 'start_payment', 'cancel'],
    mails: ['operator-payment-attention'],
  })
})

test('a booking that was paid twice is confirmed once, and the second payment is flagged', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  const again = await startPayment(site.deps, { bookingId: booking.id })
  if (!again.ok) throw new Error(again.problem.code)
  await site.payAsGuest(again.sessionId)
  expect(await settlePayment(site.deps, again.sessionId)).toMatchObject({ state: 'paid' })
  site.fake.tamper(sessionId, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_late' })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    state: 'needs_attention',
    payment: { attentionReason: { code: 'booking-status', status: 'confirmed' } },
  })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['needs_attention', 'paid'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid', 'operator-payment-attention'],
  })
})

test('one payment intent does not pay for two attempts', async () => {
  await using site = await siteWithStripe()
  const one = await bookingAtCheckout(site)
  const other = await bookingAtCheckout(site)
  for (const { sessionId } of [one, other]) {
    await site.payAsGuest(sessionId)
    site.fake.tamper(sessionId, { payment_intent: 'pi_same' })
  }
  expect(await settlePayment(site.deps, one.sessionId)).toMatchObject({ state: 'paid' })
  expect(await settlePayment(site.deps, other.sessionId)).toMatchObject({
    state: 'needs_attention',
    payment: { attentionReason: { code: 'recorded-elsewhere' } },
  })
  expect(await recordOf(site, other.booking.id)).toMatchObject({ status: 'awaiting_payment' })
})

test('a guest whose payment is flagged is not asked to pay again', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.tamper(sessionId, { amount_total: 100_000 })
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'not-payable',
  })
  expect(await site.listPayableSessions()).toEqual([])
})
