import { expect, test } from 'vitest'
import { canonicalPath, listTours } from '#catalogue/catalogue.rules.ts'
import { lowestFare, originsOf } from '#catalogue/fare.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import routes from '#web/routes.ts'
import { builtSite } from '../fixtures/built-site.ts'

/** An example of every address in `src/web/routes.ts`: route, address, status, title. */
const EXAMPLES = [
  ['/', '/', 200, 'Saphan: private drivers and day trips in Kanchanaburi'],
  ['tours', '/tours', 200, 'Day trips with driver | Saphan'],
  ['explore-trips', '/explore-trips', 200, 'Explore trip packages | Saphan'],
  ['pre-made-trips/:region', '/pre-made-trips/bangkok', 200, 'Day trips from Bangkok | Saphan'],
  ['pre-made-trips/:region', '/pre-made-trips/kanchanaburi', 200, 'Day trips from Kanchanaburi | Saphan'],
  ['pre-made-trips/:region', '/pre-made-trips/phuket', 404, 'Page not found | Saphan'],
  ['pre-made-trips-bangkok', '/pre-made-trips-bangkok', 301, ''],
  ['pre-made-trips-kanchanaburi', '/pre-made-trips-kanchanaburi', 301, ''],
  ['tours/:id', '/tours/hidden-gems', 200, /^(?!Saphan).+ \| Saphan$/],
  ['tours/:id', '/tours/no-such-trip', 404, 'Tour Not Found | Saphan'],
  ['tours/:region/:id', '/tours/kanchanaburi/hidden-gems', 200, /^(?!Saphan).+ \| Saphan$/],
  ['tours/:region/:id', '/tours/kanchanaburi/no-such-trip', 404, 'Tour Not Found | Saphan'],
  ['maps/:id/:origin.svg', '/maps/erawan-death-railway/bangkok.svg', 200, ''],
  ['maps/:id/:origin.svg', '/maps/no-such-trip/bangkok.svg', 404, ''],
  ['maps/:id/:origin.svg', '/maps/erawan-death-railway/paris.svg', 404, ''],
  ['tour/:location/:tourId', '/tour/bangkok/erawan-death-railway', 200, /^(?!Saphan).+ \| Saphan$/],
  ['tour/:location/:tourId', '/tour/kanchanaburi/hidden-gems', 200, /^(?!Saphan).+ \| Saphan$/],
  ['tour/:location/:tourId', '/tour/bangkok/no-such-trip', 404, /Saphan$/],
  ['blog', '/blog', 200, 'Travel guides for Kanchanaburi | Saphan'],
  ['blog/:id', '/blog/what-to-eat-in-kanchanaburi', 200, /^What to eat in .+ \| Saphan$/],
  ['blog/:id', '/blog/no-such-article', 404, 'Page not found | Saphan'],
  ['blog/rss.xml', '/blog/rss.xml', 200, /travel guides/],
  ['about', '/about', 200, 'Who we are | Saphan'],
  ['privacy', '/privacy', 200, 'Privacy | Saphan'],
  ['terms', '/terms', 200, 'Terms | Saphan'],
  ['sitemap.xml', '/sitemap.xml', 200, ''],
  ['robots.txt', '/robots.txt', 200, ''],
  ['manifest.webmanifest', '/manifest.webmanifest', 200, ''],
  [
    'booking-summary',
    '/booking-summary?tripName=hidden-gems&customerName=Ada&customerEmail=ada@example.com',
    200,
    'Booking summary | Saphan',
  ],
  ['booking-success', '/booking-success', 200, 'Your payment | Saphan'],
  ['booking-cancelled', '/booking-cancelled', 200, 'Payment cancelled | Saphan'],
  ['sample-pass', '/sample-pass', 200, 'A sample of the trip pass | Saphan'],
  ['booking/:token', '/booking/x', 404, 'Your trip pass | Saphan'],
  ['booking/:token/change', '/booking/x/change', 404, 'Change booking | Saphan'],
  ['booking/:token/cancel', '/booking/x/cancel', 404, 'Cancel a booking | Saphan'],
  ['booking/:token/pay', '/booking/x/pay', 404, 'Pay online | Saphan'],
  ['booking/:token/opened', '/booking/x/opened', 404, ''],
  ['booking/:token/thai', '/booking/x/thai', 404, 'Thai cards | Saphan'],
  ['booking/:token/receipt', '/booking/x/receipt', 404, 'Receipt | Saphan'],
  ['booking/:token/calendar.ics', '/booking/x/calendar.ics', 404, ''],
  ['quote/:token', '/quote/x', 404, 'Your quote | Saphan'],
  ['quote/:token/opened', '/quote/x/opened', 404, ''],
  ['driver/:token', '/driver/x', 404, 'ใบงานคนขับ | Saphan'],
  ['driver/:token/:legId', '/driver/x/y', 404, 'ใบงานคนขับ | Saphan'],
  ['driver/:token/opened', '/driver/x/opened', 404, ''],
  ['calendar/:token.ics', '/calendar/x.ics', 404, ''],
  ['taxi-service', '/taxi-service', 200, 'Kanchanaburi taxi service | Saphan'],
  [
    'taxi-service/:route',
    '/taxi-service/kanchanaburi-to-hua-hin',
    200,
    'Private car from Kanchanaburi to Hua Hin | Saphan',
  ],
  ['taxi-service/:route', '/taxi-service/no-such-route', 404, 'Page not found | Saphan'],
  ['custom-trip', '/custom-trip', 200, 'Custom Trip Kanchanaburi | Saphan'],
  ['custom-trip/map', '/custom-trip/map?places=erawan+nowhere', 200, ''],
  ['newsletter', '/newsletter', 200, 'Newsletter | Saphan'],
  ['newsletter/confirm', '/newsletter/confirm', 404, 'Confirm your address | Saphan'],
  ['newsletter/unsubscribe', '/newsletter/unsubscribe?id=x', 404, 'End the news | Saphan'],
  ['review', '/review', 404, 'How was your day? | Saphan'],
  ['auth', '/auth', 200, 'Sign in | Saphan'],
  ['auth', '/auth?tab=sign-up', 200, 'Sign up | Saphan'],
  ['auth/confirm', '/auth/confirm?token=x', 303, ''],
  ['auth/forgot-password', '/auth/forgot-password', 200, 'Forgot your password? | Saphan'],
  ['auth/new-password', '/auth/new-password?token=x', 200, 'Choose a new password | Saphan'],
  ['auth/second-step', '/auth/second-step', 302, ''],
  ['auth/sign-out', '/auth/sign-out', 302, ''],
  ['admin', '/admin', 303, ''],
  ['admin/testimonials/:id', '/admin/testimonials/x', 303, ''],
  ['admin/custom-requests', '/admin/custom-requests', 303, ''],
  ['admin/newsletter', '/admin/newsletter', 303, ''],
  ['admin/bookings', '/admin/bookings', 303, ''],
  ['admin/taxi-requests', '/admin/taxi-requests', 303, ''],
  ['admin/overview', '/admin/overview', 303, ''],
  ['admin/export/:table', '/admin/export/bookings', 303, ''],
  ['admin/send-again', '/admin/send-again', 303, ''],
  ['admin/resolve-payment', '/admin/resolve-payment', 303, ''],
  ['admin/decide-refund', '/admin/decide-refund', 303, ''],
  ['admin/security', '/admin/security', 303, ''],
  ['admin/password-again', '/admin/password-again', 303, ''],
  ['desk', '/desk', 303, ''],
  ['desk/week', '/desk/week', 303, ''],
  ['desk/money', '/desk/money', 303, ''],
  ['desk/money/export.csv', '/desk/money/export.csv', 303, ''],
  ['desk/new', '/desk/new', 303, ''],
  ['desk/settings', '/desk/settings', 303, ''],
  ['desk/settings/reopen-days', '/desk/settings/reopen-days', 303, ''],
  ['desk/fleet', '/desk/fleet', 303, ''],
  ['desk/fleet/vehicle', '/desk/fleet/vehicle', 303, ''],
  ['desk/fleet/driver', '/desk/fleet/driver', 303, ''],
  ['desk/fleet/photo/:kind/:id', '/desk/fleet/photo/driver/x', 303, ''],
  ['desk/fleet/block', '/desk/fleet/block', 303, ''],
  ['desk/photos', '/desk/photos', 303, ''],
  ['desk/photos/:tourId', '/desk/photos/hidden-gems', 303, ''],
  ['desk/fleet/end-block', '/desk/fleet/end-block', 303, ''],
  ['desk/drives/:legId', '/desk/drives/x', 303, ''],
  ['desk/drives/photo/:pressId', '/desk/drives/photo/x', 303, ''],
  ['admin/testimonials/:id/photo', '/admin/testimonials/x/photo', 303, ''],
  ['desk/day-sheets', '/desk/day-sheets', 303, ''],
  ['desk/fleet/calendar-link', '/desk/fleet/calendar-link', 303, ''],
  ['desk/quotes/:reference', '/desk/quotes/SPN-SECR3', 303, ''],
  ['desk/bookings/:reference', '/desk/bookings/SPN-SECR3', 303, ''],
  ['desk/bookings/:reference/:act', '/desk/bookings/SPN-SECR3/cancel', 303, ''],
  ['sandbox/mail', '/sandbox/mail', 404, /Saphan$/],
  ['sandbox/mail.json', '/sandbox/mail.json', 404, ''],
  ['sandbox/checkout/:sessionId', '/sandbox/checkout/no-such-session', 404, /Saphan$/],
  ['*', '/no/such/page', 404, 'Page not found | Saphan'],
  ['*', '/styleguide', 404, 'Page not found | Saphan'],
] as const

test('every address of the website has an example here', () => {
  const addresses = routes.flatMap((route) => (route.children ?? [route]).map(({ path }) => path ?? '/'))
  expect([...new Set(EXAMPLES.map(([route]) => route))].sort()).toEqual([...addresses].sort())
})

test('each address answers with its status and its title', async () => {
  await using site = await builtSite()
  for (const [, path, status, title] of EXAMPLES) {
    const page = await site.get(path)
    const wanted = title instanceof RegExp ? expect.stringMatching(title) : title
    expect.soft({ path, status: page.status, title: page.title }).toEqual({ path, status, title: wanted })
  }
})

test.for(['bangkok', 'kanchanaburi'])(
  'the old address of the %s list redirects permanently',
  async (town) => {
    await using site = await builtSite()
    for (const path of [
      `/pre-made-trips-${town}`,
      `/pre-made-trips-${town}/`,
      `/pre-made-trips-${town}?utm=1`,
    ]) {
      const answer = await site.get(path)
      expect({ path, status: answer.status, to: answer.headers.get('location') }).toEqual({
        path,
        status: 301,
        to: `/pre-made-trips/${town}`,
      })
    }
  },
)

test('every address of a trip shows it and names the one canonical address', async () => {
  await using site = await builtSite()
  const samples = [listTours(catalogue, 'bangkok')[0], listTours(catalogue, 'kanchanaburi')[0]]
  for (const tour of catalogue.tours) {
    for (const id of [tour.id, ...(tour.aliases ?? [])]) {
      const others = [`/tours/${id}?origin=bangkok`, `/tours/bangkok/${id}`, `/tours/kanchanaburi/${id}`]
      const addresses = [`/tours/${id}`, ...(samples.includes(tour) ? others : [])]
      for (const path of addresses) {
        const page = await site.get(path)
        expect({ path, status: page.status, canonical: page.canonical }).toEqual({
          path,
          status: 200,
          canonical: `http://localhost:3000${canonicalPath(tour)}`,
        })
        expect(page.text).toContain(tour.title)
      }
    }
  }
})

test('the canonical address has the public name, for any Host header', async () => {
  await using site = await builtSite({ env: { PUBLIC_URL: 'http://trips.example.com' } })
  const answer = await site.app.request('http://evil.example/tours/hidden-gems', {
    headers: { host: 'evil.example' },
  })
  const html = await answer.text()
  expect(html).toContain(
    '<link rel="canonical" href="http://trips.example.com/tours/kanchanaburi/hidden-gems"',
  )
  expect(html).not.toContain('evil.example')
})

test('a remote tour of the catalogue names its page there, whatever its town is called', async () => {
  await using site = await builtSite()
  const pages = await Promise.all(
    ['kanchanaburi', 'x', 'y'].map((town) => site.get(`/tour/${town}/hidden-gems`)),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  const inCatalogue = 'http://localhost:3000/tours/kanchanaburi/hidden-gems'
  expect(pages.map(({ canonical }) => canonical)).toEqual([inCatalogue, inCatalogue, inCatalogue])
})

test('no link on any page is broken', async () => {
  await using site = await builtSite()
  const visited = new Map<string, number>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const page = await site.get(path)
    visited.set(path, page.status)
    const links = Array.from(page.html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g), ([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    waiting.push(...links)
  }
  expect(visited.size).toBeGreaterThan(60)
  expect([...visited].filter(([, status]) => status >= 400)).toEqual([])
})

test('the town lists show every trip of their town, and the packages page the first six of each', async () => {
  await using site = await builtSite()
  for (const region of ['bangkok', 'kanchanaburi'] as const) {
    const [list, overview] = [await site.get(`/pre-made-trips/${region}`), await site.get('/explore-trips')]
    const titles = listTours(catalogue, region).map(({ title }) => title)
    expect(titles.filter((title) => !list.text.includes(title))).toEqual([])
    expect(list.text).toContain(`${titles.length} trips from`)
    const [, starting] = /All (\d+) trips that start in/.exec(list.text) ?? []
    expect((await site.get(`/tours?origin=${region}`)).text).toContain(
      `Available Trip Programs (${starting})`,
    )
    expect(titles.filter((title) => overview.text.includes(title))).toEqual(titles.slice(0, 6))
  }
})

test('the trip list shows the number of trips found by word and by category', async () => {
  await using site = await builtSite()
  const heading = 'Pre-Made Trip Programs – Book Taxi with Driver'
  const all = await site.get('/tours')
  expect(all.text).toContain(heading)
  expect(all.text).toContain(`Available Trip Programs (${catalogue.tours.length})`)
  const wildlife = catalogue.tours.filter(({ category }) => category === 'wildlife')
  expect((await site.get('/tours?category=wildlife')).text).toContain(
    `Available Trip Programs (${wildlife.length})`,
  )
  const local = await site.get('/tours?origin=kanchanaburi&price=low')
  const startingThere = catalogue.tours.filter(
    ({ prices }) => originsOf(prices).includes('kanchanaburi') && lowestFare(prices, 'kanchanaburi') <= 2000,
  )
  expect(local.text).toContain(`Available Trip Programs (${startingThere.length})`)
  for (const { id } of startingThere) expect(local.html).toContain(`/tours/${id}?origin=kanchanaburi"`)
  const packages = await site.get('/explore-trips?origin=kanchanaburi')
  expect(packages.text).toContain('From Kanchanaburi')
  expect(packages.text).not.toContain('All Bangkok Tours')
  const none = await site.get('/tours?q=penguin')
  expect(none.text).toContain('Available Trip Programs (0)')
  expect(none.text).toContain('No tours found Try adjusting your search or filter criteria')
})

test('a 404 names what is missing and links onwards', async () => {
  await using site = await builtSite()
  const pageMissing = ['Oops! Page not found', 'Return to the home page'] as const
  const odd = ['Tour Not Found Invalid tour parameters', 'Back to Tours'] as const
  const missing = [
    ['/no/such/page', ...pageMissing],
    ['/tours/phuket/hidden-gems', ...pageMissing],
    ['/pre-made-trips/phuket', ...pageMissing],
    ['/tours/no-such-trip', "Tour Not Found The tour you're looking for doesn't exist.", 'View All Tours'],
    ['/tour/bangkok/no-such-trip', 'Tour Not Found Tour not found', 'Back to Tours'],
    ['/tour/bangkok/no%20such', ...odd],
    ['/tour/bangkok/%00', ...pageMissing],
    ['/tour/bangkok/__proto__', ...odd],
  ] as const
  for (const [path, words, way] of missing) {
    const page = await site.get(path)
    expect({ path, status: page.status }).toEqual({ path, status: 404 })
    expect(page.text).toContain(words)
    expect(page.text).toContain(way)
  }
})

test('while the tour source is down its page answers 503', async () => {
  const env = {
    AIRTABLE_TOKEN: 'pat-test',
    AIRTABLE_BASE_ID: 'appTest',
    AIRTABLE_API_URL: 'http://127.0.0.1:9',
  }
  await using site = await builtSite({ env })
  const page = await site.get('/tour/bangkok/erawan-death-railway')
  expect(page.status).toBe(503)
  expect(page.text).toContain('Tour Not Found Failed to load tour data')
})

test('a malformed address answers 404', async () => {
  await using site = await builtSite()
  const broken = [
    '/tours/%E0%A4%A',
    '/%',
    '/tour/bangkok/%ff',
    '/tours//hidden-gems',
    '/..%2f..%2fetc/passwd',
  ]
  for (const path of [...broken, `/${'a'.repeat(5000)}`]) {
    const { status } = await site.get(path)
    expect({ path, status }).toEqual({ path, status: 404 })
  }
})
