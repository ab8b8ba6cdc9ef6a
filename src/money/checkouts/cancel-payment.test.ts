import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import {
  bookingAtCheckout,
  PROVIDERS,
  placedBooking,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { cancelPayment } from './cancel-payment.ts'
import { startPayment } from './start-payment.ts'

test.each(PROVIDERS)(
  '%s: leaving the checkout closes it, so that nothing can be charged',
  async (provider) => {
    await using site = await siteWithPayments(provider)
    const { booking, sessionId } = await bookingAtCheckout(site)
    expect(await cancelPayment(site.deps, booking.id)).toMatchObject({ state: 'closed' })
    expect(await site.listPayableSessions()).toEqual([])
    expect(await site.payAsGuest(sessionId)).toBe(false)
    expect(await recordOf(site, booking.id)).toEqual({
      status: 'expired',
      payments: ['cancelled'],
      steps: ['create', 'start_payment', 'abandon'],
      mails: [],
    })
  },
)

test.each(PROVIDERS)('%s: leaving after having paid confirms the booking', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  expect(await cancelPayment(site.deps, booking.id)).toMatchObject({ state: 'paid' })
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'confirmed',
    payments: ['paid'],
    mails: ['guest-booking-confirmed', 'operator-booking-paid'],
  })
})

test.each(PROVIDERS)('%s: leaving and paying in two tabs ends either cancelled or paid', async (provider) => {
  await using site = await siteWithPayments(provider)
  const { booking, sessionId } = await bookingAtCheckout(site)
  const [settlement, hasPaid] = await Promise.all([
    cancelPayment(site.deps, booking.id),
    site.payAsGuest(sessionId),
  ])
  expect(settlement?.state).toBe(hasPaid ? 'paid' : 'closed')
  expect(await recordOf(site, booking.id)).toMatchObject({ status: hasPaid ? 'confirmed' : 'expired' })
})

test.each(PROVIDERS)(
  '%s: after leaving the checkout the guest can start another payment',
  async (provider) => {
    await using site = await siteWithPayments(provider)
    const { booking, sessionId } = await bookingAtCheckout(site)
    await cancelPayment(site.deps, booking.id)
    const again = await startPayment(site.deps, { bookingId: booking.id })
    expect(again).toMatchObject({ ok: true, url: expect.any(String) })
    expect(again).not.toMatchObject({ sessionId })
    expect(await site.listPayableSessions()).toHaveLength(1)
    expect(await recordOf(site, booking.id)).toMatchObject({
      status: 'awaiting_payment',
      payments: ['cancelled', 'open'],
    })
  },
)

test('leaving twice, or without a checkout, does nothing', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking: draft } = await placedBooking(site)
  expect(await cancelPayment(site.deps, draft.id)).toBeUndefined()
  expect(await recordOf(site, draft.id)).toMatchObject({ status: 'draft', payments: [] })

  const { booking } = await bookingAtCheckout(site)
  await cancelPayment(site.deps, booking.id)
  expect(await cancelPayment(site.deps, booking.id)).toBeUndefined()
})

test('while Stripe is away, no checkout is reported as cancelled', async () => {
  await using site = await siteWithStripe()
  const { booking } = await bookingAtCheckout(site)
  site.fake.controls.alwaysFault = '429'
  await expect(cancelPayment(site.deps, booking.id)).rejects.toThrow(Unavailable)
  expect(await site.listPayableSessions()).toHaveLength(1)
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'awaiting_payment',
    payments: ['open'],
  })
})

test('while the database is away, no checkout is reported as cancelled', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await bookingAtCheckout(site)
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  await expect(cancelPayment(gone, booking.id)).rejects.toThrow(Unavailable)
  await pool.end()
  expect(await site.listPayableSessions()).toHaveLength(1)
})
