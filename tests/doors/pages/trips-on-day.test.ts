import { expect, test } from 'vitest'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'

/** A Saturday, on which every trip runs. */
const DAY = '2027-01-16'
const CLOSED = { firstDay: DAY, lastDay: DAY, vehicleClass: null, reason: 'The road is closed.' }
const TRIP = 'erawan-death-railway'
const ALL = catalogue.tours.length
const count = (trips: number) => `Available Trip Programs (${trips})`

const dayField = (html: string) => /<input\b[^>]*type="date"[^>]*>/.exec(html)?.[0] ?? ''

test('the list of a day has the trips of that day, and leads to their pages with it', async () => {
  await using site = await builtSite()
  await insertBlackout(site.deps.db.read, { ...CLOSED, tourId: 'hidden-gems' })
  const list = await site.get(`/tours?origin=kanchanaburi&date=${DAY}`)
  const sameTown = await site.get('/tours?origin=kanchanaburi')
  const inTown = Number(/Programs \((\d+)\)/.exec(sameTown.text)?.[1])
  expect(list.text).toContain(count(inTown - 1))
  expect(list.text).toContain('Saturday 16 January 2027 Any day')
  expect(list.html).not.toContain('/tours/hidden-gems')
  expect(list.text).toContain(`${inTown - 1} private days out, one price for the whole car`)
  expect(dayField(list.html)).toContain(`value="${DAY}"`)
  expect(list.canonical).toMatch(/\/tours$/)

  const path = `/tours/${TRIP}?origin=kanchanaburi&date=${DAY}`
  expect(list.html).toContain(`href="${path.replace('&', '&amp;')}"`)
  const trip = await site.get(path)
  expect(formOf(trip.html).values.date).toBe(DAY)
  expect(trip.text).toMatch(/Free cancellation until we confirm, then until Fri\s15\sJan/)
  expect(trip.html.split(`?origin=bangkok&amp;date=${DAY}`)).toHaveLength(2)
  expect(trip.canonical).toMatch(new RegExp(`/tours/bangkok/${TRIP}$`))
})

test('when nothing runs on a day the list says so, and the day alone can be taken away', async () => {
  await using site = await builtSite()
  await insertBlackout(site.deps.db.read, { ...CLOSED, tourId: null })
  const list = await site.get(`/tours?origin=bangkok&length=long&date=${DAY}`)
  expect(list.text).toContain(count(0))
  expect(list.text).toContain('No tours found Try adjusting your search or filter criteria Any day')
  expect(list.html).toContain('href="/tours?origin=bangkok&amp;length=long"')
})

test.for(['2026-11-19', '2029-01-01', 'soon'])(
  'a list for %s says what is wrong and has all trips',
  async (date) => {
    await using site = await builtSite()
    const list = await site.get(`/tours?date=${date}`)
    expect(list.text).toContain(
      'Please choose a day from today to 18 months ahead. Until then, you see all trips.',
    )
    expect(dayField(list.html)).toMatch(/aria-invalid="true"/)
    expect(dayField(list.html)).toContain(`value="${date === 'soon' ? '' : date}"`)
    expect(list.text).toContain(count(ALL))
    expect(list.html).not.toContain('&amp;date=')
  },
)

test('without its database the list has all trips, says so, and keeps the day', async () => {
  await using site = await siteWithoutDatabase()
  const list = await site.get(`/tours?date=${DAY}`)
  expect(list.status).toBe(200)
  expect(list.text).toContain(`${count(ALL)} We can’t check which days are free just now.`)
  expect(list.html).toContain(`/tours/${TRIP}?origin=bangkok&amp;date=${DAY}`)
})

test.for(['2026-11-19', '2029-01-01', 'soon', '2027-01-15'])(
  'a trip that cannot be booked on %s opens without a day',
  async (date) => {
    await using site = await builtSite()
    const trip = await site.get(`/tours/old-street-evening?date=${date}`)
    expect(formOf(trip.html).values.date).toBeUndefined()
    expect(trip.html).not.toContain('&amp;date=')
  },
)
