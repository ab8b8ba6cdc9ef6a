import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { PROVIDERS, placedBooking, recordOf, siteWithPayments } from '#tests/factories.ts'
import { checkoutOrder } from '#tests/payment-contract.ts'
import { inWords } from '#tests/problems.ts'
import { TEST_NOW, type TestSite } from '#tests/site.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { insertPayment, listPaymentsOfBooking } from './payments.store.ts'
import { settlePayment } from './settle-payment.ts'

/** A booking made when the trip cost 5,000 baht; the current price is 5,500. */
async function bookingFromBefore(site: TestSite) {
  const { booking } = await placedBooking(site)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ priceBaht: 5000 }).where(eq(bookings.id, booking.id)),
    { actor: 'staff:office@example.com' },
  )
  return booking
}

const PRICE_OF_BEFORE: [shown: string, seenBaht: number | undefined][] = [
  ['nothing', undefined],
  ['the price of before', 5000],
  ['a price that never was', 1],
]

test.each(PRICE_OF_BEFORE)('a guest who was shown %s is told the current price', async (_, seenBaht) => {
  await using site = await siteWithPayments('sandbox')
  const booking = await bookingFromBefore(site)
  expect(
    inWords(await startPayment(site.deps, { bookingId: booking.id, seenPriceBaht: seenBaht })),
  ).toMatchObject({
    ok: false,
    reason: 'price-changed',
    message: expect.stringContaining('฿5,500'),
  })
  expect(await site.listPayableSessions()).toEqual([])
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'draft', payments: [] })
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({ priceBaht: 5000 })
})

test.each(PROVIDERS)('%s: a guest who has seen the current price is charged it', async (provider) => {
  await using site = await siteWithPayments(provider)
  const booking = await bookingFromBefore(site)
  const started = await startPayment(site.deps, { bookingId: booking.id, seenPriceBaht: 5500 })
  if (!started.ok) throw new Error(started.problem.code)
  const { sessionId } = started
  expect(await site.listPayableSessions()).toEqual([{ sessionId, amountSatang: 550_000 }])
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    state: 'paid',
    booking: { priceBaht: 5500 },
    payment: { amountSatang: 550_000 },
  })
})

test('both emails about a payment name the price that was charged', async () => {
  await using site = await siteWithPayments('sandbox')
  const booking = await bookingFromBefore(site)
  const started = await startPayment(site.deps, { bookingId: booking.id, seenPriceBaht: 5500 })
  if (!started.ok) throw new Error(started.problem.code)
  await site.payAsGuest(started.sessionId)
  await settlePayment(site.deps, started.sessionId)
  await site.sendMails()
  const received = await site.mailbox()
  expect(received).toHaveLength(2)
  for (const mail of received) {
    expect(mail.text).toContain('฿5,500')
    expect(mail.text).not.toContain('฿5,000')
  }
})

test.each(PROVIDERS)(
  '%s: an open checkout with the earlier price is not returned to a guest who saw the current price',
  async (provider) => {
    await using site = await siteWithPayments(provider)
    const booking = await bookingFromBefore(site)
    await checkoutFromBefore(site, booking)
    await startPayment(site.deps, { bookingId: booking.id, seenPriceBaht: 5500 })
    const payable = await site.listPayableSessions()
    expect(payable.map(({ amountSatang }) => amountSatang)).toEqual([550_000])
    const attempts = await listPaymentsOfBooking(site.deps.db.read, booking.id)
    expect(attempts.at(-1)).toMatchObject({ status: 'open', amountSatang: 550_000 })
  },
)

/** The open checkout that `startPayment` would have made when the trip cost 5,000 baht. */
async function checkoutFromBefore({ deps }: TestSite, { id, reference }: { id: string; reference: string }) {
  const order = checkoutOrder({
    reference,
    amountSatang: 500_000,
    expiresAt: new Date(TEST_NOW + 3_600_000),
  })
  const opened = await deps.payments.openCheckout(order)
  await insertPayment(deps.db.read, {
    id: order.paymentId,
    bookingId: id,
    provider: deps.payments.name,
    status: 'open',
    idempotencyKey: order.idempotencyKey,
    amountSatang: 500_000,
    currency: 'thb',
    sessionId: opened.sessionId,
    checkoutUrl: opened.url,
    expiresAt: order.expiresAt,
  })
  await deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'awaiting_payment' }).where(eq(bookings.id, id)),
    { actor: 'guest' },
  )
}
