import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { newChallenge } from '#platform/limits/proof-of-work.ts'
import { countAttempts } from '#platform/limits/rate-limits.store.ts'
import { GUEST_FORM } from '../../factories.ts'
import { bookingEmailBody, bookingSummary, customTrip, jsonPost } from '../../functions-door.ts'
import { type BuiltSite, builtSite, formPost, textOf, visit } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'

const HOTEL = '203.0.113.7'
const BY_EMAIL = '/tours/bangkok/erawan-death-railway'
const ROBOT = { homepage: 'https://pills.example' }

/** Every public form. */
const FORMS = [
  BY_EMAIL,
  '/tours/cultural-journey',
  '/tour/bangkok/night-train',
  '/taxi-service',
  '/custom-trip',
  '/newsletter',
]

const from = (network: string) => ({ incoming: { socket: { remoteAddress: network } } })

async function send({ app }: BuiltSite, path: string, fields: Record<string, string>, network = '127.0.0.1') {
  const response = await app.request(`http://localhost:3000${path}`, formPost(path, fields), from(network))
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: textOf(html) }
}

/** The numbers of stored requests and mails. */
async function storedIn({ deps }: BuiltSite) {
  const tables = [bookings, mails]
  return Promise.all(tables.map((table) => deps.db.read.$count(table)))
}

test.for(FORMS)(
  'a form at %s with the hidden field filled in gets a challenge, and nothing is stored',
  async (path) => {
    await using site = await builtSite()
    const { values, action } = formOf((await visit(site.app, path)).html)
    expect(values).toHaveProperty('homepage', '')
    const asked = await send(site, action || path, { ...values, ...GUEST_FORM, ...ROBOT })
    expect(asked.status).toBe(429)
    expect(asked.text).toContain('One moment: your browser is checking that you’re not a robot')
    expect(asked.html).toContain('ada@example.com')
    expect(formOf(asked.html).values).toMatchObject({ homepage: '', proof: '' })
    expect(await storedIn(site)).toEqual([0, 0])
  },
)

test('without scripts, sending the challenged form once more is accepted', async () => {
  await using site = await builtSite()
  const { values } = formOf((await visit(site.app, BY_EMAIL)).html)
  const asked = await send(site, BY_EMAIL, { ...values, ...GUEST_FORM, ...ROBOT })
  const again = await send(site, BY_EMAIL, {
    ...formOf(asked.html).values,
    vehicleType: GUEST_FORM.vehicleType,
  })
  expect(again.status).toBe(303)
  expect(await storedIn(site)).toEqual([1, 2])
})

test('after 20 forms an hour a network has to send a proof of work, and after 100 it is refused', async () => {
  await using site = await builtSite()
  const form = (hotelName: string, more = {}) =>
    send(site, BY_EMAIL, { ...GUEST_FORM, hotelName, ...more }, HOTEL)
  await count(site, `forms|${HOTEL}`, 19)
  expect((await form('Hotel 20')).status).toBe(303)
  expect((await form('Hotel 21')).status).toBe(429)
  const proof = await proofFor(site)
  expect((await form('Hotel 21', { proof })).status).toBe(303)
  expect((await form('Hotel 22', { proof })).status).toBe(429)
  expect((await send(site, BY_EMAIL, { ...GUEST_FORM, hotelName: 'Other' }, '198.51.100.1')).status).toBe(303)
  await count(site, `forms|${HOTEL}`, 77)
  expect((await form('Hotel 24')).text).toContain('Please try again in an hour')
  expect((await storedIn(site))[0]).toBe(3)
})

test('the functions accept 120 requests an hour from one network', async () => {
  await using site = await builtSite()
  const ask = (path: string, body: unknown, network: string) =>
    site.app.request(`http://localhost:3000/functions/v1${path}`, jsonPost(body), from(network))
  await count(site, `functions|${HOTEL}`, 119)
  expect((await ask('/send-booking-email', {}, HOTEL)).status).toBe(422)
  const bodies = {
    '/send-booking-email': bookingEmailBody(),
    '/submit-custom-trip': customTrip(),
    '/create-booking-payment': bookingSummary(),
    '/verify-booking-payment': { sessionId: 'cs_1' },
  }
  for (const [path, body] of Object.entries(bodies)) {
    const refused = await ask(path, body, HOTEL)
    expect({ path, status: refused.status }).toEqual({ path, status: 429 })
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await refused.json()).toEqual({ error: expect.stringContaining('in an hour'), code: 'too_many' })
  }
  expect((await ask('/send-booking-email', bookingEmailBody(), '198.51.100.1')).status).toBe(200)
  expect(await storedIn(site)).toEqual([1, 2])
})

test('a guest who has had eight copies today is told to note the reference', async () => {
  await using site = await builtSite()
  const last = async (path: string, fields: Record<string, string>) => {
    const { headers } = await send(site, path, fields)
    return (await site.get(headers.get('location') ?? '')).text
  }
  for (let sent = 1; sent <= 8; sent++)
    expect(await last(BY_EMAIL, { ...GUEST_FORM, hotelName: `Hotel ${sent}` })).toContain(
      'A copy of your request',
    )
  const text = await last(BY_EMAIL, { ...GUEST_FORM, hotelName: 'Hotel 9' })
  expect(text).not.toContain('A copy of your request')
  expect(text).toContain('We’ve sent a lot of emails to your address today')
})

/** Counts this many tries in the current hour. */
async function count({ deps }: BuiltSite, key: string, times: number) {
  const limit = { window: 3_600, max: times }
  await countAttempts(deps.db.read, { key, times, limit, nowMs: deps.now() })
}

/** A solved challenge, as a browser sends it. */
async function proofFor({ deps }: BuiltSite): Promise<string> {
  const challenge = await newChallenge(deps)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
