import pino from 'pino'
import { expect, test } from 'vitest'
import { bookings } from '#adapters/database/schema.ts'
import { createLogger } from '#server/logger.ts'
import { placedBooking } from '../factories.ts'
import { jsonPost } from '../functions-door.ts'
import { builtSite, formPost } from './built-site.ts'
import { TYPED } from './form-page.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const LARGE = { ...TYPED, message: 'x'.repeat(140_000) }
const CROSS_ORIGIN = {
  ...formPost(TRIP, TYPED),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
}

/** One answer of every kind: what it is, how to get it, its status. */
const ANSWERS: [kind: string, path: string, init: RequestInit | undefined, status: number][] = [
  ['a page', '/', undefined, 200],
  ['a page for HEAD', '/', { method: 'HEAD' }, 200],
  ['a page that is not there', '/no/such/page', undefined, 404],
  ['a page that has moved', '/pre-made-trips-bangkok', undefined, 301],
  ['the data of a page', '/tours.data', undefined, 200],
  ['a form with mistakes', TRIP, formPost(TRIP, {}), 422],
  ['a form from another site', TRIP, CROSS_ORIGIN, 403],
  ['a form that is too large', TRIP, formPost(TRIP, LARGE), 413],
  ['a picture', '/art/raintree.svg', undefined, 200],
  [
    'a good answer of a function',
    '/functions/v1/airtable-bangkok-tours/erawan-death-railway',
    undefined,
    200,
  ],
  ['a refusal of a function', '/functions/v1/send-booking-email', jsonPost({}), 422],
  ['a function that is not there', '/functions/v1/nothing', undefined, 404],
  ['another method', '/functions/v1/send-booking-email', undefined, 405],
  ['a forged event', '/webhooks/stripe', { method: 'POST', body: '{}' }, 400],
  ['health', '/healthz', undefined, 200],
  ['readiness', '/readyz', undefined, 200],
  ['the description', '/openapi.json', undefined, 200],
]

test.for(ANSWERS)('%s carries the rules for browsers', async ([, path, init, status]) => {
  await using site = await builtSite()
  const answer = await site.get(path, init)
  expect(answer.status).toBe(status)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
  })
  const policy = headers['content-security-policy'] ?? ''
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']{16,}'(;|$)/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test.for([
  ['/tours?q=erawan', undefined, 'no-cache'],
  ['/no/such/page', undefined, 'no-cache'],
  ['/tours.data', undefined, 'no-cache'],
  [TRIP, formPost(TRIP, {}), 'no-cache'],
  ['/', { headers: { cookie: 'session=any' } }, 'private, no-store'],
  ['/', { headers: { cookie: 'flash=any' } }, 'private, no-store'],
  [`/booking-summary?booking=${'A'.repeat(22)}`, undefined, 'no-store'],
  ['/newsletter/confirm?news=any', undefined, 'no-store'],
  ['/auth/new-password?token=any', undefined, 'no-store'],
] as const)('%s, %j, may be kept by others as "%s"', async ([path, init, expected]) => {
  await using site = await builtSite()
  expect((await site.get(path, init)).headers.get('cache-control')).toBe(expected)
})

test('every answer names its request, each by another id', async () => {
  await using site = await builtSite()
  const ids: unknown[] = []
  for (const [kind, path, init] of ANSWERS) {
    const answer = await site.get(path, init)
    ids.push(answer.headers.get('x-request-id') ?? `${kind} has none`)
  }
  expect(ids.filter((id) => !/^[\da-f-]{36}$/.test(String(id)))).toEqual([])
  expect(new Set(ids).size).toBe(ANSWERS.length)
})

test('the scripts of a page run by a nonce that is new each time; no other script is in it', async () => {
  await using site = await builtSite()
  const nonces = new Set<string>()
  for (const path of ['/', '/', TRIP, '/no/such/page']) {
    const page = await site.get(path)
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
    nonces.add(nonce)
    // A data block is read, never run.
    const scripts = (page.html.match(/<script\b[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('application/ld+json'),
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !/src="\//.test(tag))).toEqual([])
    expect(page.html).not.toMatch(/\son\w+="/)
  }
  expect(nonces.size).toBe(4)
})

test('forms may lead to the checkout of the provider that is set, and nowhere else', async () => {
  const api = 'http://127.0.0.1:4010'
  await using site = await builtSite({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_URL: api },
  })
  const policy = (await site.get('/')).headers.get('content-security-policy')
  expect(policy).toContain(`form-action 'self' https://checkout.stripe.com ${api};`)
})

test('for real, browsers are told to come back over https only', async () => {
  await using site = await builtSite()
  const app = site.createApp({ ...site.resources, env: { ...site.resources.env, forReal: true } })
  const answer = await app.request('http://localhost:3000/')
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
})

test('a form over 128 kB is too large, its length announced or not, and stores nothing', async () => {
  await using site = await builtSite()
  const body = new URLSearchParams({ ...LARGE, origin: 'bangkok' }).toString()
  const form = formPost(TRIP, {})
  const announced = { ...form, headers: { ...form.headers, 'content-length': String(body.length) }, body }
  const unannounced = { ...form, body: new Blob([body]).stream(), duplex: 'half' }
  for (const init of [announced, unannounced]) expect((await site.get(TRIP, init)).status).toBe(413)
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test("the site leads from its twin name to its own, and takes any other name for the proxy's", async () => {
  await using site = await builtSite()
  const env = { ...site.resources.env, PUBLIC_URL: 'https://www.example.com' }
  const app = site.createApp({ ...site.resources, env })
  const ask = (host: string) => app.request('/tours?q=train', { headers: { host } })
  const twin = await ask('example.com')
  expect([twin.status, twin.headers.get('location')]).toEqual([308, 'https://www.example.com/tours?q=train'])
  for (const host of ['www.example.com', '127.0.0.1:3000', 'app:3000', 'evil.example'])
    expect((await ask(host)).status, host).toBe(200)
})

test('another method on a page, and a form in another language, are a 4xx', async () => {
  await using site = await builtSite()
  const json = { ...formPost(TRIP, {}), ...jsonPost({}) }
  const broken = {
    ...formPost(TRIP, {}),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'y',
  }
  const answers = [
    await site.get('/', { method: 'POST', body: '' }),
    await site.get('/tours', formPost('/tours', TYPED)),
    await site.get(TRIP, { method: 'DELETE' }),
    await site.get(TRIP, { method: 'PUT', body: 'x' }),
    await site.get(TRIP, json),
    await site.get(TRIP, broken),
  ]
  for (const { status } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

test('what a guest typed, and tokens in addresses, never reach the log', async () => {
  const lines: string[] = []
  const log = createLogger('info')
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  await using site = await builtSite({}, { log })
  const { token } = await placedBooking(site)
  const facts = new URLSearchParams({
    tripName: 'hidden-gems',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
  })
  await site.get(`/booking-summary?booking=${token}`)
  await site.get(`/booking-summary?${facts}`)
  await site.get(`/booking-cancelled?booking=${token}`)
  await site.get('/booking-success?session_id=cs_test_secret')
  await site.get(TRIP, formPost(TRIP, TYPED))
  await site.get(TRIP, formPost(TRIP, { ...TYPED, email: 'ada@' }))
  await site.get('/functions/v1/send-booking-email', jsonPost({ customerName: 'Ada Example' }))
  expect(lines.length).toBeGreaterThanOrEqual(7)
  const text = lines.join('')
  expect(text).toContain('"path":"/booking-summary"')
  expect(text).not.toMatch(/Ada|ada@|900123|River Inn|cs_test_secret/)
  expect(text).not.toContain(token)
})
