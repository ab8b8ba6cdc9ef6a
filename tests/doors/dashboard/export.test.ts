import { expect, test } from 'vitest'
import { insertBookingOnce } from '#bookings/placing/insert-booking.store.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { legsOf } from '#bookings/ride.rules.ts'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { filledForm, offerOf, placedBooking } from '../../factories.ts'
import { newBooking } from '../../new-booking.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'

const TABLES = ['testimonials', 'custom-requests', 'newsletter', 'bookings', 'taxi-requests']

const TAXI_REQUEST = newBooking('SPN-TAXXX', {
  ...{ vehicleClass: 'suv', guests: 5, luggage: 2, travelDate: '2027-01-15', endDate: '2027-01-16' },
  details: { kind: 'transfer' },
  legs: legsOf({
    pickup: 'Hotel in Bangkok',
    dropoff: 'Hotel in Kanchanaburi',
    pickupDate: '2027-01-15',
    pickupTime: '07:30',
    returnDate: '2027-01-16',
    returnTime: '18:00',
  }),
})
const CUSTOM_TRIP = newBooking('SPN-TRPPP', {
  details: {
    ...{ kind: 'custom', moreThanEight: false, numberOfDays: 1, locations: [] },
    dayPlans: { day1: 'The museum' },
  },
})

async function exported(site: AdminSite, address: string) {
  const response = await site.app.request(`http://localhost:3000/admin/export/${address}`, {
    headers: { cookie: site.session },
  })
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return { response, text, lines: text.split('\r\n') }
}

test.for(TABLES)('the export of %s is a CSV file, also when the list is empty', async (table) => {
  await using site = await adminSite()
  const { response, text, lines } = await exported(site, table)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="saphan-${table}-2026-11-20.csv"`,
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(text.startsWith('\uFEFF"')).toBe(true)
  expect(lines).toHaveLength(2)
})

test('a booking is one line, and a formula typed by a guest is escaped', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway', {
    name: '=HYPERLINK("http://evil.example","Ada")',
    message: 'One line,\nand another; =1+1',
  })
  const { lines } = await exported(site, 'bookings')
  expect(lines).toHaveLength(3)
  const line = lines[1] ?? ''
  expect(line).toContain(`"${booking.reference}"`)
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""Ada"")"`)
  expect(line).toContain('"(+44) 7700 900123"')
  expect(line).toContain(`"One line, / and another;' =1+1"`)
  expect(line).toContain('"Waiting"')
})

test('statuses and kinds have the words of the dashboard', async () => {
  await using site = await adminSite()
  await placedBooking(site, 'erawan-death-railway')
  await insertBookingOnce(site.deps.db.read, TAXI_REQUEST)
  await insertBookingOnce(site.deps.db.read, CUSTOM_TRIP)
  const cells = async (table: string) => {
    const { lines } = await exported(site, table)
    const [names = [], row = []] = lines.map((line) =>
      Array.from(line.matchAll(/"([^"]*)"/g), ([, cell]) => cell),
    )
    return Object.fromEntries(names.map((name, index) => [name, row[index]]))
  }
  expect(await cells('bookings')).toMatchObject({
    status: 'Requested',
    channel: 'By email',
    origin: 'Bangkok',
    payment: '',
    mails: 'Waiting',
  })
  expect(await cells('taxi-requests')).toMatchObject({
    status: 'Requested',
    service: 'Round trip',
    vehicle: 'SUV',
    mails: 'None',
  })
  expect(await cells('custom-requests')).toMatchObject({ status: 'Pending', day_plans: 'Day 1: The museum' })
})

test("the token of a guest's summary is not in the file", async () => {
  await using site = await adminSite()
  const { token } = await placedBooking(site, 'erawan-death-railway')
  const { text } = await exported(site, 'bookings')
  expect(text).not.toContain(token)
  expect(text).not.toMatch(/hash|request_id/)
})

test('the file holds the rows that the search finds', async () => {
  await using site = await adminSite()
  for (const name of ['Ada Example', 'Grace Example']) {
    await requestBooking(site.deps, {
      offer: offerOf('erawan-death-railway'),
      submission: filledForm({ name, requestId: crypto.randomUUID() }),
    })
  }
  const { lines } = await exported(site, 'bookings?q=grace')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Grace Example')
})

test('a long list is complete, each row once', async () => {
  await using site = await adminSite()
  await site.deps.db.read.insert(newsletterSubscriptions).values(
    Array.from({ length: 2_500 }, (_, index) => ({
      email: `reader.${index}@example.com`,
      subscriptionSource: 'footer',
      confirmationId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 400)),
    })),
  )
  const { lines } = await exported(site, 'newsletter')
  const addresses = lines.slice(1, -1).map((line) => line.split(',')[1])
  expect(addresses).toHaveLength(2_500)
  expect(new Set(addresses).size).toBe(2_500)
})

test('the export of an unknown list is not found', async () => {
  await using site = await adminSite()
  for (const name of ['users', 'constructor', 'sessions', '__proto__'])
    expect((await exported(site, name)).response.status).toBe(404)
})
