import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { findBooking, updateBookingPrice, updateBookingStatus } from '#bookings/bookings.store.ts'
import { payments } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { askForDeposit, bookingWithDeposit, siteWithDeposit } from '#tests/deposit-factories.ts'
import {
  bookingAtCheckout,
  type PaymentSite,
  PROVIDERS,
  placedBooking,
  racing,
  recordOf,
} from '#tests/factories.ts'
import { findBalance } from '../cash/find-balance.ts'
import { recordCash } from '../cash/record-cash.ts'
import { listPaymentsOfBooking, updatePaymentStatus } from '../payments/payments.store.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { payDue } from './pay-due.ts'
import { startPayment } from './start-payment.ts'

const BY_STAFF = staff('office@example.com')

const paidParts = async ({ deps }: PaymentSite, bookingId: string) =>
  (await listPaymentsOfBooking(deps.db.read, bookingId)).map(({ purpose, status, amountSatang }) => [
    ...[purpose, status],
    amountSatang / 100,
  ])

/** The checkout for the rest of a booking whose deposit is paid. */
async function restAtCheckout(site: PaymentSite, bookingId: string) {
  const started = await payDue(site.deps, { bookingId, seenBaht: 3_800 })
  if (!started.ok || started.state !== 'redirect') return expect.fail('no checkout')
  return started.sessionId
}

test.each(PROVIDERS)('%s: a deposit confirms the booking, and the rest is paid later', async (provider) => {
  await using site = await siteWithDeposit(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  expect(await site.listPayableSessions()).toEqual([{ sessionId, amountSatang: 170_000 }])
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })

  const rest = await restAtCheckout(site, booking.id)
  expect(await site.listPayableSessions()).toEqual([{ sessionId: rest, amountSatang: 380_000 }])
  await site.payAsGuest(rest)
  expect(await settlePayment(site.deps, rest)).toMatchObject({ state: 'paid' })
  await settlePayment(site.deps, rest)
  expect(await paidParts(site, booking.id)).toEqual([
    ['deposit', 'paid', 1_700],
    ['balance', 'paid', 3_800],
  ])
  expect((await recordOf(site, booking.id)).mails).toEqual([
    'guest-booking-confirmed',
    'guest-payment-received',
    'operator-booking-paid',
    'operator-payment-received',
  ])
  expect(await payDue(site.deps, { bookingId: booking.id, seenBaht: 3_800 })).toMatchObject({
    problem: { code: 'already-paid' },
  })
})

test('a changed share holds for new bookings only', async () => {
  await using site = await siteWithDeposit()
  const { booking } = await placedBooking(site)
  await askForDeposit(site, 50)
  const { booking: later } = await placedBooking(site)
  expect([booking.depositPercent, later.depositPercent]).toEqual([30, 50])
})

test('ten presses open one checkout, which the job leaves open', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  const deps = { ...site.deps, db: racing(site.deps.db, 10) }
  const pressed = { bookingId: booking.id, seenBaht: 3_800 }
  const clicks = await Promise.all(Array.from({ length: 10 }, () => payDue(deps, pressed)))
  expect(clicks).toEqual(Array(10).fill(clicks[0]))
  const createdAt = new Date(site.deps.now() - HOUR_MS)
  await site.deps.db.read.update(payments).set({ createdAt }).where(eq(payments.status, 'open'))
  await reconcilePayments(site.deps)
  expect(await site.listPayableSessions()).toHaveLength(1)
})

test('the checkout of a rest that the driver got in cash is closed', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  await restAtCheckout(site, booking.id)
  const cash = { bookingId: booking.id, amountBaht: 3_800, collectedBy: null }
  expect(await recordCash(site.deps, cash, BY_STAFF)).toMatchObject({ ok: true })
  const createdAt = new Date(site.deps.now() - HOUR_MS)
  await site.deps.db.read.update(payments).set({ createdAt }).where(eq(payments.status, 'open'))
  await reconcilePayments(site.deps)
  expect(await site.listPayableSessions()).toEqual([])
})

test.each<[what: string, change: (site: PaymentSite, bookingId: string) => Promise<unknown>]>([
  [
    'was paid in cash meanwhile',
    (site, bookingId) => recordCash(site.deps, { bookingId, amountBaht: 3_800, collectedBy: null }, BY_STAFF),
  ],
  [
    'was cancelled meanwhile',
    async ({ deps }, bookingId) => {
      const booking = await findBooking(deps.db.read, bookingId)
      if (booking)
        await deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'cancel'), { actor: BY_STAFF })
    },
  ],
])('money for a rest that %s is left to a person', async (_, change) => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  const rest = await restAtCheckout(site, booking.id)
  await site.payAsGuest(rest)
  await change(site, booking.id)
  expect(await settlePayment(site.deps, rest)).toMatchObject({ state: 'needs_attention' })
  expect((await recordOf(site, booking.id)).mails).toContain('operator-payment-attention')
})

test('a deposit that is paid twice is left to a person', async () => {
  await using site = await siteWithDeposit()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.deps.db.transaction(
    async (tx) => {
      const [first] = await listPaymentsOfBooking(tx, booking.id)
      if (first) await updatePaymentStatus(tx, first, 'expire')
    },
    { actor: 'provider' },
  )
  const again = await startPayment(site.deps, { bookingId: booking.id })
  if (!again.ok) return expect.fail(again.problem.code)
  for (const session of [again.sessionId, sessionId]) await site.payAsGuest(session)
  expect(await settlePayment(site.deps, again.sessionId)).toMatchObject({ state: 'paid' })
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
})

test('an accepted request can be paid by card, its deposit first', async () => {
  await using site = await siteWithDeposit()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), { actor: BY_STAFF })
  const depositBaht = Math.ceil(((booking.priceBaht ?? 0) * 0.3) / 100) * 100
  const started = await payDue(site.deps, { bookingId: booking.id, seenBaht: depositBaht })
  const { sessionId } = started as { sessionId: string }
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await findBalance(site.deps.db.read, booking)).toMatchObject({ paidBaht: depositBaht })
})

test('a sum that has changed is named, and the checkout of the earlier one is closed', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  await restAtCheckout(site, booking.id)
  await site.deps.db.transaction((tx) => updateBookingPrice(tx, booking.id, 6_000), { actor: BY_STAFF })
  const pressed = { bookingId: booking.id, seenBaht: 3_800 }
  expect(await payDue(site.deps, pressed)).toMatchObject({
    problem: { code: 'due-changed', amountBaht: 4_300 },
  })
  expect(await payDue(site.deps, { ...pressed, seenBaht: 4_300 })).toMatchObject({ ok: true })
  expect(await site.listPayableSessions()).toMatchObject([{ amountSatang: 430_000 }])
})

test('from ten in the evening before on, the rest is paid in cash', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  site.letTimePass(Date.parse('2027-01-14T22:00:00+07:00') - site.deps.now())
  expect(await payDue(site.deps, { bookingId: booking.id, seenBaht: 3_800 })).toMatchObject({
    problem: { code: 'card-payment-ended' },
  })
})
