import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { auditLog, refunds } from '#platform/database/schema/schema.ts'
import { bookingAtCheckout, siteWithStripe } from '#tests/factories.ts'
import { approve, paidBooking, refundsOf } from '#tests/refund-factories.ts'
import { resolvePayment } from '../payments/resolve-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { suggestRefund } from './approve-refund.ts'
import { decideRefund } from './decide-refund.ts'
import { recordReversals } from './record-reversals.ts'
import type { RefundDecision } from './refund-decision.rules.ts'
import { sendRefunds } from './send-refunds.ts'

const BY_STAFF = { actor: 'staff:office@example.com' } as const

type Site = Awaited<ReturnType<typeof siteWithStripe>>

async function decide({ deps }: Site, decision: RefundDecision) {
  const rows = await deps.db.read.select().from(refunds).orderBy(refunds.createdAt)
  const refundId = rows.at(-1)?.id ?? ''
  return decideRefund(deps, { refundId, decision, admin: 'admin@example.com' })
}

async function suggested(site: Site) {
  const { payment } = await paidBooking(site)
  const wanted = { payment, amountSatang: 200_000, reason: 'goodwill' } as const
  await site.deps.db.transaction((tx) => suggestRefund(tx, wanted), { actor: 'provider' })
  return payment
}

async function failed(site: Site) {
  const { payment } = await paidBooking(site)
  site.fake.controls.refundStatus = 'failed'
  await approve(site, payment, 200_000)
  await sendRefunds(site.deps)
  site.fake.controls.refundStatus = 'succeeded'
  expect(await refundsOf(site)).toEqual([{ status: 'failed', amountSatang: 200_000 }])
  return payment
}

const actions = async ({ deps }: Site) =>
  (await deps.db.read.select().from(auditLog).orderBy(auditLog.at)).map(({ action, detail, actor }) => [
    action,
    detail,
    actor,
  ])

test('a suggested refund is not sent until an admin approves it', async () => {
  await using site = await siteWithStripe()
  await suggested(site)
  await sendRefunds(site.deps)
  expect(site.fake.reversals).toEqual([])
  expect(await decide(site, 'approve')).toEqual({ ok: true })
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
  expect(await actions(site)).toEqual([['refund-approved', '฿2,000', 'admin@example.com']])
})

test('of two decisions at the same moment the first counts', async () => {
  await using site = await siteWithStripe()
  await suggested(site)
  const decided = await Promise.all([decide(site, 'dismiss'), decide(site, 'approve')])
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
  expect(decided).toContainEqual({ ok: false, code: 'refund-not-waiting' })
})

test('a dismissed refund is never sent', async () => {
  await using site = await siteWithStripe()
  await suggested(site)
  expect(await decide(site, 'dismiss')).toEqual({ ok: true })
  expect(await decide(site, 'approve')).toEqual({ ok: false, code: 'refund-not-waiting' })
  await sendRefunds(site.deps)
  expect(site.fake.reversals).toEqual([])
})

test('a failed refund is sent again under a new key, and the old failure does not end it', async () => {
  await using site = await siteWithStripe()
  await failed(site)
  expect(await decide(site, 'retry')).toEqual({ ok: true })
  await sendRefunds(site.deps)
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
  expect(site.fake.reversals.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
})

test('a refund is not approved when the operator has given the money back at the provider meanwhile', async () => {
  await using site = await siteWithStripe()
  const { sessionId, payment } = await paidBooking(site)
  const wanted = { payment, amountSatang: 200_000, reason: 'goodwill' } as const
  await site.deps.db.transaction((tx) => suggestRefund(tx, wanted), { actor: 'provider' })
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded' })
  await recordReversals(site.deps, payment.paymentIntentId ?? '')
  expect(await decide(site, 'approve')).toEqual({ ok: false, code: 'refund-too-large' })
})

async function paidAfterCancelling(site: Site) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  const atCheckout = { ...booking, status: 'awaiting_payment' } as const
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, atCheckout, 'cancel'), { actor: 'guest' })
  site.fake.markPaid(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  return sessionId
}

test('an admin who deals with the payment in another way dismisses the proposed refund with it', async () => {
  await using site = await siteWithStripe()
  await paidAfterCancelling(site)
  const [refund] = await site.deps.db.read.select().from(refunds)
  await resolvePayment(site.deps, refund?.paymentId ?? '', 'admin@example.com')
  expect(await refundsOf(site)).toEqual([{ status: 'dismissed', amountSatang: 550_000 }])
})

test('the database itself refuses refunds of more than was received', async () => {
  await using site = await siteWithStripe()
  const { payment, booking } = await paidBooking(site)
  await approve(site, payment, 400_000)
  const more = {
    paymentId: payment.id,
    bookingId: booking.id,
    amountSatang: 200_000,
    reason: 'goodwill',
  } as const
  const insert = (status: 'approved' | 'suggested') =>
    site.deps.db.transaction((tx) => tx.insert(refunds).values({ ...more, status }), BY_STAFF)
  await insert('suggested')
  await expect(insert('approved')).rejects.toMatchObject({ cause: { constraint: 'refunds_within_payment' } })
  const isSuggested = eq(refunds.status, 'suggested')
  const approved = site.deps.db.transaction(
    (tx) => tx.update(refunds).set({ status: 'approved' }).where(isSuggested),
    BY_STAFF,
  )
  await expect(approved).rejects.toMatchObject({ cause: { constraint: 'refunds_within_payment' } })
})

test('of many refunds of one payment at the same moment, those that fit are made', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  await Promise.all(Array.from({ length: 8 }, () => approve(site, payment, 100_000)))
  const made = await refundsOf(site)
  expect(made.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(550_000)
})

test('money given back by hand is noted once, is sent by no provider, and counts as given back', async () => {
  await using site = await siteWithStripe()
  await failed(site)
  expect(await decide(site, 'pay_out')).toEqual({ ok: true })
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
  expect(await actions(site)).toContainEqual(['refund-paid-out', '฿2,000', 'admin@example.com'])
  expect(await decide(site, 'pay_out')).toMatchObject({ code: 'refund-not-waiting' })
})
