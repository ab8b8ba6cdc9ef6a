import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails, payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { PROVIDERS, racing, siteWithPayments, siteWithStripe } from '#tests/factories.ts'
import { approve, paidBooking, refundsOf, reportedBy } from '#tests/refund-factories.ts'
import { insertPayment } from '../payments/payments.store.ts'
import { decideRefund } from './decide-refund.ts'
import { reconcileReversals, recordReversals } from './record-reversals.ts'
import { sendRefunds } from './send-refunds.ts'

async function refundMails({ deps }: Awaited<ReturnType<typeof siteWithPayments>>) {
  const rows = await deps.db.read.select({ kind: mails.kind }).from(mails).orderBy(mails.createdAt)
  return rows.map(({ kind }) => kind).filter((kind) => kind.includes('refund'))
}

test('cash does not go back through the provider: a person is asked to give it back', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  await site.deps.db.transaction((tx) => tx.update(payments).set({ method: 'cash' }), { actor: 'command' })
  await approve(site, payment, 200_000)
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'suggested', amountSatang: 200_000 }])
  expect(site.fake.reversals).toEqual([])
})

describe.each(PROVIDERS)('refunds by %s', (provider) => {
  test('an approved refund is sent once, and what the provider reports of it is the same money', async () => {
    await using site = await siteWithPayments(provider)
    const { payment } = await paidBooking(site)
    await approve(site, payment, 200_000)
    await sendRefunds(site.deps)
    await sendRefunds(site.deps)
    await reconcileReversals(site.deps)
    expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
    expect(await reportedBy(site)).toEqual([{ state: 'succeeded', amountSatang: 200_000 }])
    expect(await refundMails(site)).toEqual([])
    await approve(site, payment, 1_000_000)
    await sendRefunds(site.deps)
    expect(await reportedBy(site)).toHaveLength(2)
    expect((await refundsOf(site)).map(({ amountSatang }) => amountSatang)).toEqual([200_000, 350_000])
  })

  test('two workers send one refund', async () => {
    await using site = await siteWithPayments(provider)
    const { payment } = await paidBooking(site)
    await approve(site, payment, 200_000)
    const deps = { ...site.deps, db: racing(site.deps.db, 2) }
    await Promise.all([sendRefunds(deps), sendRefunds(deps)])
    await sendRefunds(site.deps)
    expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
    expect(await reportedBy(site)).toEqual([{ state: 'succeeded', amountSatang: 200_000 }])
  })
})

test('a refund whose answer was lost is found again, also after the provider has forgotten its key', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  await approve(site, payment, 200_000)
  // The refund is asked for after both lists, each of which is one call.
  site.fake.controls.faults = ['none', 'none', 'cut', 'cut']
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 200_000 }])
  expect(site.fake.reversals).toHaveLength(1)
  site.letTimePass(2 * DAY_MS)
  site.fake.controls.forgetsKeys = true
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
  expect(site.fake.reversals).toHaveLength(1)
})

test('a refund that a bank has yet to take is settled by the webhook or by the hourly job', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  site.fake.controls.refundStatus = 'pending'
  await approve(site, payment, 200_000)
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'pending', amountSatang: 200_000 }])
  for (const reversal of site.fake.reversals) reversal.status = 'succeeded'
  await recordReversals(site.deps, payment.paymentIntentId ?? '')
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
  expect(await refundMails(site)).toEqual([])
})

test('a refund that a bank returns later fails, and the operator is told once', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  await approve(site, payment, 200_000)
  await sendRefunds(site.deps)
  for (const reversal of site.fake.reversals) reversal.status = 'failed'
  await reconcileReversals(site.deps)
  await reconcileReversals(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'failed', amountSatang: 200_000 }])
  expect(await refundMails(site)).toEqual(['operator-refund-failed'])
})

test('a refund that the provider refuses fails, and the others are sent; each refusal is told once', async () => {
  await using site = await siteWithStripe()
  const first = await paidBooking(site)
  const second = await paidBooking(site)
  await approve(site, first.payment, 200_000)
  await approve(site, second.payment, 100_000)
  site.fake.reverse(first.sessionId, { object: 'refund', status: 'pending', amount: 500_000 })
  site.fake.controls.faults = []
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([
    { status: 'failed', amountSatang: 200_000 },
    { status: 'succeeded', amountSatang: 100_000 },
  ])
  const mailsOfFailure = async () => (await refundMails(site)).filter((kind) => kind.endsWith('failed'))
  expect(await mailsOfFailure()).toHaveLength(1)
  await site.sendMails()
  const [told] = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Refund failed'))
  expect(told?.subject).toBe(`Refund failed: ฿2,000, ${first.booking.reference}`)
  expect(told?.text).toContain('Reason: The payment provider refused it.')

  const failed = (await site.deps.db.read.select().from(refunds)).find(({ status }) => status === 'failed')
  const again = { refundId: failed?.id ?? '', decision: 'retry', admin: 'office@example.com' } as const
  await site.deps.db.read.delete(reversals).where(eq(reversals.state, 'pending'))
  expect(await decideRefund(site.deps, again)).toEqual({ ok: true })
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  await Promise.all([sendRefunds(deps), sendRefunds(deps)])
  expect(await mailsOfFailure()).toHaveLength(2)
})

test('a refund that this provider cannot make fails at once, so that a person sees it', async () => {
  await using site = await siteWithStripe()
  const { booking } = await paidBooking(site)
  const paid = { bookingId: booking.id, status: 'paid', amountSatang: 100_000, currency: 'thb' } as const
  for (const provider of ['sandbox', 'stripe'] as const) {
    const about = { idempotencyKey: crypto.randomUUID(), expiresAt: new Date(site.deps.now()) }
    const payment = await site.deps.db.transaction(
      (tx) => insertPayment(tx, { ...paid, ...about, provider }),
      {
        actor: 'provider',
      },
    )
    await approve(site, payment ?? expect.fail('the payment was not stored'), 100_000)
  }
  await sendRefunds(site.deps)
  const stored = await site.deps.db.read.select().from(refunds).orderBy(refunds.lastError)
  expect(stored.map(({ status, lastError }) => [status, lastError])).toEqual([
    ['failed', 'The payment provider has no id for this payment.'],
    ['failed', 'The payment was made at sandbox.'],
  ])
})

test('while the provider does not answer, a refund stays approved and is sent later', async () => {
  await using site = await siteWithStripe()
  const { payment } = await paidBooking(site)
  await approve(site, payment, 200_000)
  site.fake.controls.alwaysFault = '500'
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 200_000 }])
  site.fake.controls.alwaysFault = undefined
  await sendRefunds(site.deps)
  expect(await refundsOf(site)).toEqual([{ status: 'succeeded', amountSatang: 200_000 }])
})
