import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { submitReview } from '#guests/reviews/reviews.ts'
import { NO_LONGER_NEEDED } from '#messages/outbox/mails.store.ts'
import { bookings, mails, newsletterSubscriptions, testimonials } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { GUEST_FORM, placedBooking } from '../../factories.ts'
import { type AdminSite, adminSite, rowsOf } from '../fixtures/admin-site.ts'
import { fillIn } from '../fixtures/form-page.ts'
import { adminOf } from '../fixtures/signed-in.ts'

const TABS = {
  Testimonials: '/admin',
  'Custom Requests': '/admin/custom-requests',
  Newsletter: '/admin/newsletter',
  Bookings: '/admin/bookings',
  'Taxi Requests': '/admin/taxi-requests',
}
const PRIVATE = {
  'cache-control': expect.stringContaining('no-store'),
  'x-robots-tag': 'noindex, nofollow',
}
const RIDE = {
  pickup: 'Hotel in Bangkok',
  dropoff: 'Hotel in Kanchanaburi',
  service: 'round-trip',
  pickupDate: '2027-01-15',
  pickupTime: '07:30',
  returnDate: '2027-01-17',
  returnTime: '16:00',
  passengers: '2',
  luggage: '2',
  vehicle: 'car',
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  notes: 'Flight TG 911',
}

/** The text of the first row while it is closed. */
function essentialsOf(html: string): string {
  return rowsOf(html)[0] ?? ''
}

async function subscribed({ deps }: AdminSite, count: number) {
  await deps.db.read.insert(newsletterSubscriptions).values(
    Array.from({ length: count }, (_, index) => ({
      name: index === 0 ? null : `Reader ${index}`,
      email: `reader.${index}@example.com`,
      subscriptionSource: 'footer',
      confirmationId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 10, 1, index)),
    })),
  )
}

function linkOf(html: string, words: string): string {
  const link = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>(?:(?!</a>).)*${words}`, 's').exec(html)?.[1]
  return (link ?? expect.fail(`no link ${words}`)).replaceAll('&amp;', '&')
}

test('every tab of an empty database says that nothing is there', async () => {
  await using site = await adminSite()
  for (const [name, path] of Object.entries(TABS)) {
    const page = await site.see(path)
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
    expect(page.title).toBe(`${name}, dashboard | Saphan`)
    expect(page.text).toContain('Nothing here yet')
    expect(page.html).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="${path}"`))
    expect(page.text).toContain('operator@example.com')
    expect(page.text).toContain('Back to the website')
    expect(page.text).not.toContain('Needs you')
  }
})

test('a booking is in its list, and its row leads to its page at the desk', async () => {
  await using site = await adminSite()
  await fillIn(site, '/tours/bangkok/erawan-death-railway', GUEST_FORM)
  const { html } = await site.see(TABS.Bookings)
  const [row = ''] = rowsOf(html)
  for (const words of ['15 Jan 2027', 'Ada Example', '+44 7700 900123', '฿5,800', 'By email', 'Requested'])
    expect(row).toContain(words)
  expect(row).toContain('Emails: Waiting')
  expect((await site.see(linkOf(html, 'SPN-'))).text).toContain('A child seat, please.')

  await site.sendMails()
  const sent = rowsOf((await site.see(TABS.Bookings)).html)[0]
  expect(sent).toContain('Requested')
  expect(sent).not.toContain('Emails')
})

test('a number without country code opens WhatsApp when it is clear, and a paid pickup that is not is marked', async () => {
  await using site = await adminSite()
  const trip = '/tours/bangkok/full-day-highlights'
  const newest = async () => {
    const { html } = await site.see(`${TABS.Bookings}?state=draft`)
    return { row: rowsOf(html)[0] ?? '', desk: await site.see(linkOf(html, 'SPN-')) }
  }
  await fillIn(site, trip, { ...GUEST_FORM, phone: '081 234 5678', pickupLocation: 'Riverside hotel' })
  const unclear = await newest()
  expect(linkOf(unclear.desk.html, 'WhatsApp')).toBe('https://wa.me/66812345678')
  expect(unclear.row).toContain('check the pickup')
  expect(unclear.desk.text).toContain('Check it: does the trip start in Bangkok?')

  await fillIn(site, trip, { ...GUEST_FORM, phone: '07700 900123', pickupLocation: 'Sukhumvit, Bangkok' })
  const clear = await newest()
  expect(clear.row).toContain('07700 900123')
  expect(clear.row).not.toContain('check the pickup')
  expect(clear.desk.html).not.toContain('wa.me')
  expect(clear.desk.text).not.toContain('does the trip start')
})

test('a custom trip from the form is in its list with places and plans', async () => {
  await using site = await adminSite()
  await fillIn(site, '/custom-trip', {
    name: 'Ada Example',
    country: 'Kenya',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    customTrip: 'Slow mornings.',
    passengers: 'more',
    luggage: '2',
    startDate: '2027-01-15',
    endDate: '2027-01-17',
    selectedLocations: 'hellfire-pass',
    day1: 'The museum first',
    day3: 'The falls',
  })
  const [row = ''] = rowsOf((await site.see(TABS['Custom Requests'])).html)
  for (const words of [
    /SPN-\w{5}/,
    'First day: 15 Jan 2027',
    '3 days, more than 8 guests',
    'Hellfire Pass',
    'Plan for day 1 The museum first',
    'Plan for day 3 The falls',
    'Slow mornings. Luggage: 2',
    'State: Pending',
  ])
    expect(row).toMatch(words)
})

test('a taxi request is in its list, and its row leads to its page at the desk', async () => {
  await using site = await adminSite()
  await fillIn(site, '/taxi-service', RIDE)
  const { html } = await site.see(TABS['Taxi Requests'])
  expect(rowsOf(html)[0]?.replaceAll(' ,', ',')).toMatch(/15 Jan 2027, 07:30.*to Hotel in Kanchanaburi/)
  const desk = await site.see(linkOf(html, 'SPN-'))
  for (const words of ['Sun 17 Jan, 16:00', 'TG 911']) expect(desk.text).toContain(words)
})

test('a subscriber without a name is Anonymous, and unconfirmed until the link is used', async () => {
  await using site = await adminSite()
  await fillIn(site, '/newsletter', { name: '', email: 'ada@example.com' })
  const stateOf = async () => rowsOf((await site.see(TABS.Newsletter)).html)[0]
  expect(await stateOf()).toMatch(/Anonymous.*ada@example\.com.*State: Waiting for confirmation/)

  await site.sendMails()
  const question = (await site.mailbox()).at(-1)?.text ?? ''
  await fillIn(site, /\/newsletter\/confirm\?id=[\w.-]+/.exec(question)?.[0] ?? '', {})
  expect(await stateOf()).toContain('State: Active')

  await site.sendMails()
  const welcome = (await site.mailbox()).at(-1)?.text ?? ''
  await fillIn(site, /\/newsletter\/unsubscribe\?id=[\w.-]+/.exec(welcome)?.[0] ?? '', {})
  expect(await stateOf()).toContain('State: Unsubscribed')
})

test('a search for "anonymous" or "forgotten" finds the rows without a name', async () => {
  await using site = await adminSite()
  await subscribed(site, 3)
  const readers = await site.see(`${TABS.Newsletter}?q=anonymous`)
  expect(rowsOf(readers.html)).toEqual([expect.stringContaining('reader.0@example.com')])

  const { booking } = await placedBooking(site, 'erawan-death-railway')
  expect(rowsOf((await site.see(`${TABS.Bookings}?q=forgotten`)).html)).toEqual([])
  await site.deps.db.read.update(bookings).set({ customerName: '' })
  const guests = await site.see(`${TABS.Bookings}?q=forgotten`)
  expect(rowsOf(guests.html)).toEqual([expect.stringContaining(booking.reference)])
})

test('a closed row shows when the request came in', async () => {
  await using site = await adminSite()
  await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.read.update(bookings).set({ createdAt: new Date('2026-11-19T02:05:00Z') })
  expect(essentialsOf((await site.see(TABS.Bookings)).html)).toContain('Received: 19 Nov 2026, 09:05')

  await fillIn(site, '/taxi-service', RIDE)
  await site.deps.db.read.update(bookings).set({ createdAt: new Date('2026-11-18T17:30:00Z') })
  expect(essentialsOf((await site.see(TABS['Taxi Requests'])).html)).toContain('Received: 19 Nov 2026, 00:30')
})

test('the overview counts mails by status, and undeliverable ones as Today does', async () => {
  await using site = await adminSite()
  await placedBooking(site, 'erawan-death-railway')
  const mail = (status: 'sent' | 'undeliverable', lastError: string | null = null) => ({
    kind: 'guest-taxi-received',
    subjectId: crypto.randomUUID(),
    toAddress: 'ada@example.com',
    status,
    lastError,
  })
  await site.deps.db.read
    .insert(mails)
    .values([
      mail('sent'),
      mail('undeliverable'),
      mail('undeliverable', 'MailRefused'),
      mail('undeliverable', NO_LONGER_NEEDED),
    ])
  const { text } = await site.see('/admin/overview')
  expect(text).toContain('Emails 6 Sent 1 Waiting 2 Undeliverable 2 No longer needed 1')
  const today = await site.see('/desk')
  expect(today.html.match(/name="mailId"/g)).toHaveLength(2)
})

test('a review is Pending, Approved or Featured, and the overview counts them', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  site.letTimePass(60 * DAY_MS)
  await submitReview(
    site.deps,
    { ...booking, status: 'confirmed' },
    { name: 'Ada', country: 'Kenya', rating: '4', reviewText: 'A calm driver.' },
  )
  // The admin's session has expired after sixty days.
  const { visitor } = await adminOf(site, 'desk@example.com')
  const [row = ''] = rowsOf((await visitor.ask(TABS.Testimonials)).html)
  for (const words of ['Stars: 4 of 5', 'Kenya', 'A calm driver.', 'State: Pending', booking.reference])
    expect(row).toContain(words)

  await site.deps.db.read.update(testimonials).set({ status: 'featured' })
  expect(rowsOf((await visitor.ask(TABS.Testimonials)).html)[0]).toContain('State: Approved Featured')
  await subscribed(site, 3)
  const overview = await visitor.ask('/admin/overview')
  expect(overview.text).toContain('Testimonials 1 Approved testimonials 1 Pending 0 Featured 1 Hidden 0')
  expect(overview.text).toContain('Custom Requests 0 Pending requests 0')
  expect(overview.text).toContain('Newsletter 3 Active subscribers 0 Waiting for confirmation 3')
  expect(overview.text).toContain('Bookings 1 Confirmed 1')
})

test('markup typed by a guest is shown as text', async () => {
  await using site = await adminSite()
  const typed = '<script>alert("1")</script>'
  await site.deps.db.read.insert(testimonials).values({
    customerName: typed,
    customerEmail: 'ada@example.com',
    rating: 5,
    reviewText: typed,
    tourName: typed,
    reviewDate: '2026-11-20',
  })
  const page = await site.see('/admin')
  expect(page.html).not.toContain('<script>alert')
  expect(page.text).toContain(typed)
})

test('the links Older and Newer page through a list, also within a search', async () => {
  await using site = await adminSite()
  await subscribed(site, 60)
  const first = await site.see(TABS.Newsletter)
  expect(rowsOf(first.html)).toHaveLength(25)
  expect(first.text).not.toContain('Newer')

  const second = await site.see(linkOf(first.html, 'Older'))
  expect(rowsOf(second.html)[0]).toContain('Reader 34')
  const third = await site.see(linkOf(second.html, 'Older'))
  expect(rowsOf(third.html)).toHaveLength(10)
  expect(rowsOf(third.html).at(-1)).toContain('Anonymous')
  expect(third.text).not.toContain('Older')
  const back = await site.see(linkOf(third.html, 'Newer'))
  expect(rowsOf(back.html)).toEqual(rowsOf(second.html))

  const found = await site.see(`${TABS.Newsletter}?q=reader`)
  expect(found.text).toContain('Found for “reader”')
  expect(linkOf(found.html, 'Older')).toMatch(/^\/admin\/newsletter\?q=reader&after=/)
})

test('a search needs all its words, shows the number of rows, and keeps the input', async () => {
  await using site = await adminSite()
  await subscribed(site, 30)
  const page = await site.see(`${TABS.Newsletter}?q=${encodeURIComponent('  EXAMPLE reader.29@ \0')}`)
  expect(rowsOf(page.html)).toHaveLength(1)
  expect(page.text).toContain('1 found for “EXAMPLE reader.29@”')
  expect(page.html).toMatch(/<input[^>]*value="EXAMPLE reader\.29@"/)

  const nothing = await site.see(`${TABS.Newsletter}?q=%25`)
  expect(rowsOf(nothing.html)).toEqual([])
  expect(nothing.text).toContain('Nothing found for “%” Show all')
})

test.for([
  '?after=1',
  '?after=%00',
  `?after=${crypto.randomUUID()}`,
  `?before=${crypto.randomUUID()}`,
  "?before='--",
  `?q=${'x'.repeat(5_000)}%F0%9F%98%80`,
])('an invalid page parameter (%s) shows a page', async (search) => {
  await using site = await adminSite()
  await subscribed(site, 2)
  const page = await site.see(TABS.Newsletter + search)
  expect(page.status).toBe(200)
  expect(rowsOf(page.html)).toHaveLength(search.startsWith('?q') ? 0 : 2)
})

/** Runs `work` while a table is locked. */
async function whileLocked({ database }: AdminSite, table: string, work: () => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a list that cannot be read shows an error in the dashboard frame, and the other lists work', async () => {
  await using site = await adminSite()
  await whileLocked(site, 'trip_details', async () => {
    const page = await site.see(TABS.Bookings)
    expect(page.status).toBe(503)
    expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
    expect(page.text).toContain('Error loading admin data')
    expect(page.html).toMatch(/<a[^>]*href="\/admin\/bookings"[^>]*>Try again/)
    expect(page.html).toContain('href="/admin/newsletter"')
    expect((await site.see(TABS.Newsletter)).status).toBe(200)
  })
  expect((await site.see(TABS.Bookings)).status).toBe(200)
})

test('when the dashboard frame cannot be read, the page says so and links to the website', async () => {
  await using site = await adminSite()
  await whileLocked(site, 'mails', async () => {
    const page = await site.see(TABS.Testimonials)
    expect(page.status).toBe(503)
    expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
    expect(page.text).toContain('Error loading admin data')
    expect(page.text).toContain('Back to the website')
    expect(page.text).not.toContain('Newsletter')
    const file = await site.see('/admin/export/bookings')
    expect([file.status, file.html]).toEqual([503, 'Error loading admin data'])
  })
})

test('only the desk and the dashboard load their stylesheet', async () => {
  await using site = await adminSite()
  const styles = /href="\/assets\/desk-[^"]*\.css"/
  expect((await site.see('/admin')).html).toMatch(styles)
  expect((await site.get('/')).html).not.toMatch(styles)
})
