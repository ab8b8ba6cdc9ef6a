import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { storedTransfers } from '#tests/stored-bookings.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { fillIn, fillInAndFollow, formOf } from '../fixtures/form-page.ts'

const PATH = '/taxi-service'

const RIDE = {
  pickup: 'Hotel in Bangkok',
  dropoff: 'Hotel in Kanchanaburi',
  service: 'one-way',
  pickupDate: '2027-01-15',
  pickupTime: '07:30',
  passengers: '2',
  luggage: '2',
  vehicle: 'car',
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  whatsapp: '+44 7700 900124',
  notes: 'Flight TG 911',
}

test('without scripts a ride is stored and answered with its reference and the next steps', async () => {
  await using site = await builtSite()
  const page = await fillInAndFollow(site, PATH, { ...RIDE, onWhatsapp: '' })
  const [ride] = await storedTransfers(site.deps.db.read)
  expect(page.status).toBe(200)
  const { passengers, luggage, vehicle, name, email, phone, whatsapp, notes, ...driven } = RIDE
  expect(ride).toMatchObject({
    ...driven,
    ...{
      guests: 2,
      luggage: 2,
      vehicleClass: vehicle,
      customerName: name,
      customerCountry: 'United Kingdom',
      customerEmail: email,
    },
    ...{ customerPhone: phone, customerWhatsapp: whatsapp, specialRequests: notes },
  })
  expect(page.text).toContain(`Your reference is ${ride?.reference}`)
  expect(page.text).toContain('What happens next?')
  const [, link = ''] =
    /href="(https:\/\/wa\.me\/[^"]*)"[^>]*>(?:(?!<\/a>).)*Chat on WhatsApp/s.exec(page.html) ?? []
  expect(decodeURIComponent(link)).toContain(ride?.reference)
})

test('one number is for WhatsApp too, unless its box is unticked', async () => {
  await using site = await builtSite()
  await fillInAndFollow(site, PATH, RIDE)
  const [ride] = await storedTransfers(site.deps.db.read)
  expect(ride?.customerWhatsapp).toBe(RIDE.phone)
})

test('without scripts the page answers with the price of what was typed, and keeps it', async () => {
  await using site = await builtSite()
  const typed = { ...RIDE, pickup: 'Suvarnabhumi Airport (BKK)', pickupTime: '23:30' }
  const page = await fillIn(site, PATH, { ...typed, see: 'price' })
  expect(page.status).toBe(200)
  expect(page.text).toContain('฿2,700')
  expect(formOf(page.html).values).toMatchObject({ ...typed, seenPrices: 'car:2700 suv:3200 van:3700' })
  expect(await storedTransfers(site.deps.db.read)).toEqual([])
})

test('the link of a popular route fills in pickup and drop-off, as text', async () => {
  await using site = await builtSite()
  const page = await site.get(`${PATH}?from=Hotel+in+Kanchanaburi&to=Hua+Hin`)
  expect(formOf(page.html).values).toMatchObject({ pickup: 'Hotel in Kanchanaburi', dropoff: 'Hua Hin' })
  const hostile = await site.get(`${PATH}?from=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile.html).not.toContain('<script>alert(1)')
  for (const link of page.html.match(/href="\/taxi-service\?from=[^"]*#trip"/g) ?? []) {
    const target = link.slice(6, -1).replaceAll('&amp;', '&')
    expect((await site.get(target)).status).toBe(200)
  }
  expect(page.html.match(/href="\/taxi-service\?from=[^"]*#trip"/g)).toHaveLength(10)
})

test('an empty form gets a message at each required field', async () => {
  await using site = await builtSite()
  const page = await fillIn(site, PATH, { passengers: '', luggage: '', vehicle: '' })
  expect(page.status).toBe(422)
  expect(formOf(page.html).errors).toEqual({
    pickup: 'Please tell us where to pick you up',
    dropoff: 'Please tell us where you’re going',
    pickupDate: 'Please choose a pickup date from today onwards',
    pickupTime: 'Please choose a pickup time',
    passengers: 'Please choose 1 to 9 passengers',
    luggage: 'Please choose no luggage or 1 to 10 pieces',
    vehicle: 'Please choose a vehicle',
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
  })
  expect(page.html.match(/<a href="#taxi-\w+">/g)).toHaveLength(10)
})

test('a refused form keeps its values', async () => {
  await using site = await builtSite()
  const typed = {
    ...RIDE,
    passengers: '7',
    service: 'round-trip',
    returnDate: '2027-01-16',
    returnTime: '18:00',
  }
  const page = await fillIn(site, PATH, typed)
  expect(page.status).toBe(422)
  expect(formOf(page.html)).toMatchObject({
    values: typed,
    errors: {
      vehicle:
        'The car takes up to 4 passengers and 2 pieces of luggage. Please choose the van for 7 passengers and 2 pieces of luggage.',
    },
  })
})

test('of two identical submits without scripts one leads to the pass, and the other is told that it was received', async () => {
  await using site = await builtSite()
  const pages = await Promise.all([1, 2].map(() => fillIn(site, PATH, RIDE)))
  const rides = await storedTransfers(site.deps.db.read)
  expect(rides).toHaveLength(1)
  expect(pages.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(pages.find(({ status }) => status === 409)?.text).toContain(
    `received this as ${rides[0]?.reference}`,
  )
})

test('while the database is down the form keeps its values, and can be sent again', async () => {
  await using site = await builtSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const away = await builtSite({}, { db: createDatabase(pool) })
  const page = await fillIn(away, PATH, RIDE)
  expect(page.status).toBe(503)
  expect(page.text).toContain('Your request couldn’t be sent. Please try again or contact us directly.')
  const { values } = formOf(page.html)
  expect(values).toMatchObject(RIDE)
  await pool.end()
  await away[Symbol.asyncDispose]()
  expect((await fillIn(site, PATH, values)).status).toBe(303)
})

const LANDING = '/taxi-service?from=Suvarnabhumi+Airport+%28BKK%29&to=Hotel+in+Kanchanaburi'

test('without scripts the address of the page shows the prices of a ride, and keeps what was asked', async () => {
  await using site = await builtSite()
  const page = await site.get(`${LANDING}&pickupDate=2027-01-15&pickupTime=22:00&passengers=3&luggage=3`)
  for (const shown of [
    ...['฿2,700', '฿3,200', '฿3,700', '165 km', 'Damnoen Saduak floating market, ฿900 more'],
    ...[
      'Fri 15 Jan, lands 22:00',
      'You land at',
      'Driver with your name at exit 3, 60 minutes free waiting',
      'Free cancellation until we confirm, then until Thu 14 Jan, 22:00 (Bangkok)',
    ],
    'Waiting is free for 60 minutes from the real landing, then ฿300 for each hour begun',
  ])
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(shown)
  expect(formOf(page.html).values).toMatchObject({
    pickupDate: '2027-01-15',
    pickupTime: '22:00',
    luggage: '3',
  })
  const elsewhere = await site.get('/taxi-service?from=12+Example+Road&to=Hotel+in+Kanchanaburi')
  expect(elsewhere.text).toContain('We have no fixed price for this route')
  for (const shown of [
    'Free cancellation until we confirm, then until 24 hours before pickup',
    'reply by email within 24 hours',
  ])
    expect(elsewhere.text).toContain(shown)
  expect(elsewhere.text).not.toContain('Book and pay')
})

test('a ride with a price is booked by card without scripts: its summary has the sum and the button', async () => {
  await using site = await builtSite()
  const typed = { ...RIDE, pickup: 'Suvarnabhumi Airport (BKK)', flightNumber: 'ZZ 042', pay: 'card' }
  const summary = await fillInAndFollow(site, LANDING, typed)
  for (const shown of ['Booking summary', '฿2,400', 'ZZ 042', 'Pay ฿2,400 if we confirm'])
    expect(summary.text).toContain(shown)
  const [ride] = await storedTransfers(site.deps.db.read)
  expect(ride).toMatchObject({ status: 'draft', channel: 'card', priceBaht: 2400 })
})

test('another price than the page showed is named, and sending the form again agrees to it', async () => {
  await using site = await builtSite()
  const page = await fillIn(site, PATH, { ...RIDE, seenPrices: 'car:2000' })
  expect(page.status).toBe(409)
  const { values, errors } = formOf(page.html)
  expect(errors.vehicle).toContain('฿2,200')
  expect(await storedTransfers(site.deps.db.read)).toEqual([])
  expect((await fillIn(site, PATH, values)).status).toBe(303)
})
