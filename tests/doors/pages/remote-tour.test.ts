import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { serve } from '../../serve.ts'
import { builtSite } from '../fixtures/built-site.ts'

/** The site with one remote tour, whose source answers once it is `ready`. */
async function siteWithTour(fields: Record<string, unknown>, ready: Promise<unknown> = Promise.resolve()) {
  const record = { id: 'rec1', createdTime: '2026-01-01T00:00:00.000Z', fields }
  const port = await serve(async (_, response) => {
    await ready
    response.end(JSON.stringify({ records: [record] }))
  })
  const AIRTABLE_API_URL = `http://127.0.0.1:${port}`
  return builtSite({ env: { AIRTABLE_TOKEN: 'pat-test', AIRTABLE_BASE_ID: 'appTest', AIRTABLE_API_URL } })
}

test('a remote tour without prices and pictures shows a poster and "Price on request"', async () => {
  await using site = await siteWithTour({ title: 'Night train' })
  const page = await site.get('/tour/bangkok/night-train')
  expect(page.text).toContain('Price on request Tell us your day and how many you are')
  expect(page.text).toContain('with a price for "Night train"')
  expect(page.text).not.toMatch(/Book this day|On request/)
  expect(page.html).toContain('/art/road-van.svg')
})

test('a remote tour with a price can be booked, and shows its pictures', async () => {
  const gallery = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg']
  await using site = await siteWithTour({ title: 'Night train', price_car: 4200, gallery })
  const page = await site.get('/tour/bangkok/night-train?photo=2')
  expect(page.text).toContain('Book this day')
  expect(page.text).toContain('On request We check that a driver is free')
  expect(page.text).toContain('Picture 2 / 2')
  expect(page.text).not.toContain('Price on request')
  expect(page.html).not.toContain('/art/road-van.svg')
})

test('markup from the tour source is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const texts = { description: markup, highlights: [markup], included: [markup], target_audience: markup }
  await using site = await siteWithTour({ title: markup, category: markup, ...texts })
  const page = await site.get('/tour/bangkok/night-train')
  expect(page.html).not.toContain(markup)
  expect(page.text.split(markup).length - 1).toBeGreaterThanOrEqual(6)
})

test('while the source is slow the page shows its outline, and a link to the tour without scripts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await using site = await siteWithTour({ title: 'Night train', price_car: 4200 }, promise)
  const early = await site.get('/tour/bangkok/night-train')
  expect(early.status).toBe(200)
  expect(early.text).toContain('Loading the tour')
  expect(early.text).not.toContain('Night train')
  const link = /<noscript><p><a class="link" href="(\?[^"]*)"/.exec(early.html)?.[1]
  resolve()
  const whole = await site.get(`/tour/bangkok/night-train${link}`)
  expect(whole.text).toContain('Book this day')
})

test('the compressed data of a slow tour starts before the source has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await using site = await siteWithTour({ title: 'Night train' }, promise)
  const request = new Request('http://localhost:3000/tour/bangkok/night-train.data', {
    headers: { 'accept-encoding': 'br' },
  })
  const response = await site.app.fetch(request)
  expect(response.headers.get('content-encoding')).toBe('br')
  const reader = response.body?.getReader()
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
  resolve()
  while (!(await reader?.read())?.done);
})

test('a tour of the bundled catalogue shows its pictures', async () => {
  await using site = await builtSite()
  const page = await site.get('/tour/bangkok/full-day-highlights?photo=2')
  expect(page.text).toMatch(/Picture 2 \/ [3-9]/)
})

test('tours that only the outside source has are linked from the list of their town and in the sitemap', async () => {
  await using site = await siteWithTour({ tour_id: 'night-train', title: 'Night <b>train</b>' })
  const list = await site.get('/pre-made-trips/bangkok')
  expect(list.text).toContain('More trips from Bangkok Night <b>train</b>')
  expect(list.html).toContain('href="/tour/bangkok/night-train"')
  expect((await site.get('/sitemap.xml')).html).toContain(
    '<loc>http://localhost:3000/tour/bangkok/night-train</loc>',
  )
  // The same source serves both towns here.
  const count = catalogue.tours.length + 2
  expect((await site.get('/tours')).text).toContain(`Available Trip Programs (${count})`)
  const fromBangkok = /Available Trip Programs \((\d+)\)/.exec(
    (await site.get('/tours?origin=bangkok')).text,
  )?.[1]
  expect((await site.get('/')).text).toContain(`See ${fromBangkok} trips`)
  const found = await site.get('/tours?q=night+train&origin=bangkok')
  expect(found.text).toContain('Available Trip Programs (1)')
  expect(found.html).toContain('href="/tour/bangkok/night-train')
  const page = await site.get('/tour/bangkok/night-train')
  expect(page.canonical).toBe('http://localhost:3000/tour/bangkok/night-train')
  expect(page.html).not.toContain('noindex')
})

test('a tour of the catalogue that the source has too is listed once, under its page there', async () => {
  await using site = await siteWithTour({ tour_id: 'hidden-gems', title: 'Hidden gems' })
  expect((await site.get('/pre-made-trips/kanchanaburi')).text).not.toContain('More days')
  expect((await site.get('/sitemap.xml')).html).not.toContain('/tour/kanchanaburi')
  const page = await site.get('/tour/kanchanaburi/hidden-gems')
  expect(page.canonical).toBe('http://localhost:3000/tours/kanchanaburi/hidden-gems')
})

test('while the source is away lists are shown without its tours, and are not cached', async () => {
  await using site = await siteWithTour({}, new Promise(() => {}))
  for (const path of ['/', '/tours', '/pre-made-trips/bangkok', '/sitemap.xml']) {
    const { status, headers } = await site.get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  }
})
