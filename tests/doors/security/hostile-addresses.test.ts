import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '#api/api.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { hostileText } from '../../hostile-values.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { adminOf } from '../fixtures/signed-in.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { DRAW, newSender, REQUESTS_EACH, SITE, siteWithErrorLog } from './fuzzed-site.ts'
import { brokenHeaderRules } from './header-rules.ts'

const ADDRESSES = [
  ...listAddresses().map(({ address }) => address),
  ...endpoints.filter(({ method }) => method === 'get').map(({ path }) => `/functions/v1${path}`),
  ...['/api/auth/get-session', '/api/auth/ok', '/healthz', '/readyz', '/openapi.json'],
  ...['/__manifest', '/assets/x.js', '/photos/x.webp'],
]

/** Query parameters that pages read, and common ones of frameworks. */
const PARAMETERS = [
  ...[
    'booking',
    'session_id',
    'token',
    'id',
    'tab',
    'origin',
    'q',
    'search',
    'after',
    'before',
    'page',
    'status',
  ],
  ...[
    'tripName',
    'tripPrice',
    'customerName',
    'customerEmail',
    'preferredDate',
    'numberOfGuests',
    'vehicleType',
  ],
  ...[
    'tourId',
    'specialRequests',
    'from',
    'to',
    'vehicle',
    'index',
    '_routes',
    'callbackURL',
    'version',
    'paths',
  ],
]

/** A correctly encoded piece of an address, or a malformed one. */
const piece = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    ...[
      '%',
      '%2',
      '%zz',
      '%c0%af',
      '%ed%a0%80',
      '%00',
      '%2f',
      '%2e%2e',
      '%5c',
      '..',
      '.',
      ';x',
      '\\',
      '|',
      '*',
    ],
  ),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), piece), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value.replace(/[#&]/g, '')}`).join('&'))

const hostileAddress = fc
  .record({
    address: fc.constantFrom(...ADDRESSES),
    pieces: fc.array(piece, { minLength: 2, maxLength: 2 }),
    ending: fc.constantFrom('', '', '.data', '/', '/_.data'),
    query,
    method: fc.constantFrom('GET', 'GET', 'HEAD'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'x', ';;', ''),
  })
  .map(({ address, pieces, ending, query, ...how }) => {
    const [first = '', second = ''] = pieces
    const path = address.replace(/:\w+|\*/, first).replace(/:\w+/, second)
    return { ...how, path: `${path === '/' ? '/' : path + ending}?${query}` }
  })

test.for(['a stranger', 'an admin'])(
  'a hostile address requested by %s gets no 5xx',
  {
    timeout: 120_000 + REQUESTS_EACH * 400,
  },
  async (who) => {
    await using site = await siteWithErrorLog()
    const visitor = who === 'a stranger' ? visitorOf(site) : (await adminOf(site)).visitor
    const cookie = `session=${visitor.cookies.get('session')}`
    await fc.assert(
      fc.asyncProperty(hostileAddress, async ({ path, method, accept }) => {
        const headers = { accept, cookie }
        const answer = await site.app.request(SITE + path, { method, headers }, newSender())
        await answer.text()
        expect(brokenHeaderRules(answer.headers)).toEqual([])
        expect(answer.status).toBeLessThan(500)
        const location = answer.headers.get('location')
        if (location !== null) expect(new URL(location, SITE).origin).toBe(SITE)
      }),
      { ...DRAW, numRuns: 2 * REQUESTS_EACH },
    )
    expect(site.errors).toEqual([])
  },
)

const HEADERS = [
  ...['cookie', 'accept', 'accept-encoding', 'accept-language', 'user-agent', 'range', 'referer', 'purpose'],
  ...[
    'if-none-match',
    'if-modified-since',
    'cache-control',
    'x-forwarded-for',
    'forwarded',
    'via',
    'expect-ct',
  ],
]
const LONG_VALUES = [
  ',',
  ';',
  '=',
  '"',
  'W/"',
  'a;q=',
  '*',
  'session=',
  'flash=',
  'bytes=0-',
  '1.1.1.1,',
  'br, ',
  '\xe9',
]
const KINDS = ['/', '/tours?q=x', '/favicon.svg', '/openapi.json', '/api/auth/get-session', '/no/such/page']

test('hostile request headers get no 5xx', async () => {
  await using site = await siteWithErrorLog()
  const { app, errors } = site
  const port = await serve(requestListener(app))
  for (const header of HEADERS) {
    for (const value of LONG_VALUES) {
      const headers = { host: 'localhost:3000', [header]: value.repeat(Math.floor(14_000 / value.length)) }
      for (const path of KINDS) {
        const { status } = await requestOnPort(port, path, headers)
        expect({ header, value, path, isFault: Number(status) >= 500 }).toMatchObject({ isFault: false })
      }
    }
  }
  expect(errors).toEqual([])
})
