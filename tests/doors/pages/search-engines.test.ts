import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canonicalPath } from '#catalogue/catalogue.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { company } from '#content/company.ts'
import { faqOf } from '#content/faq.ts'
import { findPost } from '#content/markdown/posts.ts'
import { airportRoutes, popularRoutes } from '#content/transfers/popular-routes.ts'
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts'

const PUBLIC_URL = 'http://localhost:3000'

type Block = { '@type': string; [property: string]: unknown }
type Visit = Awaited<ReturnType<BuiltSite['get']>>

/** Every page in the sitemap. */
async function publicPages(site: BuiltSite) {
  const { html } = await site.get('/sitemap.xml')
  const addresses = Array.from(html.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address)
  return Promise.all(
    addresses.map(async (address) => {
      const path = address.replace(PUBLIC_URL, '')
      return { path, address, page: await site.get(path) }
    }),
  )
}

function blocksOf({ html }: Visit): Block[] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return Array.from(blocks, ([, json = '']) => JSON.parse(json) as Block)
}

function metaOf({ html }: Visit, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

test('the sitemap has every trip, article and page once, and each is its own canonical address', async () => {
  await using site = await builtSite()
  const pages = await publicPages(site)
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const tour of catalogue.tours) expect(paths).toContain(canonicalPath(tour))
  expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(6)
  for (const path of ['/', '/tours', '/blog', '/taxi-service', '/custom-trip', '/privacy', '/terms'])
    expect(paths).toContain(path)
  const wrong = pages.filter(({ page, address }) => page.status !== 200 || page.canonical !== address)
  expect(wrong.map(({ path, page }) => `${path} ${page.status} ${page.canonical}`)).toEqual([])
  expect(pages.filter(({ page }) => metaOf(page, 'robots')).map(({ path }) => path)).toEqual([])
})

test('articles have the day of their last change in the sitemap', async () => {
  await using site = await builtSite()
  const { html, headers } = await site.get('/sitemap.xml')
  expect(headers.get('content-type')).toContain('application/xml')
  expect(html).toContain(
    `<loc>${PUBLIC_URL}/blog/erawan-waterfall-seven-tiers</loc><lastmod>2026-11-12</lastmod>`,
  )
  const tips = findPost('kanchanaburi-practical-tips')
  expect(tips?.updated).toBeDefined()
  expect(html).toContain(
    `<loc>${PUBLIC_URL}/blog/kanchanaburi-practical-tips</loc><lastmod>${tips?.updated}</lastmod>`,
  )
})

test('every public page has a title and a description of its own, of a useful length', async () => {
  await using site = await builtSite()
  const pages = await publicPages(site)
  const titles = pages.map(({ page }) => page.title)
  const descriptions = pages.map(({ page }) => metaOf(page, 'description') ?? '')
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  expect(titles.filter((title) => !title.includes(company.name))).toEqual([])
  expect(descriptions.filter((text) => text.length < 60 || text.length > 220)).toEqual([])
})

test('every page has Open Graph title, description and an existing picture', async () => {
  await using site = await builtSite()
  for (const { path, address, page } of await publicPages(site)) {
    const picture = metaOf(page, 'og:image') ?? ''
    expect({ path, url: metaOf(page, 'og:url'), card: metaOf(page, 'twitter:card') }).toEqual({
      path,
      url: address,
      card: 'summary_large_image',
    })
    expect(page.title).toContain((metaOf(page, 'og:title') ?? '-').replaceAll('&#x27;', "'"))
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
    expect({ path, exists: existsSync(picture.replace(PUBLIC_URL, 'build/client')) }).toEqual({
      path,
      exists: true,
    })
  }
})

test('the home page has structured data of the business and the FAQ', async () => {
  await using site = await builtSite()
  const home = await site.get('/')
  const [business] = blocksOf(home)
  expect(business).toMatchObject({
    '@type': 'TravelAgency',
    name: company.name,
    telephone: company.phone,
    address: company.address,
    url: `${PUBLIC_URL}/`,
  })
  expect(business).not.toHaveProperty('aggregateRating')
  expect(home.html).toContain('itemType="https://schema.org/FAQPage"')
  const asked = home.html.matchAll(/<summary itemProp="name">([^<]*)<.*?<p itemProp="text">([^<]*)</gs)
  const questions = Array.from(asked, ([, question = '', answer = '']) => ({ question, answer }))
  expect(JSON.parse(JSON.stringify(questions).replaceAll('&#x27;', "'"))).toEqual(faqOf(defaultRules))
})

test('the taxi service has structured data with the lowest price of each route', async () => {
  await using site = await builtSite()
  const [taxi] = blocksOf(await site.get('/taxi-service'))
  expect(taxi).toMatchObject({ '@type': 'TaxiService', url: `${PUBLIC_URL}/taxi-service` })
  expect(taxi?.offers).toHaveLength(popularRoutes.length + airportRoutes.length)
  expect(taxi?.offers).toContainEqual(
    expect.objectContaining({
      name: 'Bangkok → Kanchanaburi',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 2200, priceCurrency: 'THB' },
    }),
  )
})

test('every trip has structured data with its offers in baht and its breadcrumbs', async () => {
  await using site = await builtSite()
  for (const tour of catalogue.tours) {
    const [trip, breadcrumbs] = blocksOf(await site.get(canonicalPath(tour)))
    const url = PUBLIC_URL + canonicalPath(tour)
    expect(trip).toMatchObject({
      '@type': 'TouristTrip',
      name: tour.title,
      description: tour.description,
      url,
    })
    const offers = trip?.offers as { price: number; priceCurrency: string; url: string }[]
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.filter(({ price, priceCurrency }) => !(price > 0) || priceCurrency !== 'THB')).toEqual([])
    expect(offers.every((offer) => offer.url === url)).toBe(true)
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${PUBLIC_URL}/` },
      { position: 2, item: `${PUBLIC_URL}/pre-made-trips/${tour.region}` },
      { position: 3, item: url },
    ])
  }
})

test('an article has structured data with its date, author and picture', async () => {
  await using site = await builtSite()
  const [article, breadcrumbs] = blocksOf(await site.get('/blog/erawan-waterfall-seven-tiers'))
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Erawan waterfall tier by tier, with walking times and seasons',
    datePublished: '2026-11-12',
    dateModified: '2026-11-12',
    image: `${PUBLIC_URL}/share/erawan-falls.jpg`,
    author: { '@type': 'Organization', name: 'The Saphan team' },
  })
  expect(breadcrumbs?.itemListElement).toHaveLength(3)
})

test('the date of an update is on the article, in its structured data and in the feed', async () => {
  await using site = await builtSite()
  const page = await site.get('/blog/kanchanaburi-practical-tips')
  expect(page.text).toContain('14 June 2026')
  expect(page.text).toContain('Updated 12 November 2026')
  expect(blocksOf(page)[0]).toMatchObject({ datePublished: '2026-06-14', dateModified: '2026-11-12' })
  expect((await site.get('/blog/erawan-waterfall-seven-tiers')).text).not.toContain('Updated')
  const { html: feed } = await site.get('/blog/rss.xml')
  const [item] = feed.match(/<item>(?:(?!<\/item>).)*practical-tips.*?<\/item>/s) ?? []
  expect(item).toContain('<pubDate>Sun, 14 Jun 2026 05:00:00 GMT</pubDate>')
  expect(item).toContain('<atom:updated>2026-11-12T12:00:00+07:00</atom:updated>')
})

test('sample reviews make no rating in structured data', async () => {
  await using site = await builtSite()
  const blocks = (await publicPages(site)).flatMap(({ page }) => blocksOf(page))
  expect(JSON.stringify(blocks)).not.toMatch(/rating|review/i)
})

test('robots.txt names the sitemap and disallows guests’ pages', async () => {
  await using site = await builtSite({ env: { PUBLIC_URL: 'http://trips.example.com' } })
  const answer = await site.app.request('http://trips.example.com/robots.txt')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('Sitemap: http://trips.example.com/sitemap.xml')
  for (const path of ['/booking-summary', '/booking/', '/calendar/', '/sandbox/', '/newsletter/', '/review'])
    expect(lines).toContain(`Disallow: ${path}`)
})

test('the web manifest has the name and existing icons', async () => {
  await using site = await builtSite()
  const { html, headers } = await site.get('/manifest.webmanifest')
  expect(headers.get('content-type')).toBe('application/manifest+json')
  const manifest = JSON.parse(html) as { short_name: string; icons: { src: string }[] }
  expect(manifest.short_name).toBe(company.name)
  expect(manifest.icons.filter(({ src }) => !existsSync(`build/client${src}`))).toEqual([])
  const { html: page } = await site.get('/')
  const links = (page.match(/<link [^>]*>/g) ?? []).map((link) => link.replace(/ nonce="[^"]*"/, ''))
  expect(links.filter((link) => /apple-touch-icon|rel="manifest"/.test(link)).sort()).toEqual([
    '<link rel="apple-touch-icon" href="/icons/icon-180.png"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  ])
})
