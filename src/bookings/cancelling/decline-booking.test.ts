import { expect, test } from 'vitest'
import { insertPayment } from '#money/payments/payments.store.ts'
import { bookingAtCheckout, placedBooking, recordOf, siteWithPayments } from '#tests/factories.ts'
import { paidBooking, refundsOf } from '#tests/refund-factories.ts'
import { declineBooking } from './decline-booking.ts'

const declined = (bookingId: string) => ({ bookingId, admin: 'admin@example.com', note: 'All vans are out.' })

test('a request is declined with the reason, and what was paid goes back', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await insertPayment(site.deps.db.read, {
    ...{ bookingId: booking.id, provider: 'sandbox', status: 'paid', amountSatang: 100_000, currency: 'thb' },
    ...{ idempotencyKey: crypto.randomUUID(), expiresAt: new Date(site.deps.now()), paymentIntentId: 'pi_1' },
  })
  expect(await declineBooking(site.deps, declined(booking.id))).toMatchObject({
    ok: true,
    refundSatang: 100_000,
    booking: { status: 'declined' },
  })
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 100_000 }])
  await site.sendMails()
  const mail = (await site.mailbox()).find(({ subject }) => subject.startsWith('Not available:'))
  expect(mail?.text).toContain('All vans are out.')
  expect(mail?.text).toContain('We’re refunding the full ฿1,000 the way you paid.')
  expect(await declineBooking(site.deps, declined(booking.id))).toMatchObject({
    ok: false,
    reason: 'not-declinable',
  })
})

test('a booking that waits for its payment is declined, and cannot be paid any more', async () => {
  await using site = await siteWithPayments('stripe')
  const { booking, sessionId } = await bookingAtCheckout(site)
  expect(await declineBooking(site.deps, declined(booking.id))).toMatchObject({ ok: true })
  expect(await site.payAsGuest(sessionId)).toBe(false)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'declined', payments: ['cancelled'] })
})

test('a confirmed booking is cancelled, not declined', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  expect(await declineBooking(site.deps, declined(booking.id))).toMatchObject({
    ok: false,
    reason: 'not-declinable',
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
})
