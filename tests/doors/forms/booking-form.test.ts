import { expect, test } from 'vitest'
import { GUEST_FORM } from '../../factories.ts'
import { storedTrips } from '../../stored-bookings.ts'
import { type BuiltSite, builtSite, formPost, visit } from '../fixtures/built-site.ts'
import { fillIn, fillInAndFollow, formOf } from '../fixtures/form-page.ts'

const BY_MAIL = '/tours/bangkok/erawan-death-railway'
const BY_WHATSAPP = '/tours/kanchanaburi/river-kwai-adventure'
const ID = 'f7a3c3e2-4f4b-4a55-9a5d-3f0b8a8d5a11'
const BY_CARD = '/tours/bangkok/death-railway-historical-journey'

async function storedBookings(site: BuiltSite) {
  return storedTrips(site.deps.db.read)
}

test('without scripts a booking by email is stored and answered with its reference', async () => {
  await using site = await builtSite()
  const page = await fillInAndFollow(site, BY_MAIL, GUEST_FORM)
  const [booking] = await storedBookings(site)
  expect(page.status).toBe(200)
  expect(page.text).toContain("Booking request sent successfully! We'll contact you soon.")
  expect(page.text).toContain(`Your reference is ${booking?.reference}`)
  expect(booking).toMatchObject({
    channel: 'email',
    status: 'requested',
    customerName: 'Ada Example',
    travelDate: '2027-01-15',
    guests: 2,
    vehicleClass: 'suv',
    origin: 'bangkok',
    priceBaht: 5800,
  })
  expect(page.text).toContain('A child seat, please.')
})

test('the highlights page has the success message of the specification', async () => {
  await using site = await builtSite()
  const page = await fillInAndFollow(site, '/tours/bangkok/kanchanaburi-historical-highlights', GUEST_FORM)
  expect(page.text).toContain('Booking request sent successfully! We will contact you soon.')
})

test('without scripts a WhatsApp booking is stored and the page has the link with its message', async () => {
  await using site = await builtSite()
  const page = await fillInAndFollow(site, BY_WHATSAPP, { ...GUEST_FORM, hotelName: '' })
  const [booking] = await storedBookings(site)
  expect(page.status).toBe(200)
  expect(booking).toMatchObject({ channel: 'whatsapp', status: 'requested' })
  const links = Array.from(
    page.html.matchAll(/href="(https:\/\/wa\.me\/\d+\?text=[^"]*book[^"]*)"/g),
    ([, link]) => link,
  )
  const message = new URL(links[0] ?? '').searchParams.get('text')
  expect(message?.split('\n')).toEqual([
    `Hello! I would like to book: ${booking?.title}`,
    `Reference: ${booking?.reference}`,
    'Name: Ada Example',
    'Email: ada@example.com',
    'Phone: +44 7700 900123',
    'Date: Friday 15 January 2027',
    'Guests: 2',
    'Vehicle: SUV',
    'Pickup: Kanchanaburi',
    'Special requests: A child seat, please.',
  ])
})

test('without scripts a refused day is answered with the days around it, and one of them can be chosen', async () => {
  await using site = await builtSite()
  const SATURDAYS = '/tours/bangkok/old-street-evening'
  const refused = await fillIn(site, SATURDAYS, { ...GUEST_FORM, date: '2027-01-15' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This trip runs on Saturday only. Please choose another day.')
  const offered = Array.from(refused.html.matchAll(/name="freeDay" value="([^"]*)"/g), ([, day]) => day)
  expect(offered).toEqual(['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30', '2027-02-06'])

  const { action, values } = formOf(refused.html)
  const send = (typed: Record<string, string>) =>
    visit(site.app, action, formPost(SATURDAYS, { ...values, ...typed }))
  expect((await send({ vehicleType: 'suv', freeDay: '2027-01-23' })).status).toBe(302)
  expect(await storedBookings(site)).toMatchObject([{ travelDate: '2027-01-23' }])
})

test('without scripts a day typed anew counts more than one chosen from the list', async () => {
  await using site = await builtSite()
  const typed = { ...GUEST_FORM, date: '2027-01-16', refusedDay: '2027-01-15', freeDay: '2027-01-23' }
  await fillIn(site, '/tours/bangkok/old-street-evening', typed)
  expect(await storedBookings(site)).toMatchObject([{ travelDate: '2027-01-16' }])
})

test('without scripts a day is pressed in the calendar, and a later one that is typed counts more', async () => {
  await using site = await builtSite()
  const page = await site.get(BY_MAIL)
  const offered = Array.from(page.html.matchAll(/name="date" value="([^"]*)"/g), ([, day = '']) => day)
  const pressed = { ...GUEST_FORM, date: offered[7] ?? '' }
  await fillIn(site, BY_MAIL, { ...pressed, laterDate: '' })
  await fillIn(site, BY_MAIL, { ...pressed, laterDate: '2027-03-20' })
  const days = (await storedBookings(site)).map(({ travelDate }) => travelDate)
  expect(days.sort()).toEqual([offered[7], '2027-03-20'])
})

test('without scripts a typed day is still there after a refusal', async () => {
  await using site = await builtSite()
  const page = await fillIn(site, BY_MAIL, { ...GUEST_FORM, name: '', laterDate: '2027-03-20' })
  expect(page.status).toBe(422)
  expect(formOf(page.html).values).toMatchObject({ laterDate: '2027-03-20' })
})

test('without scripts a card booking redirects to its summary with a token', async () => {
  await using site = await builtSite()
  const answer = await fillIn(site, BY_CARD, GUEST_FORM)
  expect(answer.status).toBe(302)
  const target = answer.headers.get('location') ?? ''
  expect(target).toMatch(/^\/booking-summary\?booking=[\w-]{22}$/)
  expect(await storedBookings(site)).toMatchObject([{ channel: 'card', status: 'draft', priceBaht: 5500 }])
  expect((await site.get(target)).text).toContain('฿5,500')
})

test('of two identical submits without scripts one leads to the pass, and the other is told that it was received', async () => {
  await using site = await builtSite()
  const send = () => fillIn(site, BY_MAIL, GUEST_FORM)
  const pages = await Promise.all([send(), send()])
  const bookings = await storedBookings(site)
  expect(bookings).toHaveLength(1)
  expect(pages.map(({ status }) => status).sort()).toEqual([303, 409])
  const second = pages.find(({ status }) => status === 409)
  expect(second?.text).toContain(
    `We’ve received this as ${bookings[0]?.reference}, and have sent you an email`,
  )
  expect(second?.headers.get('location')).toBeNull()
  expect(second?.html).not.toMatch(/\/booking\/\w{20}/)
})

test('without scripts two identical card bookings are two drafts, each with a link of its own', async () => {
  await using site = await builtSite()
  const card = BY_CARD
  const [first, second] = [await fillIn(site, card, GUEST_FORM), await fillIn(site, card, GUEST_FORM)]
  const links = [first, second].map(({ headers }) => headers.get('location'))
  expect(links).toEqual([
    expect.stringMatching(/^\/booking-summary/),
    expect.stringMatching(/^\/booking-summary/),
  ])
  expect(links[0]).not.toBe(links[1])
})

test('the town of the page decides the price', async () => {
  await using site = await builtSite()
  await fillIn(site, `${BY_MAIL}?origin=kanchanaburi`, GUEST_FORM)
  expect(await storedBookings(site)).toMatchObject([{ origin: 'kanchanaburi', priceBaht: 4800 }])
})

test('an empty form gets a message at the top and at each field, in the words of each page', async () => {
  await using site = await builtSite()
  const required = 'Please fill in all required fields'
  const pages = [
    ['/tours/bangkok/full-day-highlights', required, ''],
    [BY_MAIL, required, ''],
    [BY_WHATSAPP, required, ''],
    [BY_CARD, `${required}.`, 'Missing Information'],
    ['/tours/kanchanaburi/cultural-journey', `${required}.`, 'Missing Information'],
  ] as const
  for (const [path, text, title] of pages) {
    const page = await fillIn(site, path, { guests: '', vehicleType: '' })
    const hotel = path.includes('full-day') ? { hotelName: 'Please enter your hotel name' } : {}
    expect({ path, status: page.status, errors: formOf(page.html).errors }).toEqual({
      path,
      status: 422,
      errors: {
        name: 'Please enter your full name',
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
        date: 'Please select a valid future date',
        guests: 'Please select a valid number of guests (1-50)',
        vehicleType: 'Please select a vehicle type',
        ...hotel,
      },
    })
    const head = title ? `${title}</p><p>${text}</p>` : `${text}</p>`
    expect(page.html).toContain(`<p class="notice__title">${head}<ul>`)
    expect(page.html).not.toContain('class="toast')
    expect(page.text).toContain('Select options')
  }
  expect(await storedBookings(site)).toEqual([])
})

test.for([BY_MAIL, BY_WHATSAPP, BY_CARD])(
  '%s: each refusal has its message at its field and keeps the values',
  async (path) => {
    await using site = await builtSite()
    const taken = { ...GUEST_FORM, requestId: crypto.randomUUID() }
    expect((await fillIn(site, path, taken)).status).toBeLessThan(400)
    const refusals = [
      [{ email: 'ada@' }, 422, { email: 'Please enter a valid email address' }],
      [{ phone: 'ring me' }, 422, { phone: 'Please enter a valid phone number' }],
      [{ date: '2026-11-19' }, 422, { date: 'Please select a valid future date' }],
      [{ name: '<b> </b>' }, 422, { name: 'Please enter your full name' }],
      [{ vehicleType: '' }, 422, { vehicleType: 'Please select a vehicle type' }],
      [
        { guests: '4', vehicleType: 'car' },
        422,
        { vehicleType: 'The car carries up to 3 guests. Please choose the SUV for 4 guests.' },
      ],
      [
        { guests: '40' },
        422,
        { guests: expect.stringMatching(/carries up to \d guests\. For a larger group, please contact us/) },
      ],
      [
        { seenPrices: 'suv:1' },
        409,
        { vehicleType: expect.stringMatching(/^The price is now ฿\d,\d00 for the whole vehicle/) },
      ],
      [{ requestId: taken.requestId, guests: '3' }, 409, {}],
    ] as const
    for (const [changes, status, errors] of refusals) {
      const page = await fillIn(site, path, { ...GUEST_FORM, ...changes })
      const form = formOf(page.html)
      // A day that the calendar does not show stands in the field for a later one.
      const kept: Record<string, string> = { ...form.values, date: form.values.laterDate ?? '' }
      expect({ changes, status: page.status, errors: form.errors }).toEqual({ changes, status, errors })
      const sent: Record<string, string> = { ...GUEST_FORM, ...changes }
      // A party of 40 is not among the choices, so it cannot stay chosen.
      for (const field of Object.keys(GUEST_FORM).filter((name) => sent[name] !== '40')) {
        expect({ changes, field, kept: kept[field] ?? '' }).toEqual({
          changes,
          field,
          kept: sent[field],
        })
      }
      const links = page.html.match(/<a href="#booking-\w+">/g) ?? []
      expect(links).toHaveLength(Object.keys(errors).length)
    }
    expect(await storedBookings(site)).toHaveLength(1)
  },
)

test('markup in a refused form comes back as text', async () => {
  await using site = await builtSite()
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const page = await fillIn(site, BY_MAIL, {
    ...GUEST_FORM,
    name: hostile,
    hotelName: hostile,
    message: hostile,
    email: 'no',
  })
  expect(page.status).toBe(422)
  expect(page.html).not.toContain('<script>alert(1)')
  expect(page.html).not.toContain('<img src=x')
})

test('a form is accepted from the public address and refused from any other for any Host header', async () => {
  await using site = await builtSite({ env: { PUBLIC_URL: 'http://trips.example.com' } })
  const send = (host: string, origin: string) =>
    site.app.request(`http://${host}${BY_MAIL}`, {
      method: 'POST',
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...GUEST_FORM, origin: 'bangkok' }).toString(),
    })
  expect((await send('evil.example', 'http://evil.example')).status).toBe(403)
  expect((await send('10.0.0.5:3000', 'http://10.0.0.5:3000')).status).toBe(403)
  expect((await send('10.0.0.5:3000', 'http://trips.example.com')).status).toBe(303)
  expect(await storedBookings(site)).toHaveLength(1)
})

test('without a public address a form is accepted from every loopback name and no other', async () => {
  await using site = await builtSite()
  const send = (host: string) =>
    site.app.request(`http://${host}${BY_MAIL}`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...GUEST_FORM, requestId: ID, origin: 'bangkok' }).toString(),
    })
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await send(host)).status).toBe(303)
  for (const host of ['rebound.example.com:3000', 'localhost:3001'])
    expect((await send(host)).status).toBe(403)
})

test.for([
  [BY_MAIL, '06:00'],
  [BY_WHATSAPP, '08:00'],
  [BY_CARD, '06:00'],
] as const)(
  '%s: a day whose driver leaves too soon is refused, and nothing is stored',
  async ([path, time]) => {
    await using site = await builtSite()
    const page = await fillIn(site, path, { ...GUEST_FORM, date: '2026-11-20' })
    expect(page.status).toBe(422)
    expect(formOf(page.html).errors).toEqual({
      date: `Pickup is at ${time}, Thailand time, and has to be booked 2 hours ahead. Please choose another day.`,
    })
    expect(await storedBookings(site)).toEqual([])
  },
)

test('scripts in a form are counted, and the request is taken as plain text', async () => {
  let noted = 0
  await using site = await builtSite({}, { requests: { countSuspicious: () => void noted++ } })
  const message = 'A child seat <script>alert(1)</script>'
  expect((await fillInAndFollow(site, BY_MAIL, { ...GUEST_FORM, message })).text).toContain(
    'Your reference is',
  )
  expect(await storedBookings(site)).toMatchObject([{ specialRequests: 'A child seat alert(1)' }])
  expect(noted).toBe(1)
})

test.for([
  ['+49 (0) 151 - 234 567 89', '+49 (0) 151 - 234 567 89'],
  ['\u202d+66\u00a081\u2011555\u20110123\u202c', '+66 81-555-0123'],
  ['๐๘๑.๕๕๕.๐๑๒๓', '081.555.0123'],
  ['02 123 4567 #12', '02 123 4567 #12'],
] as const)('without scripts the phone number %j is stored as %j', async ([typed, stored]) => {
  await using site = await builtSite()
  await fillInAndFollow(site, BY_MAIL, { ...GUEST_FORM, phone: typed })
  expect(await storedBookings(site)).toMatchObject([{ customerPhone: stored }])
})

test('without scripts an address that looks mistyped is asked about once', async () => {
  await using site = await builtSite()
  const typed = { ...GUEST_FORM, email: 'ada@gmail.con' }
  const asked = await fillIn(site, BY_MAIL, typed)
  expect(asked.status).toBe(422)
  expect(asked.text).toContain(
    'Did you mean ada@gmail.com? If ada@gmail.con is right, send the form again as it is',
  )
  expect(await storedBookings(site)).toEqual([])

  const { action, values } = formOf(asked.html)
  expect(asked.html).toMatch(/<input[^>]*value="2027-01-15"/)
  const { date } = typed
  const again = await visit(site.app, action, formPost(BY_MAIL, { ...values, date, email: 'ada@gmail.vom' }))
  expect(again.status).toBe(422)
  expect((await visit(site.app, action, formPost(BY_MAIL, { ...values, date }))).status).toBe(303)
  expect(await storedBookings(site)).toMatchObject([{ customerEmail: 'ada@gmail.con' }])
})

test.for([
  ['Ada <ada@example.com>', undefined],
  ['müller@example.de', 'don’t take “ü”'],
  ['ada@example,com', 'a comma'],
  ['ada@example.com, ben@example.com', 'one address only'],
  ['ruby..k.@docomo.example', 'message us on WhatsApp'],
] as const)('the email address %j is taken, or refused with its reason: %s', async ([email, reason]) => {
  await using site = await builtSite()
  const answer = await fillIn(site, BY_MAIL, { ...GUEST_FORM, email })
  if (reason) expect(answer.text).toContain(reason)
  expect(answer.status).toBe(reason ? 422 : 303)
})
