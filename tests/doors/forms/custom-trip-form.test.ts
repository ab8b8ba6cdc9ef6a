import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { storedCustomTrips } from '#tests/stored-bookings.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { fillInAndFollow, formOf } from '../fixtures/form-page.ts'

const PATH = '/custom-trip'
const SUBMITTED =
  "Trip request submitted! We'll contact you within 24 hours with a custom quote and itinerary."

const TRIP = {
  name: 'Ada Example',
  country: 'United Kingdom',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  whatsapp: '+44 7700 900124',
  customTrip: 'Slow mornings.\nNo long walks.',
  passengers: 'more',
  luggage: '2',
  startDate: '2027-01-15',
  endDate: '2027-01-17',
  pickupPoint: 'River Inn',
  dropoffPoint: 'Ayutthaya',
  day1: 'The museum first',
  day2: '',
  day3: 'The falls',
}

/** The page that an accepted form leads to. */
async function follow(site: BuiltSite, answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.status).toBe(303)
  return site.get(answer.headers.get('location') ?? '')
}

/** Sends the form with places, as checkboxes do: one name several times. */
function send(site: BuiltSite, typed: Record<string, string>, places: string[] = []) {
  const post = formPost(PATH, typed)
  const ticked = places.map((place) => `&selectedLocations=${encodeURIComponent(place)}`).join('')
  return site.get(PATH, { ...post, body: `${post.body}${ticked}` })
}

test('without scripts a custom trip is stored with all its fields', async () => {
  await using site = await builtSite()
  const page = await follow(site, await send(site, TRIP, ['hellfire-pass', 'erawan']))
  const [trip] = await storedCustomTrips(site.deps.db.read)
  expect(trip).toMatchObject({
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    customerPhone: '+44 7700 900123',
    customerCountry: 'United Kingdom',
    guests: 9,
    moreThanEight: true,
    numberOfDays: 3,
    travelDate: '2027-01-15',
    endDate: '2027-01-17',
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The museum first', day3: 'The falls' },
    specialRequests: [
      'Slow mornings.',
      'No long walks.',
      'Pickup: River Inn',
      'Drop-off: Ayutthaya',
      'Luggage: 2',
      'WhatsApp: +44 7700 900124',
      'Passengers: more than 8',
    ].join('\n'),
  })
  expect(page.status).toBe(200)
  for (const words of [SUBMITTED, 'What happens next?', 'Plan Another Trip', trip?.reference]) {
    expect(page.text).toContain(words)
  }
})

test('name, email and phone are the only required fields', async () => {
  await using site = await builtSite()
  const { name, email, phone } = TRIP
  const page = await fillInAndFollow(site, PATH, { name, email, phone })
  expect(page.text).toContain(SUBMITTED)
  expect(await storedCustomTrips(site.deps.db.read)).toMatchObject([
    { guests: 2, numberOfDays: 1, travelDate: null, locations: [], specialRequests: null },
  ])
})

test('the page has a checkbox for each of 37 places, the view count and five day plans', async () => {
  await using site = await builtSite()
  const page = await site.get(PATH)
  const boxes = page.html.match(/<input[^>]* name="selectedLocations" value="[^"]+"/g) ?? []
  expect(new Set(boxes).size).toBe(37)
  expect(page.text).toContain('Views: 1,358')
  expect(page.html.match(/name="day[1-5]"/g)).toHaveLength(5)
})

const REFUSALS: [changes: Partial<typeof TRIP>, errors: Record<string, string>, title: string][] = [
  [{ name: '' }, { name: 'Name is required.' }, 'Please check the form'],
  [{ email: 'ada@' }, { email: 'Please enter a valid email address.' }, 'Invalid email'],
  [{ phone: '' }, { phone: 'Phone number is required.' }, 'Please check the form'],
  [{ phone: 'ring me' }, { phone: 'Please enter a valid phone number.' }, 'Invalid phone number'],
  [
    { startDate: '2026-11-19' },
    { startDate: 'Please select a start date from today onwards.' },
    'Please check the form',
  ],
  [
    { endDate: '2027-01-14' },
    { endDate: 'Please select an end date on or after the start date.' },
    'Please check the form',
  ],
  [
    { pickupPoint: 'River\u202eInn' },
    { pickupPoint: 'Please remove the unusual characters from your message' },
    'Please check the form',
  ],
]

test.for(REFUSALS)(
  '%j gets its message at the field, and the form keeps the values',
  async ([changes, errors, title]) => {
    await using site = await builtSite()
    const page = await send(site, { ...TRIP, ...changes }, ['hellfire-pass', 'mon-bridge'])
    expect(page.status).toBe(422)
    expect(page.text).toContain(title)
    const form = formOf(page.html)
    expect(form.errors).toEqual(errors)
    // A text area loses its line breaks in `textOf`.
    expect(form.values).toMatchObject({ ...TRIP, customTrip: 'Slow mornings. No long walks.', ...changes })
    const ticked = page.html.match(/<input[^>]* name="selectedLocations"[^>]* checked=""[^>]*>/g) ?? []
    expect(ticked.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(['hellfire-pass', 'mon-bridge'])
    expect(await site.deps.db.read.$count(bookings)).toBe(0)
  },
)

test('a place that is not in the list is refused', async () => {
  await using site = await builtSite()
  const page = await send(site, TRIP, ['hellfire-pass', 'the-moon'])
  expect(page.status).toBe(422)
  expect(page.text).toContain('Please choose places from the list.')
})

test('while the database is down the form keeps the values', async () => {
  await using site = await builtSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const away = await builtSite({}, { db: createDatabase(pool) })
  const page = await send(away, TRIP, ['hellfire-pass'])
  expect(page.status).toBe(503)
  expect(page.text).toContain('Submission failed')
  expect(page.text).toContain('Please try again or contact us directly.')
  expect(formOf(page.html).values).toMatchObject({
    name: TRIP.name,
    day3: TRIP.day3,
    startDate: TRIP.startDate,
  })
  await pool.end()
  await away[Symbol.asyncDispose]()
  expect((await send(site, TRIP, ['hellfire-pass'])).status).toBe(303)
})

test('of two identical submits without scripts one leads to the pass, and the other is told that it was received', async () => {
  await using site = await builtSite()
  const pages = await Promise.all([send(site, TRIP), send(site, TRIP)])
  const trips = await storedCustomTrips(site.deps.db.read)
  expect(trips).toHaveLength(1)
  expect(pages.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(pages.find(({ status }) => status === 409)?.text).toContain(
    `received this as ${trips[0]?.reference}`,
  )
})
