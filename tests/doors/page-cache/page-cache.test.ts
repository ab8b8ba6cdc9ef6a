import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { nonceOf } from '#platform/server/page-cache/csp-hashes.ts'
import { cacheKeys } from '#platform/server/page-cache/page-cache.ts'
import { extractParts } from '#web/shell/document/page-parts.ts'
import { listCachedPages } from '#web/site/site-files/cached-pages.ts'
import { serve } from '../../serve.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { userOf } from '../fixtures/signed-in.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const cacheKey = cacheKeys(listCachedPages(catalogue))

/** The site as `npm start` serves it, on a port, with its page cache in front. */
async function servedSite() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { app } = site
  const port = await serve(requestListener(app))
  return {
    ...site,
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return { status: response.status, headers: response.headers, html: await response.text() }
    },
  }
}

/** The data that the scripts of a page load. */
async function dataOf({ ask }: Pick<Awaited<ReturnType<typeof servedSite>>, 'ask'>, html: string) {
  const address = / data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (address === undefined) return undefined
  const { status, headers, html: script } = await ask(address)
  return { address, status, script, cacheControl: headers.get('cache-control') }
}

/** A page without its nonces. */
function withoutNonce(html: string): string {
  return html.replace(/ nonce="[^"]*"/g, '')
}

/** A page without scripts and links, which repeat the query. */
function seenOf(html: string): string {
  return withoutNonce(html)
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/ (href|action)="[^"]*"/g, '')
}

test('every cached page equals the rendered page, and its policy allows exactly its own scripts', async () => {
  await using site = await servedSite()
  for (const path of new Set(listCachedPages(catalogue).map((page) => page.path))) {
    // Compressing takes a while, so one trip stands for all.
    if (path.startsWith('/tours/') && path !== TRIP) continue
    const cached = await site.ask(path, { 'accept-encoding': 'gzip' })
    expect({ path, status: cached.status, tag: cached.headers.get('etag') }).toEqual({
      path,
      status: 200,
      tag: expect.stringMatching(/^"[\w-]{11}-gzip"$/),
    })
    const fresh = await site.get(path)
    const made = extractParts(fresh.html, {
      nonce: nonceOf(fresh.headers.get('content-security-policy') ?? ''),
      address: path,
    })
    expect(cached.html).not.toContain('<link rel="modulepreload"')
    expect(cached.html).toBe(withoutNonce(made.html))
    expect((await dataOf(site, cached.html))?.script).toBe(
      made.parts.find(({ type }) => type === 'text/javascript')?.text,
    )
    const policy = cached.headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/nonce|'unsafe-inline'(?!;)|unsafe-eval/)
    const forScripts = /script-src [^;]*/.exec(policy)?.[0] ?? ''
    const allowed = Array.from(forScripts.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash)
    const scripts = cached.html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)
    const hashes = Array.from(scripts, ([, text = '']) => text)
      .filter((text) => text !== '')
      .map((text) => createHash('sha256').update(text).digest('base64'))
    expect({ path, allowed }).toEqual({ path, allowed: [...new Set(hashes)] })
  }
})

test('query parameters that a page reads are part of its cache key', async () => {
  await using site = await builtSite()
  const sources = globSync('src/web/{site,pass,account,desk,driver,sandbox,parts}/**/*.{ts,tsx}', {
    exclude: ['**/pages/{admin,auth}/**'],
  }).map((file) => readFileSync(file, 'utf8'))
  const keys = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/\.get\('(\w+)'\)/g), ([, key = '']) => key)),
  )
  expect(keys).toContain('photo')
  const paths = [
    '/',
    '/tours',
    '/explore-trips',
    '/pre-made-trips/bangkok',
    TRIP,
    '/custom-trip',
    '/taxi-service',
    '/newsletter',
    '/blog',
    '/blog/erawan-waterfall-seven-tiers',
    '/about',
    '/terms',
  ]
  const keyOf = (address: string) => cacheKey(new URL(address, 'http://localhost'))
  for (const path of paths) {
    const plain = seenOf((await site.get(path)).html)
    for (const value of ['2', 'nature', 'attractions', 'kanchanaburi']) {
      const leftOut = Array.from(keys, (key) => `${key}=${value}`).filter(
        (one) => keyOf(`${path}?${one}`) === path,
      )
      const address = `${path}?${leftOut.join('&')}`
      expect({ address, isSame: seenOf((await site.get(address)).html) === plain }).toEqual({
        address,
        isSame: true,
      })
    }
  }
  for (const read of [
    '/tours?q=nature',
    '/blog?category=attractions',
    '/tours?date=2027-01-16',
    `${TRIP}?photo=2`,
    `${TRIP}?date=2027-01-16`,
    '/taxi-service?to=2',
  ]) {
    const path = read.split('?')[0] ?? ''
    expect(keyOf(read)).not.toBe(path)
    expect(seenOf((await site.get(read)).html)).not.toBe(seenOf((await site.get(path)).html))
  }
})

test('the data of a cached page is immutable and outlives the page', async () => {
  await using site = await servedSite()
  const { html } = await site.ask(TRIP)
  const data = await dataOf(site, html)
  expect(data).toMatchObject({ status: 200, cacheControl: 'public, max-age=31536000, immutable' })
  expect(data?.script).toMatch(
    /^window\.__reactRouterContext = .*import\("\/assets\/entry\.client-[\w-]+\.js"\);$/s,
  )

  site.letTimePass(24 * 60 * 60 * 1000)
  const next = await dataOf(site, (await site.ask(TRIP)).html)
  expect(next?.address).not.toBe(data?.address)
  expect(await dataOf(site, html)).toEqual(data)
  for (const address of [
    '/page-part?v=x&of=/tours',
    '/page-part?of=/tours',
    '/page-part?v=x&of=/admin',
    '/page-part',
  ])
    expect({ address, status: (await site.ask(address)).status }).toEqual({ address, status: 404 })
})

test('an instance serves the data of a page that another instance rendered', async () => {
  await using first = await servedSite()
  await using second = await servedSite()
  const { html } = await first.ask(TRIP)
  expect(await dataOf(second, html)).toEqual(await dataOf(first, html))
})

test('signing in and out shows on every page at once', async () => {
  await using site = await servedSite()
  expect((await site.ask(TRIP)).html).toContain('Sign In')
  const { visitor: ada } = await userOf(site)
  const cookie = Array.from(ada.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const own = await site.ask(TRIP, { cookie })
  expect(own.html).toContain('Sign Out')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await site.ask(TRIP)).html).not.toContain('Sign Out')
  await ada.send('/auth/sign-out')
  expect((await site.ask(TRIP, { cookie })).html).toContain('Sign In')
})

test('a day can no longer be chosen from the hour on in which its driver leaves', async () => {
  await using site = await servedSite()
  site.letTimePass(Date.parse('2026-11-21T03:59:59+07:00') - site.deps.now())
  expect((await site.ask(TRIP)).html).toContain('min="2026-11-21"')
  site.letTimePass(1_000)
  expect((await site.ask(TRIP)).html).toContain('min="2026-11-22"')
})

test.for([
  '/healthz',
  '/healt%68z',
  '/openapi.json',
  '/functions/v1/no-such',
  '/api/auth/no-such',
  '/webhooks/stripe',
  '/no-such-page',
  '/blog/no-such',
  '/no-such.data',
  '/__manifest',
  '/tours/',
  '/TOURS',
  '/tours/bangkok/erawan-death-railway/',
  '/sandbox/checkout/no-such',
  '/tour/bangkok/no-such',
])('%s is not cached', async (path) => {
  await using site = await servedSite()
  const answer = await site.ask(path)
  expect(answer.headers.has('x-request-id')).toBe(true)
  expect(answer.status).toBe((await site.get(path)).status)
})
