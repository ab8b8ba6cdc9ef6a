import { expect, test } from 'vitest'
import { serve } from '../serve.ts'
import { builtSite } from './built-site.ts'

/** The site with one remote tour, as an outside system describes it. */
async function siteWithTour(fields: Record<string, unknown>) {
  const record = { id: 'rec1', createdTime: '2026-01-01T00:00:00.000Z', fields }
  const port = await serve((_, response) => response.end(JSON.stringify({ records: [record] })))
  const AIRTABLE_API_URL = `http://127.0.0.1:${port}`
  return builtSite({ env: { AIRTABLE_TOKEN: 'pat-test', AIRTABLE_BASE_ID: 'appTest', AIRTABLE_API_URL } })
}

test('a remote tour without prices and pictures has a poster and asks the guest to write', async () => {
  await using site = await siteWithTour({ title: 'Night train' })
  const page = await site.get('/tour/bangkok/night-train')
  expect(page.text).toContain('Price on request Tell us your day and how many you are')
  expect(page.text).toContain('with a price for "Night train"')
  expect(page.text).not.toContain('Book this day')
  expect(page.html).toContain('/art/road-van.svg')
})

test('a remote tour with a price can be booked, and its pictures can be gone through', async () => {
  const gallery = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg']
  await using site = await siteWithTour({ title: 'Night train', price_car: 4200, gallery })
  const page = await site.get('/tour/bangkok/night-train?photo=2')
  expect(page.text).toContain('Book this day')
  expect(page.text).toContain('Picture 2 / 2')
  expect(page.text).not.toContain('Price on request')
  expect(page.html).not.toContain('/art/road-van.svg')
})

test('what an outside system writes is text and never markup', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const texts = { description: markup, highlights: [markup], included: [markup], target_audience: markup }
  await using site = await siteWithTour({ title: markup, category: markup, ...texts })
  const page = await site.get('/tour/bangkok/night-train')
  expect(page.html).not.toContain(markup)
  expect(page.text.split(markup).length - 1).toBeGreaterThanOrEqual(6)
})
