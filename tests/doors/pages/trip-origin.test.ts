import { expect, test } from 'vitest'
import { canonicalPath } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { durationOf, ORIGINS, tourFrom } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { builtSite } from '../fixtures/built-site.ts'

const twofold = catalogue.tours.filter((tour) => originsOf(tour.prices).length === 2)

test('the page of a trip describes the day from the chosen town', async () => {
  await using site = await builtSite()
  expect(twofold.length).toBeGreaterThan(0)
  for (const trip of twofold) {
    for (const origin of ORIGINS) {
      const other = ORIGINS.find((town) => town !== origin) ?? origin
      const [day, otherDay] = [tourFrom(trip, origin), tourFrom(trip, other)]
      for (const path of [`/tours/${trip.id}?origin=${origin}`, `${canonicalPath(trip)}?origin=${origin}`]) {
        const { html } = await site.get(path)
        const page = html.replaceAll('&#x27;', "'").replace(/<script.*?<\/script>/gs, '')
        const structured = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
        expect.soft(page, path).toMatch(new RegExp(`>By car</dt><dd[^>]*>${day.distanceKm} km</dd>`))
        expect.soft(page, path).toContain(`${durationOf(day)}</dd>`)
        for (const time of [day.itinerary[0]?.time, day.itinerary.at(-1)?.time])
          expect.soft(page, path).toContain(`${time}</dd>`)
        for (const text of [...day.included, ...day.itinerary.map(({ activity }) => activity)])
          expect.soft(page, path).toContain(text)
        const onlyThere = otherDay.included.filter((text) => !day.included.includes(text))
        for (const text of [otherDay.itinerary[0]?.activity ?? '', ...onlyThere])
          expect.soft(page, path).not.toContain(`>${text}<`)
        expect.soft(structured, path).toContain(day.itinerary[1]?.activity)
      }
    }
  }
})

test('the page of a trip links to the same day from the other town', async () => {
  await using site = await builtSite()
  const { html, canonical } = await site.get('/tours/erawan-death-railway?origin=kanchanaburi')
  expect(html).toContain('From Bangkok <small>06:00 to 18:00, ฿5,300</small>')
  expect(html).toContain('href="/tours/erawan-death-railway?origin=bangkok"')
  expect(canonical).toMatch(/\/tours\/bangkok\/erawan-death-railway$/)
})
