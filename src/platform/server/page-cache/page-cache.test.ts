import type { OutgoingHttpHeaders } from 'node:http'
import zlib from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { requestOnPort, serve } from '#tests/serve.ts'
import { cacheKeys, createPageCache } from './page-cache.ts'

const MORNING = Date.parse('2026-11-20T10:00:00+07:00')
const NONCE = 'a-nonce-of-one-answer'
const POLICY = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; img-src *`

type Options = { render?: (address: string) => Promise<Response> | Response }

/** A cache in front of a site that says what it was asked for, on a real port. */
async function cacheOnAPort({ render = pageOf }: Options = {}) {
  const clock = { now: MORNING, isListening: true }
  const renders: string[] = []
  const cache = createPageCache({
    render: async (address) => {
      renders.push(address)
      return render(address)
    },
    cacheKey: cacheKeys([{ path: '/' }, { path: '/tours', reads: { q: [''], category: ['', 'nature'] } }]),
    isListening: () => clock.isListening,
    now: () => clock.now,
  })
  const port = await serve(
    getRequestListener(
      async (request) => (await cache.respond(request)) ?? new Response('made anew', { status: 299 }),
    ),
  )
  return {
    cache,
    clock,
    renders,
    ask: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      requestOnPort(port, path, headers, method),
  }
}

function pageOf(address: string): Response {
  const html = `<html><script nonce="${NONCE}">start()</script><p>${address} ${'word '.repeat(300)}</p></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-request-id': 'of one answer',
    },
  })
}

test('concurrent requests share one render, and the page is cached', async () => {
  const { ask, renders } = await cacheOnAPort()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/')))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await ask('/')
  expect(renders).toEqual(['/'])
})

test('every encoding has the same page and its own ETag', async () => {
  const { ask } = await cacheOnAPort()
  const plain = await ask('/')
  const decoders = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }
  const tags = new Set([plain.headers.etag])
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, body } = await ask('/', { 'accept-encoding': encoding })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'Accept-Encoding, Cookie',
    })
    expect(decode(body)).toEqual(plain.body)
    tags.add(headers.etag)
  }
  expect(tags.size).toBe(3)
})

test.for([
  [undefined, undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'gzip'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['compress, exi', undefined],
  ['', undefined],
] as const)('"Accept-Encoding: %s" is answered in %s', async ([wish, encoding]) => {
  const { ask } = await cacheOnAPort()
  const headers = wish === undefined ? {} : { 'accept-encoding': wish }
  expect((await ask('/', headers)).headers['content-encoding']).toBe(encoding)
})

test('If-None-Match gets 304 for exactly the encoding of its ETag', async () => {
  const { ask } = await cacheOnAPort()
  const { headers } = await ask('/', { 'accept-encoding': 'br' })
  const etag = headers.etag ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/', { 'accept-encoding': 'br', 'if-none-match': tag })
    expect({ tag, status: answer.status, size: answer.body.length }).toEqual({ tag, status: 304, size: 0 })
    expect(answer.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    })
  }
  for (const [tag, encoding] of [
    [etag, 'gzip'],
    ['"other"', 'br'],
  ] as const)
    expect((await ask('/', { 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(200)
})

test('HEAD gets the headers of the page', async () => {
  const { ask } = await cacheOnAPort()
  const whole = await ask('/', { 'accept-encoding': 'br' })
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  expect(head.body).toHaveLength(0)
})

test('query parameters that a page does not read are not part of its cache key; those it reads are', async () => {
  const { ask, renders } = await cacheOnAPort()
  for (const path of [
    '/?utm_source=x',
    '/?a=1&b=2',
    '/tours?category=nature&gclid=1',
    '/tours?q=&category=nature',
  ])
    expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 })
  expect(renders).toEqual(['/', '/tours?category=nature'])
})

test.for([
  ['/tours?q=erawan', {}, 'GET'],
  ['/tours?category=no-such', {}, 'GET'],
  ['/tours?category=nature&category=', {}, 'GET'],
  ['/tours/', {}, 'GET'],
  ['/%74ours', {}, 'GET'],
  ['//', {}, 'GET'],
  ['/no-such-page', {}, 'GET'],
  ['/', {}, 'POST'],
  ['/', { cookie: 'session=somebody' }, 'GET'],
  ['/', { cookie: 'a=1; __Host-session=somebody' }, 'GET'],
  ['/', { cookie: 'flash=signed-out' }, 'GET'],
] as const)('%s with %j, %s, is not served from the cache', async ([path, headers, method]) => {
  const { ask, renders } = await cacheOnAPort()
  expect((await ask(path, headers, method)).status).toBe(299)
  expect(renders).toEqual([])
})

test('requests with other cookies are served from the cache', async () => {
  const { ask, renders } = await cacheOnAPort()
  await ask('/')
  expect((await ask('/', { cookie: '_ga=1; theme=dark' })).status).toBe(200)
  expect(renders).toEqual(['/'])
})

test.for([
  ['an error', { status: 500 }],
  ['a page that is not found', { status: 404 }],
  ['what has moved', { status: 301, headers: { location: '/tours' } }],
  ['what cannot be had now', { status: 503 }],
  ['what sets a cookie', { headers: { 'set-cookie': 'flash=; Max-Age=0' } }],
  ['what is for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
] as const)('%s is never cached', async ([, init]) => {
  const render = () =>
    new Response('text', {
      ...init,
      headers: { 'content-type': 'text/html', ...('headers' in init ? init.headers : {}) },
    })
  const { ask, renders } = await cacheOnAPort({ render })
  expect((await ask('/')).status).toBe(299)
  expect((await ask('/')).status).toBe(299)
  expect(renders).toEqual(['/', '/'])
})

test('a page that fails to render is not cached, and is tried again', async () => {
  let isBroken = true
  const { ask } = await cacheOnAPort({
    render: (address) => (isBroken ? Promise.reject(new Error('broken')) : pageOf(address)),
  })
  expect((await ask('/')).status).toBe(299)
  isBroken = false
  expect((await ask('/')).status).toBe(200)
})

test('after a clear no old page is served, not even one that was being rendered', async () => {
  let text = 'old'
  let release = () => {}
  const { ask, cache } = await cacheOnAPort({
    render: async () => {
      const made = new Response(text, { headers: { 'content-type': 'text/plain' } })
      if (text === 'old') await new Promise<void>((resolve) => (release = resolve))
      return made
    },
  })
  const first = ask('/')
  await expect.poll(() => release.name).not.toBe('')
  text = 'new'
  cache.clear()
  expect(String((await ask('/')).body)).toBe('new')
  release()
  await first
  expect(String((await ask('/')).body)).toBe('new')
})

test('a new hour, or a clock that is set back, clears the cache', async () => {
  const { ask, clock, renders } = await cacheOnAPort()
  await ask('/')
  clock.now = Date.parse('2026-11-20T10:59:59.999+07:00')
  await ask('/')
  expect(renders).toHaveLength(1)
  clock.now += 1
  await ask('/')
  expect(renders).toHaveLength(2)
  clock.now = MORNING
  await ask('/')
  expect(renders).toHaveLength(3)
})

test('while change notifications are disconnected, no page gets older than five seconds', async () => {
  const { ask, clock, renders } = await cacheOnAPort()
  await ask('/')
  clock.now += 60_000
  await ask('/')
  expect(renders).toHaveLength(1)
  clock.isListening = false
  await ask('/')
  expect(renders).toHaveLength(2)
  clock.now += 5_000
  await ask('/')
  expect(renders).toHaveLength(2)
  clock.now += 1
  await ask('/')
  expect(renders).toHaveLength(3)
})

test('pages that were rendered while change notifications were disconnected are dropped on reconnect', async () => {
  const { ask, clock, renders } = await cacheOnAPort()
  clock.isListening = false
  await ask('/')
  clock.isListening = true
  await ask('/')
  await ask('/')
  expect(renders).toHaveLength(2)
})

test('only scripts and styles with the nonce of the site are allowed by hash', async () => {
  const injected = '<script>evil()</script><script nonce="guessed">evil()</script><style>p{color:red}</style>'
  const { ask } = await cacheOnAPort({
    render: () =>
      new Response(
        `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">start()</script><script nonce="${NONCE}" src="/a.js"></script>${injected}`,
        { headers: { 'content-type': 'text/html', 'content-security-policy': POLICY } },
      ),
  })
  const { headers, body } = await ask('/')
  expect(String(body)).toBe(
    `<style>p{}</style><script>start()</script><script src="/a.js"></script>${injected}`,
  )
  expect(headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
      "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
      'img-src *',
    ].join('; '),
  )
  expect(headers['x-request-id']).toBeUndefined()
})

test('a page with the nonce elsewhere is not cached', async () => {
  const { ask } = await cacheOnAPort({
    render: () =>
      new Response(`<p>${NONCE}</p>`, {
        headers: { 'content-type': 'text/html', 'content-security-policy': POLICY },
      }),
  })
  expect((await ask('/')).status).toBe(299)
})

test('the warm-up renders pages that are not cached yet, and continues after a failure', async () => {
  const { ask, cache, renders } = await cacheOnAPort({
    render: (address) => (address === '/' ? Promise.reject(new Error('broken')) : pageOf(address)),
  })
  await cache.warmUp(['/', '/tours'])
  expect((await ask('/tours')).status).toBe(200)
  expect(renders).toEqual(['/', '/tours'])
})
