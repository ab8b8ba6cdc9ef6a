import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findMail, NO_LONGER_NEEDED, updateMailUndeliverable } from '#messages/outbox/mails.store.ts'
import type { AttentionReason } from '#money/payments/attention-reason.rules.ts'
import { insertPayment } from '#money/payments/payments.store.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { suggestRefund } from '#money/refunds/approve-refund.ts'
import { auditLog, bookings, mails, payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import { bookingAtCheckout, placedBooking } from '../../factories.ts'
import { TEST_NOW } from '../../site.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'
import { formPost } from '../fixtures/built-site.ts'
import { userOf } from '../fixtures/signed-in.ts'

/** A booking whose mail to the guest is undeliverable. @returns its reference and the id of the mail */
async function bookingWithLostMail(site: AdminSite, error = 'MailRefused') {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const [mail] = await site.deps.db.read
    .select()
    .from(mails)
    .where(eq(mails.toAddress, booking.customerEmail))
  if (!mail) return expect.fail('the guest gets no mail')
  await updateMailUndeliverable(site.deps.db.read, mail.id, error)
  return { reference: booking.reference, mailId: mail.id }
}

const OTHER_AMOUNT = { code: 'other-amount', receivedSatang: 500_000, expectedSatang: 550_000 } as const

/** @returns the id of the payment */
async function paymentNeedingAttention(
  { deps }: AdminSite,
  bookingId: string | null,
  reason: AttentionReason,
) {
  const payment = await insertPayment(deps.db.read, {
    bookingId,
    provider: 'stripe',
    status: 'needs_attention',
    idempotencyKey: crypto.randomUUID(),
    amountSatang: 550_000,
    currency: 'thb',
    sessionId: `cs_${crypto.randomUUID()}`,
    expiresAt: new Date(TEST_NOW),
    attentionReason: reason,
    receivedSatang: 500_000,
  })
  return payment?.id ?? expect.fail('the payment was not stored')
}

/** What the list of the desk has under "Needs you", and what the money page has under "Does not match". */
async function needsOf(site: AdminSite) {
  const [today, money] = [await site.see('/desk'), await site.see('/desk/money')]
  const under = (text: string, heading: string, end: string) =>
    text.slice(text.lastIndexOf(heading), text.lastIndexOf(end))
  return {
    needs: under(today.text, 'Needs you', 'Back to the website'),
    mismatches: under(money.text, 'Does not match', ' Due '),
    toRefund: under(money.text, 'To refund', 'Back to the website'),
  }
}

test('a payment that needs attention is under Needs you with its reason, and the number at Today counts it everywhere', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site)
  await paymentNeedingAttention(site, booking.id, OTHER_AMOUNT)
  await paymentNeedingAttention(site, null, { code: 'unknown-booking', reference: 'SPN-7K3F9' })
  const { needs, mismatches } = await needsOf(site)
  for (const shown of [needs, mismatches]) {
    expect(shown).toContain(`Ada Example , ${booking.reference}`)
    expect(shown).toContain('฿5,000 arrived, ฿5,500 was expected.')
    expect(shown).toContain('No booking found')
    expect(shown).toContain('A payment names SPN-7K3F9. There is no such booking.')
  }
  expect(needs).toMatch(/^Needs you 2 /)
  expect(needs).toMatch(/Provider: ฿5,000, [^.]*\. We: ฿5,500 expected, booking draft\./)
  expect(mismatches).toMatch(/Id cs_/)
  for (const path of ['/admin', '/admin/bookings', '/desk/money'])
    expect((await site.see(path)).text).toContain('Today 2 need a person')
})

test('the page of a booking whose payment is checked does not say that its guest is at the checkout', async () => {
  await using site = await adminSite()
  const { booking, sessionId } = await bookingAtCheckout(site)
  const address = `/desk/bookings/${booking.reference}`
  expect((await site.see(address)).text).toContain('The guest is at checkout')
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  await site.deps.db.transaction(
    (tx) => tx.update(payments).set({ amountSatang: 100 }).where(eq(payments.bookingId, booking.id)),
    { actor: 'provider' },
  )
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  const { text } = await site.see(address)
  expect(text).toContain('Money arrived that doesn’t match. Decide under Needs you.')
  expect(text).not.toContain('The guest is at checkout')
})

test('an open dispute is under Needs you, and refunds are shown with their payment', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site)
  const { read } = site.deps.db
  const payment = await insertPayment(read, {
    ...{ bookingId: booking.id, provider: 'stripe', status: 'paid', amountSatang: 550_000, currency: 'thb' },
    ...{ idempotencyKey: crypto.randomUUID(), expiresAt: new Date(TEST_NOW) },
  })
  const rest = {
    paymentId: payment?.id ?? expect.fail('the payment was not stored'),
    madeAt: new Date(TEST_NOW),
  }
  await read.insert(reversals).values([
    { ...rest, kind: 'dispute', state: 'needs_response', amountSatang: 550_000, providerId: 'du_1' },
    { ...rest, kind: 'refund', state: 'succeeded', amountSatang: 100_000, providerId: 're_1' },
  ])
  const { needs, mismatches } = await needsOf(site)
  for (const shown of [needs, mismatches]) {
    expect(shown).toContain(`Ada Example , ${booking.reference}`)
    expect(shown).toContain('฿5,500 is disputed.')
    expect(shown).toContain('The guest’s bank is asking for the money back.')
  }
  expect(mismatches).toContain('Id du_1')
  const address = `/admin/bookings?q=${booking.reference}`
  expect((await site.see(address)).text).toContain('Disputed')
  await read.update(reversals).set({ state: 'won' }).where(eq(reversals.providerId, 'du_1'))
  const after = await site.see(address)
  expect((await needsOf(site)).needs).not.toContain('disputed')
  expect(after.text).toContain('Partly refunded')
  const { text } = await site.see(`/desk/bookings/${booking.reference}`)
  expect(text).toContain('Refunded at the provider Refunded, re_1 −฿1,000')
  expect(text).toContain('Dispute of ฿5,500 Won, du_1')
})

test('a resolved payment leaves the list, stays with its booking and is in the audit log', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site)
  const paymentId = await paymentNeedingAttention(site, booking.id, OTHER_AMOUNT)
  const address = `/admin/bookings?q=${booking.reference}`
  const pressed = await site.press('/admin/resolve-payment', { paymentId, back: address })
  expect(pressed.headers.get('location')).toBe(address)
  expect(pressed.headers.get('set-cookie')).toContain('flash=payment-resolved')
  expect((await site.see(address)).text).toContain('Resolved')
  expect((await site.see('/desk')).text).toContain('Nothing needs you right now.')
  expect((await site.see('/admin/overview')).text).toContain(
    'Resolved a payment: ฿5,000 arrived, ฿5,500 was expected.',
  )
})

test('of two admins who resolve one payment, the second is told that it is resolved already', async () => {
  await using site = await adminSite()
  const paymentId = await paymentNeedingAttention(site, null, {
    code: 'unknown-booking',
    reference: 'SPN-7K3F9',
  })
  const presses = [1, 2].map(() => site.press('/admin/resolve-payment', { paymentId }))
  const said = (await Promise.all(presses)).map(
    ({ headers }) => headers.get('set-cookie')?.match(/flash=([\w-]+)/)?.[1],
  )
  expect(said.sort()).toEqual(['payment-not-waiting', 'payment-resolved'])
  expect(await site.deps.db.read.$count(auditLog, eq(auditLog.action, 'payment-resolved'))).toBe(1)
})

test('Send again queues an undeliverable mail, and the page says so', async () => {
  await using site = await adminSite()
  const { reference, mailId } = await bookingWithLostMail(site)
  const { needs } = await needsOf(site)
  expect(needs).toContain('Booking received, to the guest: ada@example.com')
  expect(needs).toContain(`Ada Example , ${reference}`)

  const pressed = await site.press('/admin/send-again', { mailId })
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toBe('/admin')
  expect(pressed.headers.get('set-cookie')).toContain('flash=mail-queued-again')
  expect((await needsOf(site)).needs).not.toContain('ada@example.com')
  expect((await site.see(`/admin/bookings?q=${reference}`)).text).toContain('Emails: Waiting')

  await site.sendMails()
  expect(await findMail(site.deps.db.read, mailId)).toMatchObject({ status: 'sent', lastError: null })
})

test('pressing Send again twice sends one mail', async () => {
  await using site = await adminSite()
  const { mailId } = await bookingWithLostMail(site)
  await site.press('/admin/send-again', { mailId })
  const second = await site.press('/admin/send-again', { mailId })
  expect(second.headers.get('location')).toBe('/admin')
  expect(second.headers.get('set-cookie')).toContain('flash=mail-not-waiting')
})

test.for(['https://evil.example/', '//evil.example', '/admin/../', '/admin\r\nx: y', '/adminx', 'admin'])(
  'the redirect after Send again leads to a tab and to no other address (%j)',
  async (back) => {
    await using site = await adminSite()
    const pressed = await site.press('/admin/send-again', { mailId: 'made up', back })
    expect(pressed.headers.get('location')).toBe('/admin')
    expect(pressed.headers.get('set-cookie')).toContain('flash=mail-not-waiting')
  },
)

test('alarms are shown in words', async () => {
  await using site = await adminSite({
    monitor: { alarms: () => ['backup_old', 'disk_low'], isDiskFull: () => true },
  })
  const { needs } = await needsOf(site)
  expect(needs).toMatch(/^Needs you 2 /)
  expect(needs).toContain('The last backup is older than a day.')
  expect(needs).toContain('The disk is nearly full')
})

test('GET of the Send again address sends no mail', async () => {
  await using site = await adminSite()
  const { mailId } = await bookingWithLostMail(site)
  expect((await site.see('/admin/send-again')).headers.get('location')).toBe('/admin')
  expect(await findMail(site.deps.db.read, mailId)).toMatchObject({ status: 'undeliverable' })
})

test('a mail that is not needed any more is not in the list', async () => {
  await using site = await adminSite()
  const { reference } = await bookingWithLostMail(site, NO_LONGER_NEEDED)
  expect((await needsOf(site)).needs).not.toContain('ada@example.com')
  expect((await site.see(`/desk/bookings/${reference}`)).text).toContain('No longer needed')
})

test('of 45 undeliverable mails the newest twenty are shown, with the total', async () => {
  await using site = await adminSite()
  await site.deps.db.read.insert(mails).values(
    Array.from({ length: 45 }, (_, index) => ({
      kind: 'guest-taxi-received',
      subjectId: crypto.randomUUID(),
      toAddress: `guest.${index}@example.com`,
      status: 'undeliverable' as const,
      createdAt: new Date(Date.UTC(2026, 10, 1, index)),
    })),
  )
  const page = await site.see('/desk')
  expect(page.text).toContain('Needs you 45')
  expect(page.text).toContain('25 more are in the lists.')
  expect(page.html.match(/name="mailId"/g)).toHaveLength(20)
  expect(page.text).toContain('guest.44@example.com')
  expect(page.text).not.toContain('guest.24@example.com')
})

test('the refund that is suggested for a payment is decided with it, counts once, and can be tried again when it failed', async () => {
  await using site = await adminSite()
  const { booking, sessionId } = await bookingAtCheckout(site)
  const { db } = site.deps
  const isIt = eq(bookings.id, booking.id)
  await db.transaction((tx) => tx.update(bookings).set({ status: 'cancelled' }).where(isIt), {
    actor: 'guest',
  })
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  await settlePayment(site.deps, sessionId)
  const { needs, mismatches, toRefund } = await needsOf(site)
  expect(needs).toMatch(/^Needs you 1 Payment to check /)
  expect(mismatches).toContain(`Ada Example , ${booking.reference}`)
  expect(mismatches).toContain('Refund ฿5,500 , Ada Example')
  expect(toRefund).toContain('Nothing to refund.')
  const [refund] = await db.read.select().from(refunds)
  const fields = { refundId: refund?.id ?? '', decision: 'approve', back: '/admin/overview' }
  const pressed = await site.press('/admin/decide-refund', fields)
  expect(pressed.headers.get('location')).toBe('/admin/overview')
  expect(pressed.headers.get('set-cookie')).toContain('flash=refund-approved')
  const again = await site.press('/admin/decide-refund', fields)
  expect(again.headers.get('set-cookie')).toContain('flash=refund-not-waiting')
  const under = await needsOf(site)
  expect(under.toRefund).toContain('฿5,500 on its way.')
  expect(under.needs).toContain('Nothing needs you right now.')
  const lastError = 'The bank did not take the money.'
  await db.transaction((tx) => tx.update(refunds).set({ status: 'failed', lastError }), { actor: 'provider' })
  const failed = await needsOf(site)
  for (const shown of [failed.needs, failed.mismatches])
    expect(shown).toContain('฿5,500 didn’t reach the guest. ')
  expect(failed.needs).toContain(lastError)
  expect(failed.mismatches).toContain('Try again: ฿5,500')
  expect((await site.see('/admin/overview')).text).toContain('Approved a refund of ฿5,500')
})

test('a stranger and a user without the role can neither send mails again nor decide about money', async () => {
  await using site = await adminSite()
  const { mailId } = await bookingWithLostMail(site)
  const paymentId = await paymentNeedingAttention(site, null, { code: 'recorded-elsewhere' })
  const visitor = await site.get('/admin/send-again', formPost('/admin', { mailId }))
  expect(visitor.status).toBe(401)
  const user = await userOf(site)
  const denied = await user.visitor.ask('/admin/send-again', formPost('/admin', { mailId }))
  expect(denied.headers.get('location')).toBe('/')
  await site.get('/admin/resolve-payment', formPost('/admin', { paymentId }))
  await user.visitor.ask('/admin/resolve-payment', formPost('/admin', { paymentId }))
  const { booking } = await placedBooking(site)
  const paid = await insertPayment(site.deps.db.read, {
    ...{ bookingId: booking.id, provider: 'sandbox', status: 'paid', amountSatang: 550_000, currency: 'thb' },
    ...{
      idempotencyKey: crypto.randomUUID(),
      expiresAt: new Date(TEST_NOW),
      paymentIntentId: 'pi_sandbox_1',
    },
  })
  const wanted = { payment: paid ?? expect.fail(), amountSatang: 100, reason: 'goodwill' } as const
  const refund = await site.deps.db.transaction((tx) => suggestRefund(tx, wanted), { actor: 'provider' })
  const decision = { refundId: refund?.id ?? '', decision: 'approve' }
  await site.get('/admin/decide-refund', formPost('/admin', decision))
  await user.visitor.ask('/admin/decide-refund', formPost('/admin', decision))
  expect((await needsOf(site)).needs).toContain('Payment to check')
  expect(await site.deps.db.read.select().from(refunds)).toMatchObject([{ status: 'suggested' }])
  expect(await findMail(site.deps.db.read, mailId)).toMatchObject({ status: 'undeliverable' })
})
