import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { testimonials } from '#platform/database/schema/schema.ts'
import { builtSite, textOf } from '../fixtures/built-site.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const REVIEW = {
  customerName: 'Ada',
  customerCountry: 'Finland',
  customerEmail: 'ada@example.com',
  reviewText: 'Quiet driver, <b>loud</b> waterfall.',
  tourId: 'erawan-death-railway',
  tourName: 'Erawan waterfall',
  travelDate: '2026-11-14',
  reviewDate: '2026-11-15',
  status: 'approved',
} as const

test('without reviews the home page says once that its quotes are examples', async () => {
  await using site = await builtSite()
  const { text } = await site.get('/')
  expect(text.split('quotes below are only examples')).toHaveLength(2)
  expect(text).not.toContain('Sample review')
})

test('the first approved review is shown beside the samples, with the day of the trip', async () => {
  await using site = await builtSite()
  await site.deps.db.read.insert(testimonials).values({ ...REVIEW, rating: 4, status: 'featured' })
  for (const path of [TRIP, '/']) {
    const { text, html } = await site.get(path)
    expect(text).toContain('Quiet driver, <b>loud</b> waterfall.')
    expect(html).not.toContain('<b>loud</b>')
    expect(text).toMatch(/Ada ?, Finland/)
    expect(text).toMatch(/[Bb]ooked and travelled on 14 November 2026/)
    expect(text).toContain('Sample review')
    expect(html).not.toContain('ada@example.com')
  }
  expect((await site.get('/tours/kanchanaburi/hidden-gems')).text).not.toContain('Quiet driver')
})

test('three approved reviews replace the samples and make the rating', async () => {
  await using site = await builtSite()
  const ratings = [5, 4, 4].map((rating) => ({ ...REVIEW, rating }))
  await site.deps.db.read.insert(testimonials).values(ratings)
  const home = await site.get('/')
  expect(home.text).not.toContain('Sample review')
  expect(home.text).not.toContain('only examples')
  expect(home.text).toContain('4.3 from 3 guests we drove ourselves')
  expect(home.text).toContain('3 reviews by guests we drove 4.3 of 5')
  const [, json = ''] = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</.exec(home.html) ?? []
  expect(JSON.parse(json)).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 3 } })
  for (const path of [TRIP, '/tours/kanchanaburi/hidden-gems'])
    expect((await site.get(path)).text).not.toContain('Sample review')
})

test('a public site without three reviews says why it can be trusted, where reviews stand later', async () => {
  await using site = await builtSite({ env: { PUBLIC_URL: 'https://saphan.example' } })
  await site.deps.db.read.insert(testimonials).values({ ...REVIEW, rating: 5, status: 'featured' })
  for (const path of [TRIP, '/']) {
    const text = textOf(await (await site.app.request(`https://saphan.example${path}`)).text())
    expect(text).toContain('Why you can trust a new house')
    expect(text).toContain(`Tour licence ${company.licence}`)
    expect(text).toContain('you can change or cancel free of charge')
    expect(text).not.toContain('Quiet driver')
    expect(text).not.toContain('Sample review')
  }
})
