import { expect, test } from 'vitest'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { findPass } from '#bookings/pass/find-pass.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { allocations } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import {
  bookingAtCheckout,
  filledForm,
  offerOf,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { setRules } from '#tests/rule-factories.ts'
import type { TestSite } from '#tests/site.ts'
import { payDue } from '../checkouts/pay-due.ts'
import { payInSandbox } from '../checkouts/pay-in-sandbox.ts'
import { listPaymentsOfBooking } from './payments.store.ts'
import { settlePayment } from './settle-payment.ts'

/** A site with one SUV, where guests can pay by PromptPay. */
async function siteWithPromptPay() {
  const site = await siteWithPayments('sandbox', ['suv'])
  await setRules(site, { promptPayOffered: 'on' })
  return site
}

/** A guest has paid the code, and the bank has yet to answer. */
async function scanned(site: TestSite) {
  const checkout = await bookingAtCheckout(site)
  await payInSandbox(site.deps, checkout.sessionId, 'scan')
  expect(await settlePayment(site.deps, checkout.sessionId)).toMatchObject({ state: 'processing' })
  return checkout
}

/** Another guest asks for the same vehicle on the same day. */
const rival = ({ deps }: TestSite) =>
  requestBooking(deps, {
    offer: offerOf('erawan-death-railway'),
    submission: filledForm({ email: 'bob@example.com' }),
  })

async function held({ deps }: TestSite) {
  const rows = await deps.db.read.select().from(allocations)
  return rows.flatMap(({ status, bookingId }) => (status === 'released' ? [] : [{ status, bookingId }]))
}

async function passOf(site: TestSite, token: string) {
  return (await findPass(site.deps, token)) ?? expect.fail('no pass')
}

test('Stripe is asked for PromptPay exactly while the operator offers it', async () => {
  await using site = await siteWithStripe()
  const methods = async () =>
    site.fake.sessions.get((await bookingAtCheckout(site)).sessionId)?.payment_method_types
  expect(await methods()).toEqual(['card'])
  await setRules(site, { promptPayOffered: 'on' })
  expect(await methods()).toEqual(['card', 'promptpay'])
  // Not switched on in its dashboard: cards can be paid all the same.
  site.fake.controls.methods = ['card']
  expect(await methods()).toEqual(['card'])
})

test('while the bank has not answered, the guest keeps the vehicle, and the money confirms the booking', async () => {
  await using site = await siteWithPromptPay()
  const { booking, sessionId, token } = await scanned(site)
  site.letTimePass(23 * HOUR_MS)
  await expireBookings(site.deps)
  expect(await rival(site)).toMatchObject({ ok: false })
  expect(await passOf(site, token)).toMatchObject({ processingBaht: 5_500, chargedBaht: 0 })
  await payInSandbox(site.deps, sessionId, 'arrive')
  await settlePayment(site.deps, sessionId)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
  expect(await held(site)).toEqual([{ status: 'firm', bookingId: booking.id }])
  expect(await passOf(site, token)).toMatchObject({ processingBaht: 0, chargedBaht: 5_500 })
  await site.sendMails()
  for (const { text } of await site.mailbox()) expect(text).toContain('by PromptPay')
})

test('asking again and again holds the vehicle no longer', async () => {
  await using site = await siteWithPromptPay()
  const { sessionId } = await scanned(site)
  site.letTimePass(23 * HOUR_MS)
  await settlePayment(site.deps, sessionId)
  site.letTimePass(HOUR_MS)
  await expireBookings(site.deps)
  expect(await held(site)).toEqual([])
})

test('when the bank refuses, the vehicle is free at once and the guest can pay again', async () => {
  await using site = await siteWithPromptPay()
  const { booking, sessionId } = await scanned(site)
  await payInSandbox(site.deps, sessionId, 'refuse')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'failed' })
  expect(await held(site)).toEqual([])
  expect(await recordOf(site, booking.id)).toMatchObject({
    status: 'expired',
    payments: ['failed'],
    mails: ['guest-payment-failed'],
  })
})

test('money that comes after a day, when somebody else has the vehicle, waits for a person', async () => {
  await using site = await siteWithPromptPay()
  const { sessionId } = await scanned(site)
  site.letTimePass(25 * HOUR_MS)
  expect(await rival(site)).toMatchObject({ ok: true })
  await payInSandbox(site.deps, sessionId, 'arrive')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    state: 'needs_attention',
    payment: { method: 'promptpay' },
  })
})

test('a deposit and its rest are paid by PromptPay, and the rest is not paid twice while the bank has not answered', async () => {
  await using site = await siteWithPromptPay()
  await setRules(site, { depositPercent: 30 })
  const { booking, sessionId, token } = await scanned(site)
  await payInSandbox(site.deps, sessionId, 'arrive')
  await settlePayment(site.deps, sessionId)
  const rest = await payDue(site.deps, { bookingId: booking.id, seenBaht: 3_800 })
  if (!rest.ok) throw new Error(rest.problem.code)
  await payInSandbox(site.deps, rest.sessionId, 'scan')
  const again = await payDue(site.deps, { bookingId: booking.id, seenBaht: 3_800 })
  expect(again).toEqual({ ok: true, state: 'processing', sessionId: rest.sessionId })
  expect(await passOf(site, token)).toMatchObject({ processingBaht: 3_800, chargedBaht: 1_700 })
  await payInSandbox(site.deps, rest.sessionId, 'refuse')
  await settlePayment(site.deps, rest.sessionId)
  await site.sendMails()
  const last = (await site.mailbox()).find(({ text }) => text.includes('didn’t go through'))
  expect(last?.text).toContain('Your trip is still confirmed')
  const tried = await payDue(site.deps, { bookingId: booking.id, seenBaht: 3_800 })
  if (!tried.ok) throw new Error(tried.problem.code)
  await payInSandbox(site.deps, tried.sessionId, 'scan')
  await payInSandbox(site.deps, tried.sessionId, 'arrive')
  await settlePayment(site.deps, tried.sessionId)
  const paid = await listPaymentsOfBooking(site.deps.db.read, booking.id)
  expect(paid.map(({ method, purpose, status }) => [method, purpose, status])).toEqual([
    ['promptpay', 'deposit', 'paid'],
    ['promptpay', 'balance', 'failed'],
    ['promptpay', 'balance', 'paid'],
  ])
})
