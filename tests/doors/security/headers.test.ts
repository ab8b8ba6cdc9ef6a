import { globSync } from 'node:fs'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { audienceOf } from '#web/shell/access/audiences.ts'
import { bookingAtCheckout, GUEST_FORM, placedBooking } from '../../factories.ts'
import { bookingEmailBody, jsonPost } from '../../functions-door.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { adminSite } from '../fixtures/admin-site.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'
import { TOO_LARGE } from '../fixtures/form-page.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'
import { blockedScripts, brokenHeaderRules } from './header-rules.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const OWN = { origin: 'http://localhost:3000', 'content-type': 'text/plain' }
const CROSS_ORIGIN = {
  ...formPost(TRIP, GUEST_FORM),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
}

/** One answer of every kind: its name, its request, its status. */
const ANSWERS: [kind: string, path: string, init: RequestInit | undefined, status: number][] = [
  ['a page', '/', undefined, 200],
  ['a page for HEAD', '/', { method: 'HEAD' }, 200],
  ['a page that does not exist', '/no/such/page', undefined, 404],
  ['a redirect', '/pre-made-trips-bangkok', undefined, 301],
  ['the data of a page', '/tours.data', undefined, 200],
  ['a form with mistakes', TRIP, formPost(TRIP, {}), 422],
  ['a form from another site', TRIP, CROSS_ORIGIN, 403],
  ['a form that is too large', TRIP, formPost(TRIP, TOO_LARGE), 413],
  ['a successful function', '/functions/v1/airtable-bangkok-tours/erawan-death-railway', undefined, 200],
  ['a refused function', '/functions/v1/send-booking-email', jsonPost({}), 422],
  ['a function that does not exist', '/functions/v1/nothing', undefined, 404],
  ['a function with another method', '/functions/v1/send-booking-email', undefined, 405],
  ['a function with another content type', '/functions/v1/send-booking-email', { method: 'POST' }, 415],
  [
    'a function with a body that is too large',
    '/functions/v1/send-booking-email',
    jsonPost('x'.repeat(70_000)),
    413,
  ],
  ['a CORS preflight', '/functions/v1/send-booking-email', { method: 'OPTIONS' }, 204],
  ['a webhook without a signature', '/webhooks/stripe', { method: 'POST', body: '{}' }, 400],
  ['GET of the webhook', '/webhooks/stripe', undefined, 405],
  ['a form with another content type', TRIP, { method: 'POST', headers: OWN, body: 'x' }, 415],
  ['a form posted to a page without one', '/tours', formPost('/tours', {}), 405],
  ['a page with another method', TRIP, { method: 'DELETE' }, 405],
  ['OPTIONS of a page', '/', { method: 'OPTIONS' }, 405],
  ['a path that cannot be decoded', '/%zz', undefined, 404],
  ['a trip that does not exist', '/tours/no-such-trip', undefined, 404],
  ['the data of a page that does not exist', '/no/such/page.data', undefined, 404],
  ['a file that does not exist', '/assets/none.js', undefined, 404],
  ['a page for admins only', '/admin', undefined, 303],
  ['the data of a page for admins only', '/admin.data', undefined, 202],
  ['the mailbox for a stranger', '/sandbox/mail', undefined, 404],
  ['an account address', '/api/auth/get-session', undefined, 200],
  ['a refusal of an account address', '/api/auth/sign-in/email', jsonPost({}), 400],
  ['an account address that is closed', '/api/auth/list-sessions', undefined, 404],
  ['the route manifest', '/__manifest?version=x&paths=/a', undefined, 204],
  ['the sitemap', '/sitemap.xml', undefined, 200],
  ['an uncached page', '/tours?q=erawan', undefined, 200],
  ['a page with a form', '/taxi-service', undefined, 200],
  ['health', '/healthz', undefined, 200],
  ['readiness', '/readyz', undefined, 200],
  ['the OpenAPI description', '/openapi.json', undefined, 200],
]

test.for(ANSWERS)('%s has the security headers', async ([, path, init, status]) => {
  await using site = await builtSite()
  const answer = await site.get(path, init)
  expect(answer.status).toBe(status)
  expect(brokenHeaderRules(answer.headers)).toEqual([])
  expect(blockedScripts(answer.html, answer.headers)).toEqual([])
  expect(answer.headers.has('strict-transport-security')).toBe(false)
})

test('private pages have the security headers and no-store', async () => {
  await using site = await adminSite()
  const { sessionId } = await bookingAtCheckout(site)
  const { token } = await placedBooking(site)
  for (const path of [
    ...['/admin', '/admin/bookings.data', '/admin/export/bookings', '/admin/send-again', '/auth'],
    ...[
      `/booking/${token}`,
      `/booking-summary?booking=${token}`,
      `/review?booking=${token}`,
      `/sandbox/checkout/${sessionId}`,
    ],
  ]) {
    const answer = await site.see(path)
    expect({ path, broken: brokenHeaderRules(answer.headers) }).toEqual({ path, broken: [] })
    expect(blockedScripts(answer.html, answer.headers)).toEqual([])
    expect(answer.headers.get('cache-control'), path).toMatch(/no-store/)
  }
})

test('what is not for everybody is private: pages and their data, redirects, errors and refused forms', async () => {
  await using site = await adminSite()
  const { token } = await placedBooking(site)
  const open: string[] = []
  for (const { address } of listAddresses()) {
    const isPublic = audienceOf(address) === 'public'
    const path = address.replace(/:token/, token).replace(/:\w+|\*/g, 'x')
    for (const at of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const post = formPost(at, {})
      for (const { headers } of [await site.get(at), await site.get(at, post), await site.see(at)]) {
        const isPrivate =
          headers.get('x-robots-tag') === 'noindex, nofollow' &&
          /no-store/.test(headers.get('cache-control') ?? '')
        if (isPrivate === isPublic) open.push(`${at}: ${isPrivate ? 'private' : 'not private'}`)
      }
    }
  }
  expect(open).toEqual([])
})

test('a 500 has the security headers and no detail of the error', async () => {
  await using site = await adminSite()
  const { token } = await placedBooking(site)
  await site.deps.db.read.execute('alter table bookings rename to elsewhere')
  await site.deps.db.read.execute('alter table sessions rename to nowhere')
  const answers = [
    await site.get(`/review?booking=${token}`),
    await site.get(`/review.data?booking=${token}`),
    await site.get('/functions/v1/send-booking-email', jsonPost(bookingEmailBody())),
    await site.see('/api/auth/get-session'),
  ]
  for (const { status, headers, html } of answers) {
    expect({ status, broken: brokenHeaderRules(headers) }).toEqual({ status: 500, broken: [] })
    expect(/Failed query|does not exist|relation "|node_modules|\.ts:\d/.exec(html)).toBeNull()
  }
})

test('503 and 429 have the security headers', async () => {
  await using site = await siteWithoutDatabase()
  const away = [
    await site.get('/readyz'),
    await site.get(TRIP, formPost(TRIP, GUEST_FORM)),
    await site.get('/functions/v1/send-booking-email', jsonPost(bookingEmailBody())),
    await site.get(`/review?booking=${'A'.repeat(22)}`),
  ]
  const stranger = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const long = `http://localhost:3000/tours?q=${'a'.repeat(240_000)}`
  await site.app.request(long, {}, stranger)
  const greedy = await site.app.request(long, {}, stranger)
  expect([...away.map(({ status }) => status), greedy.status]).toEqual([503, 503, 503, 503, 429])
  for (const { headers } of [...away, greedy]) expect(brokenHeaderRules(headers)).toEqual([])
})

test('cached pages have the security headers in every encoding, at the first request and later', async () => {
  await using site = await builtSite()
  const { app } = site
  const port = await serve(requestListener(app))
  for (const path of ['/', TRIP, '/tours', '/blog/what-to-eat-in-kanchanaburi']) {
    for (const encoding of ['identity', 'identity', 'gzip', 'br']) {
      const { headers, body } = await requestOnPort(port, path, { 'accept-encoding': encoding })
      const said = new Headers(headers as Record<string, string>)
      expect({ path, encoding, broken: brokenHeaderRules(said) }).toEqual({ path, encoding, broken: [] })
      expect(said.get('content-security-policy')).not.toContain('nonce-')
      if (encoding === 'identity') expect(blockedScripts(String(body), said)).toEqual([])
      const etag = said.get('etag') ?? ''
      // With 304 a browser keeps the headers of the first answer.
      const unchanged = await requestOnPort(port, path, {
        'accept-encoding': encoding,
        'if-none-match': etag,
      })
      expect({ path, encoding, status: unchanged.status }).toEqual({ path, encoding, status: 304 })
      expect(unchanged.headers).not.toHaveProperty('content-security-policy')
    }
  }
})

test('files have nosniff, and an SVG opened by itself may run no script', async () => {
  await using site = await builtSite()
  const { app } = site
  const port = await serve(requestListener(app))
  const [script = ''] = globSync('assets/entry.client-*.js', { cwd: 'build/client' })
  for (const path of [
    `/${script}`,
    '/fonts/anuphan-basic.woff2',
    '/art/raintree.svg',
    '/icons/icon-180.png',
    '/favicon.svg',
  ]) {
    for (const encoding of ['identity', 'gzip']) {
      const { status, headers } = await requestOnPort(port, path, { 'accept-encoding': encoding })
      expect({ path, status, sniff: headers['x-content-type-options'] }).toEqual({
        path,
        status: 200,
        sniff: 'nosniff',
      })
      if (path.endsWith('.svg'))
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/)
    }
  }
})

test.for([
  ['/driver/driver.js', 'no-cache', /^default-src 'none'; (?!.*script-src)/],
  ['/driver/worker.js', 'no-cache', /^default-src 'none'; connect-src 'self'$/],
  ['/booking/worker.js', 'public, max-age=86400', /^default-src 'none'; connect-src 'self'$/],
] as const)('%s keeps its address, and is one classic script', async ([path, lifetime, policy]) => {
  await using site = await builtSite()
  const { status, headers, body } = await requestOnPort(await serve(requestListener(site.app)), path)
  expect({ status, lifetime: headers['cache-control'] }).toEqual({ status: 200, lifetime })
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toMatch(policy)
  expect(() => new Script(String(body))).not.toThrow()
})

test('control: a script without nonce, hash or own source is reported', () => {
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; script-src 'self' 'nonce-abc'",
  })
  const page =
    '<script nonce="abc">1</script><script src="/a.js"></script><script type="application/ld+json">{}</script>'
  expect(blockedScripts(page, headers)).toEqual([])
  for (const planted of [
    '<script>1</script>',
    '<script nonce="x">1</script>',
    '<script src="//evil.example/x.js"></script>',
    '<b onclick="x">',
    '<a href="javascript:x">',
  ])
    expect(blockedScripts(page + planted, headers), planted).toHaveLength(1)
})

test.for([
  ['/tours?q=erawan', undefined, 'no-cache'],
  ['/no/such/page', undefined, 'no-cache'],
  ['/tours.data', undefined, 'no-cache'],
  [TRIP, formPost(TRIP, {}), 'no-cache'],
  ['/', { headers: { cookie: 'session=any' } }, 'private, no-store'],
  ['/', { headers: { cookie: 'flash=any' } }, 'private, no-store'],
  [`/booking-summary?booking=${'A'.repeat(22)}`, undefined, 'no-store'],
  [`/booking/${'A'.repeat(22)}`, undefined, 'no-store'],
  [`/booking/${'A'.repeat(22)}/calendar.ics`, undefined, 'no-store'],
  [`/calendar/${'A'.repeat(22)}.ics`, undefined, 'no-store'],
  ['/newsletter/confirm?news=any', undefined, 'no-store'],
  ['/auth/new-password?token=any', undefined, 'no-store'],
] as const)('%s, %j, has Cache-Control "%s"', async ([path, init, expected]) => {
  await using site = await builtSite()
  expect((await site.get(path, init)).headers.get('cache-control')).toBe(expected)
})

test('every answer has an x-request-id of its own', async () => {
  await using site = await builtSite()
  const ids: unknown[] = []
  for (const [kind, path, init] of ANSWERS) {
    const answer = await site.get(path, init)
    ids.push(answer.headers.get('x-request-id') ?? `${kind} has none`)
  }
  expect(ids.filter((id) => !/^[\da-f-]{36}$/.test(String(id)))).toEqual([])
  expect(new Set(ids).size).toBe(ANSWERS.length)
})

test('every uncached page has a new nonce', async () => {
  await using site = await builtSite()
  const policies = ['/', '/', TRIP, '/no/such/page'].map(async (path) => {
    const { headers } = await site.get(path)
    return /script-src 'self' ('nonce-[^']{16,}')(;|$)/.exec(
      headers.get('content-security-policy') ?? '',
    )?.[1]
  })
  expect(new Set((await Promise.all(policies)).filter(Boolean)).size).toBe(4)
})

test('form-action allows the checkout of the configured provider only', async () => {
  const api = 'http://127.0.0.1:4010'
  await using site = await builtSite({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_URL: api },
  })
  const policy = (await site.get('/')).headers.get('content-security-policy')
  expect(policy).toContain(`form-action 'self' https://checkout.stripe.com ${api};`)
})

test('at an https address the site sends Strict-Transport-Security', async () => {
  await using site = await builtSite({ env: { PUBLIC_URL: 'https://www.example.com' } })
  const answer = await site.get('/')
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
})
