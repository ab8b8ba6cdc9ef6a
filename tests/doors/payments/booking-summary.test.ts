import { expect, test } from 'vitest'
import { bookings, payments } from '#platform/database/schema/schema.ts'
import { enterFleet, placedBooking } from '../../factories.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn, formOf } from '../fixtures/form-page.ts'

const LINK = {
  tripName: 'The Death Railway by museum and train',
  tripPrice: '5500',
  numberOfGuests: '2',
  preferredDate: '2027-01-15',
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 7700 900123',
  pickupLocation: 'Bangkok',
  vehicleType: 'suv',
  hotelName: 'River Inn',
  specialRequests: 'A child seat, please.',
  duration: '10-12 hours',
  groupSize: '1-9 people',
}

function linkWith(changes: Partial<typeof LINK>): string {
  return `/booking-summary?${new URLSearchParams({ ...LINK, ...changes })}`
}

const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}

test('a booking opened by its token shows trip, guest and price, and is not cached', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site)
  const page = await site.get(`/booking-summary?booking=${token}`)
  expect(page.status).toBe(200)
  const facts = [booking.reference, LINK.tripName, 'Friday 15 January 2027', 'Ada Example', 'ada@example.com']
  for (const fact of [...facts, '+44 7700 900123', 'River Inn', 'A child seat, please.', 'SUV', '฿5,500']) {
    expect(page.text).toContain(fact)
  }
  expect(page.text).toContain('Pay ฿5,500 if we confirm')
  expect(page.text).toContain('Back to Trip Details')
  expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
})

test('a wrong token answers 404', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site)
  const others = [
    'x',
    'A'.repeat(22),
    token.slice(1),
    `${token}x`,
    token.toLowerCase(),
    booking.id,
    booking.reference,
    '__proto__',
  ]
  for (const other of others.filter((text) => text !== token)) {
    const page = await site.get(`/booking-summary?booking=${encodeURIComponent(other)}`)
    expect({ other, status: page.status }).toEqual({ other, status: 404 })
    expect(page.html).not.toContain('ada@example.com')
    expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
  }
})

test('a link shows the customer’s details and the catalogue’s price, for any price in its query', async () => {
  await using site = await builtSite()
  for (const tripPrice of ['5500', '1', '-1', '0', '99999999999999999999', 'NaN', '']) {
    const page = await site.get(linkWith({ tripPrice }))
    expect(page.status).toBe(200)
    expect(page.text, tripPrice).toContain('Pay ฿5,500 if we confirm')
    expect(page.text).toContain('Ada Example')
  }
  expect((await site.get(linkWith({ tripPrice: '1' }))).text).toContain(
    'The price is now ฿5,500; you were shown ฿1. By paying you agree to the new one.',
  )
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test('a link without trip, name or email redirects to the trips', async () => {
  await using site = await builtSite()
  const lacking = [
    { tripName: '' },
    { customerName: '' },
    { customerEmail: '' },
    { customerName: '<b> </b>' },
  ]
  for (const path of ['/booking-summary', '/booking-summary?booking=', ...lacking.map(linkWith)]) {
    const answer = await site.get(path)
    expect({ path, status: answer.status, to: answer.headers.get('location') }).toEqual({
      path,
      status: 302,
      to: '/explore-trips',
    })
  }
})

test('a link without guests, hotel or requests shows "1", "Not specified" and "None"', async () => {
  await using site = await builtSite()
  const page = await site.get(
    linkWith({ numberOfGuests: '', hotelName: '', specialRequests: '', customerPhone: '' }),
  )
  expect(page.text).toContain('Guests 1')
  expect(page.text).toContain('Hotel Not specified')
  expect(page.text).toContain('Special requests None')
  expect(page.text).toContain('Phone Not specified')
})

test('markup in a link is shown as text', async () => {
  await using site = await builtSite()
  const page = await site.get(
    linkWith({ customerName: 'Ada "><script>alert(1)</script>', hotelName: '<img src=x onerror=alert(1)>' }),
  )
  expect(page.html).not.toContain('<script>alert(1)')
  expect(page.html).not.toContain('<img src=x')
})

test.for(['a stored booking', 'a link'])(
  'paying twice for %s opens one checkout with the catalogue’s price',
  async (kind) => {
    await using site = await builtSite()
    const path =
      kind === 'a link' ? linkWith({}) : `/booking-summary?booking=${(await placedBooking(site)).token}`
    const form = formPost(path, formOf((await site.get(path)).html).values)
    const [first, second] = [await site.get(path, form), await site.get(path, form)]
    expect(first.status).toBe(302)
    expect(first.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/sandbox\/checkout\/cs_sandbox_[\da-f]{32}$/,
    )
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await site.deps.db.read.select().from(payments)).toMatchObject([
      { amountSatang: 550_000, status: 'open' },
    ])
  },
)

test('a stranger who sends the same facts as a guest gets neither the checkout nor the pass of that guest', async () => {
  await using site = await builtSite()
  const guests = (await fillIn(site, linkWith({}), {})).headers.get('location')
  for (const requestId of [undefined, '']) {
    const { requestId: _, ...facts } = formOf((await site.get(linkWith({}))).html).values
    const form = formPost('/booking-summary', { ...facts, ...(requestId === undefined ? {} : { requestId }) })
    const strangers = (await site.get('/booking-summary', form)).headers.get('location')
    expect(strangers).toContain('/sandbox/checkout/')
    expect(strangers).not.toBe(guests)
  }
  expect(await site.deps.db.read.$count(bookings)).toBe(3)
})

test('a price that changed since the page was opened is shown before anything is charged', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site)
  for (const path of [`/booking-summary?booking=${token}`, linkWith({})]) {
    const page = await fillIn(site, path, { seenPrice: '5000' })
    expect(page.status).toBe(409)
    expect(page.text).toContain('Payment Error')
    expect(page.text).toContain('฿5,500')
  }
  expect(await site.deps.db.read.$count(payments)).toBe(0)
})

test('all invalid details of a link are named together, and the page keeps the values', async () => {
  await using site = await builtSite()
  const page = await fillIn(site, linkWith({ customerEmail: 'ada@', preferredDate: '2026-11-19' }), {})
  expect(page.status).toBe(422)
  expect(page.text).toContain(
    'Validation Error Please enter a valid email address, Please select a valid future date',
  )
  expect(formOf(page.html).values).toMatchObject({ customerName: 'Ada Example', customerEmail: 'ada@' })
  const party = await fillIn(site, linkWith({ numberOfGuests: '9' }), {})
  expect(party.text).toContain(
    'Validation Error The SUV carries up to 5 guests. Please choose the van for 9 guests.',
  )
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test.for(['tripName', 'customerName', 'customerEmail'])(
  'a form without %s is refused before payment',
  async (field) => {
    await using site = await builtSite()
    const page = await fillIn(site, linkWith({}), { [field]: '' })
    expect(page.status).toBe(422)
    expect(page.text).toContain('Please fill in all required fields before proceeding to payment.')
  },
)

test('a trip that is not in the catalogue cannot be paid', async () => {
  await using site = await builtSite()
  const page = await site.get(linkWith({ tripName: 'Three days by tuk-tuk' }))
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('by card')
  const path = '/booking-summary'
  const answer = await site.get(path, formPost(path, { ...LINK, tripName: 'Three days by tuk-tuk' }))
  expect(answer.status).toBe(404)
})

test('a paid booking shows that it is paid and cannot be paid again', async () => {
  await using site = await builtSite()
  await enterFleet(site)
  const { token } = await placedBooking(site)
  const path = `/booking-summary?booking=${token}`
  const sent = formOf((await site.get(path)).html).values
  const checkout = (await fillIn(site, path, {})).headers.get('location') ?? ''
  await site.deps.sandboxCheckouts?.act(checkout.split('/').at(-1) ?? '', 'pay')
  const again = await site.get(path, formPost(path, sent))
  expect(again.headers.get('location')).toMatch(/^\/booking-success\?session_id=cs_sandbox_/)
  const page = await site.get(path)
  expect(page.text).toContain('This booking is paid and confirmed.')
  expect(page.text).not.toContain('by card')
})

test('a booking that waited until its driver leaves is not paid any more', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site)
  const summary = `/booking-summary?booking=${token}`
  site.letTimePass(Date.parse('2027-01-15T04:00:00+07:00') - site.deps.now())
  const { text, html } = await site.get(summary)
  expect(text).toContain('Pay ฿5,500 if we confirm')
  site.letTimePass(1)
  const tooLate = 'Pickup is at 06:00, Thailand time, and has to be booked 2 hours ahead.'
  const page = await site.get(summary)
  expect(page.text).toContain(tooLate)
  expect(page.text).not.toContain('Pay ฿')
  const late = await site.get(summary, formPost(summary, formOf(html).values))
  expect(late.status).toBe(409)
  expect(late.text).toContain(tooLate)
  expect(await site.deps.db.read.select().from(payments)).toEqual([])
})
