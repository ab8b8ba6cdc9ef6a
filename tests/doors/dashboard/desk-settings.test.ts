import { expect, test } from 'vitest'
import { findRules } from '#bookings/operator-rules/change-rules.ts'
import { GUEST_FORM, placedBooking } from '../../factories.ts'
import { bookingSummary, jsonPost } from '../../functions-door.ts'
import { adminSite } from '../fixtures/admin-site.ts'

const SETTINGS = '/desk/settings'
const CANCELLING = `${SETTINGS}?edit=cancelling`

test('the settings are read first, each with what follows from it, and bookings keep their terms', async () => {
  await using site = await adminSite()
  expect((await site.see(SETTINGS)).text).toContain('No open booking has terms of its own.')
  await placedBooking(site, 'erawan-death-railway')
  const { text, html } = await site.see(SETTINGS)
  expect(text).toContain('1 open booking keeps the terms that its guest accepted.')
  expect(text).toContain('Up to 24 hours before pickup free')
  expect(text).toContain('฿2,400 is refunded and you keep ฿2,400.')
  expect(text).toContain('No changes in the last twelve months')
  expect(html).toContain(CANCELLING)
  expect(html).not.toContain('name="version"')
})

test('a saved rule is on the page, in its history and in what guests read', async () => {
  await using site = await adminSite()
  const fields = { version: '0', freeUntilHours: '72', partUntilHours: '24', partPercent: '30' }
  const saved = await site.press(CANCELLING, fields)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, SETTINGS])
  const { text } = await site.see(SETTINGS)
  expect(text).toContain('costs 70% of the price')
  expect(text).toContain('hours of free cancellation 24 → 72')
  expect(text).toContain('operator@example.com')
  expect((await site.see('/terms')).text).toContain('Up to 72 hours before pickup')
})

test('a wrong value comes back as typed with a sentence at its field, and the stored one beside it', async () => {
  await using site = await adminSite()
  const fields = { version: '0', freeUntilHours: '24', partUntilHours: '12', partPercent: '101' }
  const { status, text, html } = await site.press(CANCELLING, fields)
  expect(status).toBe(422)
  expect(text).toContain('Please enter a whole number, from 0 to 100')
  expect(text).toContain('50 is in force')
  expect(html).toContain('value="101"')
  expect((await findRules(site.deps)).version).toBe(0)
})

test.for(['0', '', 'x', '-1', '99999999999'])(
  'a form of version "%s" changes nothing after another change',
  async (version) => {
    await using site = await adminSite()
    await site.press(`${SETTINGS}?edit=holds`, { version: '0', holdHours: '12' })
    const { status, text, html } = await site.press(`${SETTINGS}?edit=holds`, { version, holdHours: '6' })
    expect(status).toBe(409)
    expect(text).toContain('Someone else has just changed these settings.')
    expect(text).toContain('12 is in force')
    expect(html).toContain('value="6"')
    expect((await findRules(site.deps)).settings.holdHours).toBe(12)
  },
)

const DAYS = `${SETTINGS}?edit=days`
const CLOSED = {
  ...{ firstDay: '2027-01-15', lastDay: '', tourId: '', vehicleClass: '' },
  reason: 'All our drivers are at a wedding.',
}

test('closed days are listed with what is booked on them, until they are removed', async () => {
  await using site = await adminSite()
  expect((await site.see(SETTINGS)).text).toContain('No closed days: every day can be booked.')
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const saved = await site.press(DAYS, CLOSED)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, SETTINGS])
  const { text, html } = await site.see(SETTINGS)
  expect(text).toContain('All our drivers are at a wedding.')
  expect(text).toContain(`1 booking on these days stays: ${booking.reference}`)
  expect(text).toContain('operator@example.com')
  expect(html).toContain(`/desk/bookings/${booking.reference}`)
  const [, blackoutId = ''] = /name="blackoutId" value="([^"]+)"/.exec(html) ?? []
  expect((await site.press(`${SETTINGS}/reopen-days`, { blackoutId })).status).toBe(303)
  expect((await site.see(SETTINGS)).text).toContain('No closed days: every day can be booked.')
  await site.press(`${SETTINGS}/reopen-days`, { blackoutId })
  expect((await site.see(SETTINGS)).text).toContain('These days are already open.')
})

test('days that cannot be closed come back as typed with a sentence at the field', async () => {
  await using site = await adminSite()
  const { status, text, html } = await site.press(DAYS, { ...CLOSED, lastDay: '2027-01-01' })
  expect(status).toBe(422)
  expect(text).toContain('Choose a day on or after the first one, within two years')
  expect(html).toContain('value="2027-01-01"')
  expect(html).toContain(`value="${CLOSED.reason}"`)
})

const CHANNELS = `${SETTINGS}?edit=channels`
const CARD_TRIP = '/tours/bangkok/death-railway-historical-journey'

test('without cards a trip is requested by email, and neither its form nor the API takes a card', async () => {
  await using site = await adminSite()
  expect((await site.see(CARD_TRIP)).text).toContain('Continue to summary')
  const fields = { version: '0', emailOffered: 'on', whatsappOffered: 'on', cardOffered: 'off' }
  expect((await site.press(CHANNELS, fields)).status).toBe(303)
  const settings = (await site.see(SETTINGS)).text
  expect(settings).toContain('requested by email instead.')
  expect(settings).toContain('booking by card on → off')
  expect((await site.see(CARD_TRIP)).text).toContain('Send booking request')
  const seen = { origin: 'bangkok', channel: 'card', ...GUEST_FORM, pickupLocation: 'Bangkok' }
  const refused = await site.press(CARD_TRIP, seen)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('This trip is now requested by email, and you pay nothing yet.'),
  ])
  expect(refused.html).toContain('name="channel" value="email"')
  const paid = await site.app.request('/functions/v1/create-booking-payment', jsonPost(bookingSummary()))
  expect([paid.status, await paid.json()]).toMatchObject([
    409,
    { error: 'Trips can’t be paid by card at the moment. The trip’s page shows how to book it.' },
  ])
})

test('at least Keep at least one way to book', async () => {
  await using site = await adminSite()
  const fields = { version: '0', emailOffered: 'off', whatsappOffered: 'off', cardOffered: 'off' }
  const { status, text } = await site.press(CHANNELS, fields)
  expect(status).toBe(422)
  expect(text).toContain('Keep at least one way to book')
  expect(text).toContain('Offered is in force')
})

test('while cards are off, neither the summary nor the pass asks for money, and both lead to the trip', async () => {
  await using site = await adminSite()
  const { token } = await placedBooking(site)
  const fields = { version: '0', emailOffered: 'on', whatsappOffered: 'on', cardOffered: 'off' }
  expect((await site.press(CHANNELS, fields)).status).toBe(303)
  for (const path of [`/booking-summary?booking=${token}`, `/booking/${token}`]) {
    const page = await site.get(path)
    expect(page.text).toContain('Trips can’t be paid by card at the moment.')
    expect(page.text).not.toMatch(/Pay ฿|Continue to payment|You pay on the next page/)
    expect(page.text).not.toContain('Waiting for payment')
    expect(page.html).toMatch(/href="\/tours\/[\w-]+\/death-railway-historical-journey/)
  }
})
