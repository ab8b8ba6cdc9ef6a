import { expect, test } from 'vitest'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { capturedLog } from '../../captured-log.ts'
import { GUEST_FORM } from '../../factories.ts'
import { bookingEmailBody, jsonPost } from '../../functions-door.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const MADE_EACH_TIME = '/tours?q=erawan'

/** A client at this network address. */
function callerAt({ app }: Pick<BuiltSite, 'app'>, address: string | undefined, headers = {}) {
  const env = { incoming: { socket: { remoteAddress: address } } }
  return async (path: string, init?: RequestInit) => {
    const sent = { ...init, headers: { ...headers, ...init?.headers } }
    const response = await app.request(`http://localhost:3000${path}`, sent, env)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

type Ask = ReturnType<typeof callerAt>

/** Uses up the page budget of a client with few, long requests. */
async function spend(ask: Ask) {
  for (let request = 0; request < 30; request++)
    expect((await ask(`/__manifest?version=x&paths=${'/a'.repeat(3_600)}`)).status).toBe(204)
}

/** Many visitors who request uncached pages at the same moment. */
function rushTo(site: BuiltSite) {
  const visitors = Array.from({ length: 150 }, (_, number) => number)
  return Promise.all(
    visitors.map((number) => callerAt(site, `203.0.113.${number}`)(`${MADE_EACH_TIME}${number}`)),
  )
}

test('a client over the page budget gets 429 with Retry-After', async () => {
  await using site = await builtSite()
  const ask = callerAt(site, '203.0.113.7')
  expect((await ask(MADE_EACH_TIME)).status).toBe(200)
  site.letTimePass(60_000)
  await spend(ask)
  for (const path of [MADE_EACH_TIME, '/tours.data', '/__manifest', '/no-such-page', '/admin']) {
    const refused = await ask(path)
    expect({ path, status: refused.status }).toEqual({ path, status: 429 })
    expect(refused.text).toBe(
      'You’ve opened a lot of pages in a short time. Please try again in a few seconds.',
    )
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/plain'),
    })
  }
  expect((await ask('/', { method: 'HEAD' })).status).toBe(429)
  site.letTimePass(250)
  expect((await ask(MADE_EACH_TIME)).status).toBe(200)
  expect((await ask(MADE_EACH_TIME)).status).toBe(429)
})

test('the page budget of one client limits neither its forms nor other clients', async () => {
  await using site = await builtSite()
  const ask = callerAt(site, '203.0.113.7')
  await spend(ask)
  expect((await ask(MADE_EACH_TIME)).status).toBe(429)
  expect((await ask(TRIP, formPost(TRIP, GUEST_FORM))).status).toBe(303)
  expect((await callerAt(site, '203.0.113.8')(MADE_EACH_TIME)).status).toBe(200)
})

test('refused forms and posts to pages without a form count against a page budget of their own', async () => {
  await using site = await builtSite()
  for (const [network, path] of [
    ['203.0.113.7', '/'],
    ['203.0.113.8', '/auth'],
    ['203.0.113.9', '/booking-success'],
  ] as const) {
    const ask = callerAt(site, network)
    const statuses = []
    for (let request = 0; request < 250; request++)
      statuses.push((await ask(path, formPost(path, {}))).status)
    expect({ path, refused: statuses.filter((status) => status === 429).length }).toEqual({
      path,
      refused: 10,
    })
    expect((await callerAt(site, '198.51.100.1')(path, formPost(path, {}))).status).not.toBe(429)
  }
})

/** The site with these settings, and its warnings. */
async function siteWith(env: Record<string, string>) {
  const { log, lines } = capturedLog()
  const site = await builtSite({ env }, { log })
  const warnings = () => lines.filter((line) => line.includes('"level":40')).map((line) => JSON.parse(line))
  return { ...site, warnings }
}

test.for<
  [what: string, peer: string | undefined, headers: Record<string, string>, env?: Record<string, string>]
>([
  ['an address inside', '10.0.0.7', {}],
  ['a connection that has ended meanwhile', undefined, {}],
  ['this machine, asked by another name', '127.0.0.1', { host: 'shop.example' }],
  [
    'this machine, at a public address',
    '127.0.0.1',
    { host: 'localhost:3000' },
    { PUBLIC_URL: 'http://a.example' },
  ],
  ['a proxy on this machine', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }],
  [
    'a proxy that writes no address',
    '10.0.0.7',
    { 'x-forwarded-for': 'unknown' },
    { TRUST_PROXY: '10.0.0.0/8' },
  ],
  [
    'a proxy that writes a port',
    '10.0.0.7',
    { 'x-forwarded-for': '1.2.3.4:5' },
    { TRUST_PROXY: '10.0.0.0/8' },
  ],
  ['a second proxy inside', '10.0.0.7', { 'x-forwarded-for': '192.168.0.1' }, { TRUST_PROXY: '10.0.0.0/8' }],
])('limits count requests from %s', async ([, peer, headers, env = {}]) => {
  await using site = await siteWith(env)
  const ask = callerAt(site, peer, { host: 'localhost:3000', ...headers })
  await spend(ask)
  expect((await ask(MADE_EACH_TIME)).status).toBe(429)
})

test('without a public address, limits do not count requests made on this machine', async () => {
  await using site = await siteWith({})
  const ask = callerAt(site, '127.0.0.1', { host: 'localhost:3000' })
  for (let times = 0; times < 2; times++) await spend(ask)
  expect((await ask(MADE_EACH_TIME)).status).toBe(200)
})

test('behind a proxy that TRUST_PROXY does not name all visitors count as one, and the log warns once', async () => {
  await using site = await siteWith({ PUBLIC_URL: 'http://a.example' })
  const visitor = (address: string) => callerAt(site, '::ffff:10.0.0.7', { 'x-forwarded-for': address })
  await spend(visitor('203.0.113.7'))
  expect((await visitor('203.0.113.8')(MADE_EACH_TIME)).status).toBe(429)
  expect(site.warnings()).toEqual([
    expect.objectContaining({ peer: '10.0.0.7', msg: expect.stringContaining('TRUST_PROXY does not name') }),
  ])
})

test('behind a proxy that TRUST_PROXY names each visitor counts alone, without a warning', async () => {
  await using site = await siteWith({ PUBLIC_URL: 'http://a.example', TRUST_PROXY: '10.0.0.7' })
  const visitor = (address: string) => callerAt(site, '10.0.0.7', { 'x-forwarded-for': address })
  await spend(visitor('203.0.113.7:1'))
  expect((await visitor('203.0.113.7:2')(MADE_EACH_TIME)).status).toBe(429)
  expect((await visitor('203.0.113.8')(MADE_EACH_TIME)).status).toBe(200)
  expect(site.warnings()).toEqual([])
})

test('a program over the page budget gets 429 as JSON', async () => {
  await using site = await builtSite()
  const ask = callerAt(site, '203.0.113.7')
  const tour = '/functions/v1/airtable-bangkok-tours/erawan-death-railway'
  expect((await ask(tour)).status).toBe(200)
  site.letTimePass(60_000)
  await spend(ask)
  const refused = await ask(tour)
  expect(refused.status).toBe(429)
  expect(JSON.parse(refused.text)).toEqual({
    error: expect.stringMatching(/Please try again/),
    code: 'too_many',
  })
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '1',
    'access-control-allow-origin': '*',
  })
  const booked = await ask('/functions/v1/send-booking-email', jsonPost(bookingEmailBody()))
  expect(booked.status).toBe(200)
})

test('an IPv6 /64 network counts as one visitor', async () => {
  await using site = await builtSite()
  await spend(callerAt(site, '2001:db8:0:1::7'))
  for (const address of ['2001:db8:0:1:ffff::1', '2001:DB8:0:1::8', '2001:db8:0:1::9%eth0'])
    expect((await callerAt(site, address)('/tours.data')).status, address).toBe(429)
  expect((await callerAt(site, '2001:db8:0:2::7')('/tours.data')).status).toBe(200)
})

test('of 150 simultaneous requests for uncached pages some are queued and the others get 503; forms are accepted', async () => {
  await using site = await builtSite()
  const rush = rushTo(site)
  const ask = callerAt(site, '203.0.113.200')
  const form = ask(TRIP, formPost(TRIP, {}))
  const answers = await rush
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(served.length + refused.length).toBe(answers.length)
  expect(served.length).toBeGreaterThanOrEqual(64)
  expect(refused[0]?.text).toMatch(/^A lot of people are on our site right now\. Please try again/)
  expect(Object.fromEntries(refused[0]?.headers ?? [])).toMatchObject({
    'retry-after': '3',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await form).status).toBe(422)
  expect((await ask(MADE_EACH_TIME)).status).toBe(200)
})

test('a cacheable page is served while requests for uncached pages get 503', async () => {
  await using site = await builtSite()
  const port = await serve(requestListener(site.app))
  const rush = rushTo(site)
  expect((await requestOnPort(port, TRIP)).status).toBe(200)
  expect((await rush).map(({ status }) => status)).toContain(503)
})
