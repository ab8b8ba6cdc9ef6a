import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking, updateBookingStatus } from '#bookings/bookings.store.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { bookings, payments } from '#platform/database/schema/schema.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/time/duration.ts'
import {
  bookingAtCheckout,
  PROVIDERS,
  placedBooking,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import type { TestSite } from '#tests/site.ts'
import { expireAbandoned } from '../checkouts/expire-abandoned.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

const PAST_TWO_DAYS_MS = 48 * HOUR_MS + 1_000

/** As if the attempts of this booking had been begun that long before the site's now. */
async function attemptsBegun({ deps }: TestSite, agoMs: number, bookingId: string) {
  const createdAt = new Date(deps.now() - agoMs)
  await deps.db.read.update(payments).set({ createdAt }).where(eq(payments.bookingId, bookingId))
}

/** As if nothing had happened to this booking for that long. */
async function untouchedFor({ deps }: TestSite, agoMs: number, bookingId: string) {
  const updatedAt = new Date(deps.now() - agoMs)
  await deps.db.read.update(bookings).set({ updatedAt }).where(eq(bookings.id, bookingId))
}

test.each(PROVIDERS)('%s: a payment without a webhook is found and confirmed', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await attemptsBegun(site, 2 * MINUTE_MS, booking.id)
  await site.payAsGuest(sessionId)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 1 })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['paid'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 0 })
})

test.each(PROVIDERS)('%s: a checkout that expired without a webhook is closed', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  await attemptsBegun(site, HOUR_MS, booking.id)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 0 })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['expired'] })
})

test.each(PROVIDERS)('%s: a checkout whose booking no longer waits for it is closed', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await attemptsBegun(site, 2 * MINUTE_MS, booking.id)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 0 })
  expect(await site.listPayableSessions()).toMatchObject([{ sessionId }])
  await site.deps.db.transaction(
    async (tx) => {
      const held = await findBooking(tx, booking.id)
      if (held) await updateBookingStatus(tx, held, 'settle')
    },
    { actor: 'provider' },
  )
  await reconcilePayments(site.deps)
  expect(await site.listPayableSessions()).toEqual([])
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['cancelled'] })
})

test('an attempt of the last minute is left to the webhook', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  await attemptsBegun(site, MINUTE_MS - 1_000, booking.id)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 0 })
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['open'] })
  await attemptsBegun(site, MINUTE_MS + 1_000, booking.id)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 1 })
})

test('attempts of a provider that the site no longer uses end when they expire', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await attemptsBegun(site, 50 * MINUTE_MS, booking.id)
  site.fake.sessions.delete(sessionId)
  await site.deps.db.read.update(payments).set({ provider: 'sandbox' })
  await reconcilePayments(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['open'] })
  site.letTimePass(HOUR_MS)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 0 })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', payments: ['failed'] })
})

test('one attempt that cannot be settled does not delay the others', async () => {
  await using site = await siteWithPayments('sandbox')
  const first = await bookingAtCheckout(site)
  const second = await bookingAtCheckout(site)
  await attemptsBegun(site, 10 * MINUTE_MS, first.booking.id)
  await attemptsBegun(site, 5 * MINUTE_MS, second.booking.id)
  for (const { sessionId } of [first, second]) await site.payAsGuest(sessionId)
  async function findCheckout(sessionId: string) {
    if (sessionId === first.sessionId) throw new Unavailable('no answer about this one')
    return site.deps.payments.findCheckout(sessionId)
  }
  const payments = { ...site.deps.payments, findCheckout }
  expect(await reconcilePayments({ ...site.deps, payments })).toEqual({ settled: 1 })
  expect(await recordOf(site, first.booking.id)).toMatchObject({ payments: ['open'] })
  expect(await recordOf(site, second.booking.id)).toMatchObject({ payments: ['paid'] })
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 1 })
})

/** A booking whose one call to Stripe was never answered. */
async function bookingWithLostCall(site: Awaited<ReturnType<typeof siteWithStripe>>) {
  const { booking } = await placedBooking(site)
  const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiUrl: site.fake.url }
  site.fake.controls.alwaysFault = 'cut'
  await startPayment({ ...site.deps, payments: createStripePayments(keys) }, { bookingId: booking.id })
  site.fake.controls.alwaysFault = undefined
  return booking
}

test('a call that was never answered ends after half an hour, not before', async () => {
  await using site = await siteWithStripe()
  const booking = await bookingWithLostCall(site)
  await untouchedFor(site, HOUR_MS, booking.id)
  await attemptsBegun(site, 30 * MINUTE_MS, booking.id)
  await expireAbandoned(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['creating'] })
  await attemptsBegun(site, 30 * MINUTE_MS + 1_000, booking.id)
  await expireAbandoned(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['failed'] })
})

test('an ended call does not block a new checkout, and a payment through it still counts', async () => {
  await using site = await siteWithStripe()
  const booking = await bookingWithLostCall(site)
  const [lost] = await site.listPayableSessions()
  await attemptsBegun(site, HOUR_MS, booking.id)
  await expireAbandoned(site.deps)
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
  expect((await recordOf(site, booking.id)).payments.sort()).toEqual(['failed', 'open'])
  await site.payAsGuest(lost?.sessionId ?? '')
  expect(await settlePayment(site.deps, lost?.sessionId ?? '')).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
})

test('a draft that was unpaid for two days expires, and can still be paid', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await placedBooking(site)
  site.letTimePass(48 * HOUR_MS - 1)
  await expireBookings(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'draft' })
  site.letTimePass(1)
  await expireBookings(site.deps)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'expired', mails: [] })
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
})

test('requests without a hold and confirmed bookings never expire', async () => {
  await using site = await siteWithPayments('sandbox', [])
  const { booking: request } = await placedBooking(site, 'erawan-death-railway')
  const { booking: draft } = await placedBooking(site)
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, draft, 'settle'), { actor: 'provider' })
  site.letTimePass(PAST_TWO_DAYS_MS)
  await expireBookings(site.deps)
  expect(await findBooking(site.deps.db.read, request.id)).toMatchObject({ status: 'requested' })
  expect(await findBooking(site.deps.db.read, draft.id)).toMatchObject({ status: 'confirmed' })
})
