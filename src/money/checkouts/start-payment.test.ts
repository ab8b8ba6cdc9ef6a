import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { blackouts, tripDetails } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import {
  bookingAtCheckout,
  PROVIDERS,
  placedBooking,
  racing,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { inWords } from '#tests/problems.ts'
import { testSite } from '#tests/site.ts'
import { startPayment } from './start-payment.ts'

test.each(PROVIDERS)('%s: the guest is sent to one checkout for the catalogue price', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking } = await placedBooking(site)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  expect(started).toEqual({
    ...{ ok: true, state: 'redirect' },
    ...{ url: expect.any(String), sessionId: expect.any(String) },
  })
  const { sessionId } = started as { sessionId: string }
  expect(await site.listPayableSessions()).toEqual([{ sessionId, amountSatang: 550_000 }])
  expect(await recordOf(site, booking.id)).toEqual({
    status: 'awaiting_payment',
    payments: ['open'],
    steps: ['create', 'start_payment'],
    mails: [],
  })
})

test.each(PROVIDERS)('%s: pay clicked ten times at once opens one payable session', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking } = await placedBooking(site)
  const deps = { ...site.deps, db: racing(site.deps.db, 10) }
  const clicks = await Promise.all(
    Array.from({ length: 10 }, () => startPayment(deps, { bookingId: booking.id })),
  )
  expect(clicks).toEqual(Array(10).fill(clicks[0]))
  expect(clicks[0]).toMatchObject({ ok: true, url: expect.any(String) })
  expect(await site.listPayableSessions()).toHaveLength(1)
  expect(await recordOf(site, booking.id)).toMatchObject({
    payments: ['open'],
    steps: ['create', 'start_payment'],
  })
})

test.each(PROVIDERS)('%s: pay clicked again later leads to the same checkout', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking } = await placedBooking(site)
  const first = await startPayment(site.deps, { bookingId: booking.id })
  site.letTimePass(HOUR_MS / 2)
  expect(await startPayment(site.deps, { bookingId: booking.id })).toEqual(first)
  expect(await site.listPayableSessions()).toHaveLength(1)
})

test.each(PROVIDERS)('%s: an expired checkout is followed by a new one', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  const again = await startPayment(site.deps, { bookingId: booking.id })
  expect(again).toMatchObject({ ok: true, url: expect.any(String) })
  expect(again).not.toMatchObject({ sessionId })
  expect(await site.listPayableSessions()).toHaveLength(1)
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'awaiting_payment',
    payments: ['expired', 'open'],
    steps: ['create', 'start_payment', 'abandon', 'start_payment'],
  })
})

test.each(PROVIDERS)('%s: pay clicked after a payment without a webhook confirms', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  expect(await startPayment(site.deps, { bookingId: booking.id })).toEqual({
    ok: true,
    state: 'paid',
    sessionId,
  })
  expect(await startPayment(site.deps, { bookingId: booking.id })).toEqual({
    ok: true,
    state: 'paid',
    sessionId,
  })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['paid'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })
  expect(await site.listPayableSessions()).toEqual([])
})

test('the provider sends the guest back with the session, or to the booking by its token', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  const token = await linkOf(site, booking)
  expect(site.fake.sessions.get(sessionId)).toMatchObject({
    success_url: `http://localhost:3000/booking-success?session_id={CHECKOUT_SESSION_ID}&booking=${token}`,
    cancel_url: `http://localhost:3000/booking-cancelled?booking=${token}`,
    customer_email: 'ada@example.com',
    client_reference_id: booking.reference,
    description: expect.stringContaining('Friday 15 January 2027, SUV'),
  })
})

test('an unknown booking cannot be paid', async () => {
  await using site = await testSite()
  const answer = await startPayment(site.deps, { bookingId: '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f' })
  expect(answer).toMatchObject({ ok: false, reason: 'not-found' })
})

test('a trip can be paid until two hours before its pickup, and not later', async () => {
  await using site = await siteWithPayments('sandbox')
  const tour = 'death-railway-historical-journey'
  // Three in the morning: the pickup is at six.
  site.letTimePass(-7 * HOUR_MS)
  const early = await placedBooking(site, tour, { date: '2026-11-20' })
  const late = await placedBooking(site, tour, { date: '2026-11-20', guests: '3' })
  site.letTimePass(HOUR_MS)
  expect(await startPayment(site.deps, { bookingId: early.booking.id })).toMatchObject({ ok: true })
  const refusedWith = async (message: string) =>
    expect(inWords(await startPayment(site.deps, { bookingId: late.booking.id }))).toMatchObject({
      ok: false,
      reason: 'not-payable',
      message,
    })
  site.letTimePass(1)
  await refusedWith(
    'Pickup is at 06:00, Thailand time, and has to be booked 2 hours ahead. Please choose another day.',
  )
  site.letTimePass(20 * HOUR_MS)
  await refusedWith('Friday 20 November 2026 has passed. Please book the trip for another day.')
  expect(await recordOf(site, late.booking.id)).toMatchObject({ status: 'draft', payments: [] })
})

test('a request by email is not paid here', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'not-payable',
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'requested', payments: [] })
})

test('a trip that left the catalogue is not paid', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const db = site.deps.db.read
  await db
    .update(tripDetails)
    .set({ tourId: 'sold-out-for-ever' })
    .where(eq(tripDetails.bookingId, booking.id))
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'not-payable',
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: [] })
})

test('a cancelled booking is not paid', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'cancel'), {
    actor: 'staff:office@example.com',
  })
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
    ok: false,
    reason: 'not-payable',
  })
})

test.each(PROVIDERS)(
  '%s: a booking cancelled while its checkout is open is not sent back to it',
  async (provider) => {
    await using site = await siteWithPayments(provider)
    const { booking } = await bookingAtCheckout(site)
    const open = { ...booking, status: 'awaiting_payment' as const }
    await site.deps.db.transaction((tx) => updateBookingStatus(tx, open, 'cancel'), {
      actor: 'staff:office@example.com',
    })
    expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({
      ok: false,
      reason: 'not-payable',
    })
  },
)

test('a day that was closed meanwhile is not paid for, also without a fleet', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const closed = { firstDay: '2027-01-15', lastDay: '2027-01-15', reason: 'We celebrate the river that day.' }
  await site.deps.db.read.insert(blackouts).values(closed)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  expect(inWords(started)).toMatchObject({ ok: false, message: closed.reason })
})
