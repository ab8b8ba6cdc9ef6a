import { expect, onTestFinished, test } from 'vitest'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { allocations, bookings, payments } from '#platform/database/schema/schema.ts'
import { rowsByTable } from '../../database/rows.ts'
import { enterFleet, placedBooking } from '../../factories.ts'
import { startFakeStripe } from '../../fake-stripe/fake-stripe.ts'
import { TEST_NOW } from '../../site.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn } from '../fixtures/form-page.ts'

/** A guest who has pressed Pay on the summary and is at the checkout; by default of a site with vehicles. */
async function atTheCheckout(site: BuiltSite, fleet?: VehicleClass[]) {
  await enterFleet(site, fleet)
  const placed = await placedBooking(site)
  const answer = await fillIn(site, `/booking-summary?booking=${placed.token}`, {})
  const sessionId = answer.headers.get('location')?.split('/').at(-1) ?? ''
  return { ...placed, sessionId, path: `/sandbox/checkout/${sessionId}` }
}

/** The site with the fake Stripe, both on the day of the tests. */
async function stripeSite() {
  const fake = await startFakeStripe({ webhookSecret: 'whsec_test' })
  onTestFinished(() => fake.close())
  fake.controls.clockAheadMs = TEST_NOW - Date.now()
  const site = await builtSite({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_URL: fake.url },
  })
  return { ...site, fake }
}

async function statusOfBooking(site: BuiltSite) {
  return (await site.deps.db.read.select().from(bookings))[0]?.status
}

test('the sandbox checkout shows the price and three buttons', async () => {
  await using site = await builtSite()
  const { path, booking } = await atTheCheckout(site)
  const page = await site.get(path)
  expect(page.text).toContain('Pay ฿5,500 Decline the card Cancel')
  expect(page.text).toContain(booking.reference)
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('paying leads to the success page, which confirms the booking and shows the amount', async () => {
  await using site = await builtSite()
  const { path, sessionId, token } = await atTheCheckout(site)
  const paid = await site.get(path, formPost(path, { choice: 'pay' }))
  expect([paid.status, paid.headers.get('location')]).toEqual([
    302,
    `http://localhost:3000/booking-success?session_id=${sessionId}&booking=${token}`,
  ])
  expect(await statusOfBooking(site)).toBe('awaiting_payment')
  const page = await site.get(`/booking-success?session_id=${sessionId}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(
    'Payment Successful! Your booking has been confirmed and a confirmation email has been sent.',
  )
  expect(page.text).toContain('Friday 15 January 2027')
  expect(page.text).toContain('Paid ฿5,500')
  expect(page.text).not.toContain('$')
  expect(page.text).toContain(
    'We’ll contact you 24-48 hours before the tour with your pickup time. We’ll send you your driver’s name and number plate by 18:00 the evening before.',
  )
  expect(page.text).toContain('Free cancellation until Thu 14 Jan, 06:00 (Bangkok)')
  expect(page.text).toContain('Browse More Tours Return Home')
  expect(page.html).not.toMatch(/Ada|ada@example|900123/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await statusOfBooking(site)).toBe('confirmed')
  await site.sendMails()
  expect((await site.mailbox()).map((mail) => mail.toAddress)).toContain('ada@example.com')
})

test('without a fleet the success page says that nothing is charged until the booking is confirmed', async () => {
  await using site = await builtSite()
  const { path, sessionId } = await atTheCheckout(site, [])
  expect((await site.get(path)).text).toContain('The card is only authorised')
  await site.get(path, formPost(path, { choice: 'pay' }))
  const page = await site.get(`/booking-success?session_id=${sessionId}`)
  expect(page.text).toContain('We’ve got your request Your card is authorised, and nothing is charged yet.')
  expect(page.text).toContain('Authorised, not charged ฿5,500')
  expect(page.text).not.toContain('confirmed and a confirmation email')
  expect(await statusOfBooking(site)).toBe('requested')
})

test('after a declined card the next try pays', async () => {
  await using site = await builtSite()
  const { path } = await atTheCheckout(site)
  const declined = await site.get(path, formPost(path, { choice: 'decline' }))
  expect(declined.status).toBe(402)
  expect(declined.text).toContain('Your card was declined. Please try another card.')
  expect((await site.get(path, formPost(path, { choice: 'pay' }))).status).toBe(302)
  const again = await site.get(path, formPost(path, { choice: 'pay' }))
  expect(again.status).toBe(409)
  expect(again.text).toContain('This checkout is paid.')
})

test('the page after leaving the checkout says that the booking is not paid, changes nothing, and links to the same checkout', async () => {
  await using site = await builtSite()
  const { path, token, sessionId } = await atTheCheckout(site)
  const answer = await site.get(path, formPost(path, { choice: 'cancel' }))
  const target = answer.headers.get('location') ?? ''
  expect(target).toBe(`http://localhost:3000/booking-cancelled?booking=${token}`)
  const before = await rowsByTable(site.database.pool)
  const page = await site.get(`/booking-cancelled?booking=${token}`)
  expect((await site.get(`/booking-cancelled?booking=${token}`, { method: 'HEAD' })).status).toBe(200)
  expect(await rowsByTable(site.database.pool)).toEqual(before)
  expect(page.text).toMatch(/Your SUV for Fri\s15\sJan is held until \S+/)
  expect(page.text).toMatch(/train, Fri\s15\sJan, ฿5,500 Your payment was cancelled/)
  expect(page.text).toContain('Your payment was cancelled. No charges have been made to your account.')
  expect(page.text).toContain('Pay another way Go Back Home Let it go')
  expect(page.html).toContain(`href="/booking-summary?booking=${token}"`)
  const again = await fillIn(site, `/booking-summary?booking=${token}`, {})
  expect(again.headers.get('location')).toContain(sessionId)
  // "Pay ฿5,500" leads straight back to the checkout.
  const paying = await fillIn(site, `/booking-cancelled?booking=${token}`, {})
  expect(paying.headers.get('location')).toContain(sessionId)
})

test('without a vehicle that is held, the page after leaving the checkout promises none', async () => {
  await using site = await builtSite()
  const { path, token } = await atTheCheckout(site, [])
  await site.get(path, formPost(path, { choice: 'cancel' }))
  const page = await site.get(`/booking-cancelled?booking=${token}`)
  expect(page.text).toContain('You left the checkout')
  expect(page.text).not.toContain('is held until')
})

test('letting it go closes the checkout and says that nothing was charged', async () => {
  await using site = await builtSite()
  const { token, sessionId } = await atTheCheckout(site)
  const path = `/booking-cancelled?booking=${token}`
  const pressed = await site.get(path, formPost(path, { booking: token }))
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
  const page = await site.get(path)
  expect(page.text).toContain('Your payment was cancelled. No charges have been made to your account.')
  expect(page.text).toContain('Go Back Home')
  expect(page.text).not.toContain('Let it go')
  expect(await site.deps.sandboxCheckouts?.act(sessionId, 'pay')).toBe(false)
  expect(await site.deps.db.read.select().from(payments)).toMatchObject([{ status: 'cancelled' }])
  expect(await site.deps.db.read.select().from(allocations)).toMatchObject([{ status: 'released' }])
})

test('the cancelled page of a paid booking redirects to the success page', async () => {
  await using site = await builtSite()
  const { token, sessionId } = await atTheCheckout(site)
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  const answer = await site.get(`/booking-cancelled?booking=${token}`)
  expect(answer.headers.get('location')).toBe(`/booking-success?session_id=${sessionId}&booking=${token}`)
  expect(await statusOfBooking(site)).toBe('awaiting_payment')
  await site.get(answer.headers.get('location') ?? '')
  expect(await statusOfBooking(site)).toBe('confirmed')
})

test('while the provider does not answer, the cancelled page does not say that nothing was charged', async () => {
  await using site = await stripeSite()
  const { token } = await atTheCheckout(site)
  site.fake.controls.alwaysFault = '429'
  const path = `/booking-cancelled?booking=${token}`
  expect((await site.get(path)).text).toContain('we can’t say yet whether you were charged')
  const pressed = await site.get(path, formPost(path, { booking: token }))
  expect(pressed.status).toBe(503)
  expect(pressed.text).toContain('The payment couldn’t be cancelled just now. Please try again.')
})

test('a delayed payment is shown as waiting, and after the bank refuses it can be paid again', async () => {
  await using site = await stripeSite()
  const { token, sessionId } = await atTheCheckout(site)
  site.fake.controls.asyncPayment = true
  site.fake.markPaid(sessionId)
  const success = `/booking-success?session_id=${sessionId}&booking=${token}`
  const summary = `/booking-summary?booking=${token}`
  expect((await fillIn(site, summary, {})).headers.get('location')).toBe(success)
  const waiting = await site.get(success)
  expect(waiting.text).toContain('Your payment is being checked: your bank hasn’t confirmed it yet.')
  expect(waiting.html).toMatch(/<meta http-equiv="refresh" content="\d+"/i)
  const pass = await site.get(`/booking/${token}`)
  expect(pass.text).toContain('We’re waiting for your bank.')
  expect(pass.text).not.toContain('Continue to payment')
  expect(pass.html).toMatch(/<meta http-equiv="refresh" content="\d+"/i)

  site.fake.settle(sessionId, 'failed')
  const refused = await site.get(success)
  expect(refused.text).toContain('Your payment didn’t go through and you weren’t charged. You can try again.')
  expect(refused.text).toMatch(/, Fri\s15\sJan, ฿5,500 Your payment didn’t/)
  expect(refused.html).toContain(`href="${summary}"`)
  expect((await site.get(success.replace(token, 'A'.repeat(22)))).html).not.toContain('booking-summary')
  const again = await fillIn(site, summary, {})
  expect(again.headers.get('location')).toMatch(new RegExp(`^${site.fake.url}/c/pay/`))
})

test('the success page without a session says so and redirects to the home page', async () => {
  await using site = await builtSite()
  const page = await site.get('/booking-success')
  expect(page.text).toContain('No payment session found.')
  expect(page.html).toMatch(/<meta http-equiv="refresh" content="\d+;url=\/"/i)
})

test('while a payment is open the success page says that it is being checked and reloads', async () => {
  await using site = await builtSite()
  const { sessionId } = await atTheCheckout(site)
  const page = await site.get(`/booking-success?session_id=${sessionId}`)
  expect(page.text).toContain('We’re checking your payment')
  expect(page.text).not.toContain('confirmation email has been sent')
  expect(page.html).toMatch(/<meta http-equiv="refresh" content="\d+"/i)
  expect(await statusOfBooking(site)).toBe('awaiting_payment')
})

test('an unknown or invalid session fails in the words of the specification', async () => {
  await using site = await builtSite()
  for (const session of [
    'cs_test_unknown',
    `cs_sandbox_${'0'.repeat(32)}`,
    '../x',
    '%00',
    '__proto__',
    'x'.repeat(300),
  ]) {
    const page = await site.get(`/booking-success?session_id=${session}`)
    expect({ session, status: page.status }).toEqual({ session, status: 200 })
    expect(page.text).toContain('Payment Verification Failed')
    expect(page.text).toContain('Unable to verify payment status.')
    expect(page.text).toContain("We couldn't verify your payment. Please contact us for assistance.")
  }
})

test('an expired checkout is not a success, and its booking can be paid again', async () => {
  await using site = await builtSite()
  const { token, sessionId } = await atTheCheckout(site)
  site.letTimePass(2 * 60 * 60 * 1000)
  const page = await site.get(`/booking-success?session_id=${sessionId}`)
  expect(page.text).toContain('This payment was not completed. No charges have been made to your account.')
  const answer = await fillIn(site, `/booking-summary?booking=${token}`, {})
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).not.toContain(sessionId)
})

test('the cancelled page without a booking says that nothing was charged and links to the trips', async () => {
  await using site = await builtSite()
  for (const query of ['', '?booking=unknown', `?booking=${'A'.repeat(22)}`]) {
    const page = await site.get(`/booking-cancelled${query}`)
    expect(page.text).toContain('Your payment was cancelled. No charges have been made to your account.')
    expect(page.html).toContain('href="/explore-trips"')
  }
})
