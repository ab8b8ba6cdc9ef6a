import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { bookingAtCheckout, GUEST_FORM, keptForm, placedBooking, recordOf } from '../../factories.ts'
import { bookingEmailBody, bookingSummary, customTrip, jsonPost } from '../../functions-door.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn, formOf } from '../fixtures/form-page.ts'

const BY_PHONE = `We can’t take this on the website right now. Please call us: ${company.phone}.`

/** A site whose disk is nearly full until `disk.isFull` is cleared. */
async function fullSite() {
  const disk = { isFull: true }
  const site = await builtSite({}, { monitor: { alarms: () => [], isDiskFull: () => disk.isFull } })
  return { ...site, disk }
}

async function countRequests({ deps }: BuiltSite): Promise<number> {
  return deps.db.read.$count(bookings)
}

test.for([
  '/tours/bangkok/erawan-death-railway',
  '/tours/kanchanaburi/river-kwai-adventure',
  '/tours/bangkok/death-railway-historical-journey',
])(
  '%s: the form shows the phone number, keeps its values, and succeeds once there is space',
  async (path) => {
    await using site = await fullSite()
    const page = await fillIn(site, path, GUEST_FORM)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(page.text).toContain(BY_PHONE)
    const { values } = formOf(page.html)
    expect(keptForm(values)).toMatchObject(GUEST_FORM)
    expect(await countRequests(site)).toBe(0)
    site.disk.isFull = false
    expect((await site.get(path, formPost(path, values))).status).toBeLessThan(400)
    expect(await countRequests(site)).toBe(1)
  },
)

test('a newsletter sign-up is refused with the phone number', async () => {
  await using site = await fullSite()
  const page = await site.get(
    '/newsletter',
    formPost('/newsletter', { name: 'Ada', email: 'ada@example.com' }),
  )
  expect(page.status).toBe(503)
  expect(page.text).toContain(BY_PHONE)
})

test.for([
  [
    '/functions/v1/send-booking-email',
    bookingEmailBody(),
    'Failed to send booking request. Please try again.',
  ],
  [
    '/functions/v1/submit-custom-trip',
    customTrip(),
    'Submission failed. Please try again or contact us directly.',
  ],
  ['/functions/v1/create-booking-payment', bookingSummary(), 'Failed to create payment session.'],
] as const)('%s says what failed, with the number to call', async ([path, payload, failed]) => {
  await using site = await fullSite()
  const answer = await site.get(path, jsonPost(payload))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(JSON.parse(answer.html)).toEqual({ error: `${failed} ${BY_PHONE}`, code: 'unavailable' })
  expect(await countRequests(site)).toBe(0)
})

test('pages are served, and payments are still recorded', async () => {
  await using site = await fullSite()
  const { token } = await placedBooking(site)
  for (const path of ['/', '/tours?q=erawan', '/custom-trip', `/booking-summary?booking=${token}`, '/readyz'])
    expect({ path, status: (await site.get(path)).status }).toEqual({ path, status: 200 })
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  expect((await site.get(`/booking-success?session_id=${sessionId}`)).text).toContain('confirmed')
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})
