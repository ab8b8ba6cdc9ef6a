import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { GUEST_FORM, keptForm, placedBooking } from '../../factories.ts'
import { bookingEmailBody, bookingSummary, customTrip, jsonPost } from '../../functions-door.ts'
import { formPost } from '../fixtures/built-site.ts'
import { fillIn, formOf } from '../fixtures/form-page.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'

test('without its database the site is alive, not ready, and serves pages that need none', async () => {
  await using site = await siteWithoutDatabase()
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(503)
  const link = '/booking-summary?tripName=hidden-gems&customerName=Ada&customerEmail=ada@example.com'
  for (const path of [
    '/',
    '/tours',
    '/explore-trips',
    '/tours/hidden-gems',
    '/tour/bangkok/erawan-death-railway',
    link,
  ]) {
    expect({ path, status: (await site.get(path)).status }).toEqual({ path, status: 200 })
  }
  expect((await site.get('/no/such/page')).status).toBe(404)
})

test.for([
  ['/tours/bangkok/erawan-death-railway', 'mail'],
  ['/tours/kanchanaburi/river-kwai-adventure', 'WhatsApp'],
  ['/tours/bangkok/death-railway-historical-journey', 'card'],
  ['/tour/bangkok/erawan-death-railway', 'mail, for a remote tour'],
] as const)('%s: a form by %s gets 503 and keeps its values, and succeeds later', async ([path]) => {
  await using site = await siteWithoutDatabase()
  const page = await fillIn(site, path, GUEST_FORM)
  expect(page.status).toBe(503)
  expect(page.text).toContain('Failed to send booking request. Please try again.')
  const { values } = formOf(page.html)
  expect(keptForm(values)).toMatchObject(GUEST_FORM)
  expect((await site.back.get(path, formPost(path, values))).status).toBeLessThan(400)
  expect(await site.back.deps.db.read.$count(bookings)).toBe(1)
})

test.for([
  ['/functions/v1/send-booking-email', bookingEmailBody()],
  ['/functions/v1/submit-custom-trip', customTrip()],
  ['/functions/v1/create-booking-payment', bookingSummary()],
  ['/functions/v1/verify-booking-payment', { sessionId: `cs_sandbox_${'a'.repeat(32)}` }],
] as const)('%s answers 503 with Retry-After', async ([path, payload]) => {
  await using site = await siteWithoutDatabase()
  const answer = await site.get(path, jsonPost(payload))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(JSON.parse(answer.html)).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/\w/) })
})

test('the summary of a stored booking answers 503', async () => {
  await using site = await siteWithoutDatabase()
  const { token } = await placedBooking(site.back)
  const path = `/booking-summary?booking=${token}`
  const page = await site.get(path)
  expect(page.status).toBe(503)
  expect(page.text).toContain('Please try again in a minute')
  const sent = formOf((await site.back.get(path)).html).values
  expect((await site.get(path, formPost(path, sent))).status).toBe(503)
  // With scripts only the action answers, and the page stays as it is.
  const pressed = await site.get(path.replace('?', '.data?'), formPost(path, sent))
  expect(pressed.status).toBe(503)
  expect(pressed.html).toContain('Failed to process payment. Please try again.')
})

test('paying from a link answers 503 and keeps the values', async () => {
  await using site = await siteWithoutDatabase()
  const facts = { tripName: 'hidden-gems', customerName: 'Ada Example', customerEmail: 'ada@example.com' }
  const more = { customerPhone: '+44 7700 900123', preferredDate: '2027-01-15', vehicleType: 'suv' }
  const page = await fillIn(site, `/booking-summary?${new URLSearchParams({ ...facts, ...more })}`, {})
  expect(page.status).toBe(503)
  expect(page.text).toContain('Payment Error Failed to process payment. Please try again.')
  expect(formOf(page.html).values).toMatchObject(facts)
})

test('the success page says that the payment is being checked, and the cancelled page does not say that nothing was charged', async () => {
  await using site = await siteWithoutDatabase()
  const success = await site.get(`/booking-success?session_id=cs_sandbox_${'a'.repeat(32)}`)
  expect(success.status).toBe(200)
  expect(success.text).toContain('We’re checking your payment')
  const cancelled = await site.get(`/booking-cancelled?booking=${'A'.repeat(22)}`)
  expect(cancelled.status).toBe(200)
  expect(cancelled.text).not.toContain('No charges have been made')
})

test('the sandbox checkout and the mailbox answer 503', async () => {
  await using site = await siteWithoutDatabase()
  expect((await site.get(`/sandbox/checkout/cs_sandbox_${'a'.repeat(32)}`)).status).toBe(503)
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const headers = { host: 'localhost:3000' }
  const mailbox = await site.app.request('http://localhost:3000/sandbox/mail', { headers }, here)
  expect(mailbox.status).toBe(503)
})

test('a 503 page has Retry-After and no-store, and no detail of the error', async () => {
  await using site = await siteWithoutDatabase()
  const page = await site.get(`/booking-summary?booking=${'A'.repeat(22)}`)
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.html).not.toMatch(/ECONNREFUSED|Failed query|postgres|node_modules/)
})
