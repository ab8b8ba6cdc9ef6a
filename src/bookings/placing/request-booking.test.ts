import { expect, test } from 'vitest'
import { findTripByLink } from '#guests/links/find-by-link.ts'
import { tokenHash } from '#guests/links/link-token.ts'
import { accessLinks, bookings, events, mails } from '#platform/database/schema/schema.ts'
import { rowsWith } from '#tests/database/rows.ts'
import { filledForm, offerOf, placedBooking } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { TEST_NOW, testSite } from '#tests/site.ts'
import { storedTrips } from '#tests/stored-bookings.ts'
import { findTrip } from '../detailed-bookings.store.ts'
import { REFERENCE_PATTERN } from '../reference.rules.ts'
import { requestBooking } from './request-booking.ts'

test('an email request is stored with a reference, its price and two emails', async () => {
  await using site = await testSite()
  const placed = await requestBooking(site.deps, {
    offer: offerOf('erawan-death-railway'),
    submission: filledForm(),
  })
  expect(placed).toMatchObject({
    ok: true,
    booking: { status: 'requested', channel: 'email', priceBaht: 5800, guests: 2 },
  })
  await site.sendMails()
  const received = await site.mailbox()
  expect(received.map((mail) => mail.toAddress)).toEqual(['hello@saphan.example', 'ada@example.com'])
  expect(received[1]?.text).toContain(placed.ok && placed.booking.reference)
})

test('a WhatsApp request is stored and mailed like a request by email', async () => {
  await using site = await testSite()
  const offer = offerOf('historical-immersion', 'kanchanaburi')
  const placed = await requestBooking(site.deps, { offer, submission: filledForm() })
  expect(placed).toMatchObject({ ok: true, booking: { status: 'requested', channel: 'whatsapp' } })
  const queued = await site.deps.db.read.select({ kind: mails.kind }).from(mails)
  expect(queued.map(({ kind }) => kind).toSorted()).toEqual(['guest-booking-received', 'operator-booking'])
})

test('a card booking is a draft, and no email is sent before it is paid', async () => {
  await using site = await testSite()
  const offer = offerOf('death-railway-historical-journey')
  const placed = await requestBooking(site.deps, { offer, submission: filledForm() })
  expect(placed).toMatchObject({
    ok: true,
    booking: { status: 'draft', channel: 'card', vehicleClass: 'suv', priceBaht: 5500 },
  })
  expect(await storedTrips(site.deps.db.read)).toMatchObject([{ vehicleText: 'SUV' }])
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
})

test('the input of the guest is stored, cleaned, with its first status', async () => {
  await using site = await testSite()
  const form = filledForm({ name: '  Ada   <b>Example</b> ', hotelName: '', guests: '5' })
  const placed = await requestBooking(site.deps, { offer: offerOf('erawan-death-railway'), submission: form })
  if (!placed.ok) throw new Error(placed.problem.code)
  expect(await findTrip(site.deps.db.read, placed.booking.id)).toMatchObject({
    reference: expect.stringMatching(REFERENCE_PATTERN),
    tourId: 'erawan-death-railway',
    origin: 'bangkok',
    travelDate: '2027-01-15',
    guests: 5,
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    customerPhone: '+44 7700 900123',
    hotelName: null,
    pickupLocation: 'Bangkok',
    specialRequests: 'A child seat, please.',
  })
  const { id } = placed.booking
  const first = { bookingId: id, subjectKind: 'booking', subjectId: id, event: 'create', actor: 'guest' }
  const after = { status: 'requested', travel_date: '2027-01-15', guests: 5, vehicle_class: 'suv' }
  const happened = await site.deps.db.read.select().from(events)
  expect(happened).toMatchObject([{ ...first, before: null, after }])
})

test('the token opens the booking, and only its hash is stored', async () => {
  await using site = await testSite()
  const placed = await placedBooking(site, 'erawan-death-railway')
  expect(await findTripByLink(site.deps.db.read, placed.token, ['pass'], TEST_NOW)).toEqual(placed.booking)
  const [link] = await site.deps.db.read.select().from(accessLinks)
  expect(link?.tokenHash).toBe(tokenHash(placed.token))
  expect(await rowsWith(site.database.pool, [placed.token])).toEqual([])
})

test('the catalogue sets the price, whatever price a form claims', async () => {
  await using site = await testSite()
  const form = filledForm({ priceBaht: 1, price: 1, tripPrice: 1 })
  const placed = await requestBooking(site.deps, {
    offer: offerOf('erawan-death-railway', 'kanchanaburi'),
    submission: form,
  })
  expect(placed).toMatchObject({ ok: true, booking: { priceBaht: 4800 } })
})

test('a guest who saw another price is told the current price, and nothing is stored', async () => {
  await using site = await testSite()
  const form = filledForm({ seenPriceBaht: 5000 })
  const answer = await requestBooking(site.deps, {
    offer: offerOf('death-railway-historical-journey'),
    submission: form,
  })
  expect(answer).toMatchObject({
    ok: false,
    reason: 'price-changed',
    problem: { code: 'price-changed', priceBaht: 5500 },
  })
  expect(await site.deps.db.read.select().from(bookings)).toEqual([])
})

test('a guest who saw the current price books at it', async () => {
  await using site = await testSite()
  const form = filledForm({ seenPriceBaht: 5500 })
  const placed = await requestBooking(site.deps, {
    offer: offerOf('death-railway-historical-journey'),
    submission: form,
  })
  expect(placed).toMatchObject({ ok: true, booking: { priceBaht: 5500 } })
})

const MISTAKES: [field: string, value: string, message: string][] = [
  ['name', ' ', 'Please enter your full name'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'ada@example.com, bob@example.com', 'Please enter a valid email address, and one address only'],
  ['phone', '12', 'Please enter a valid phone number'],
  ['date', '2026-11-19', 'Please select a valid future date'],
  ['guests', '51', 'Please select a valid number of guests (1-50)'],
  ['vehicleType', '', 'Please select a vehicle type'],
  ['vehicleType', 'tuk-tuk', 'Please select a vehicle type'],
]

test.each(MISTAKES)('%s %j is refused and nothing is stored', async (field, value, message) => {
  await using site = await testSite()
  const form = filledForm({ [field]: value })
  const answer = await requestBooking(site.deps, { offer: offerOf('erawan-death-railway'), submission: form })
  expect(inWords(answer)).toMatchObject({ ok: false, reason: 'invalid', fields: { [field]: message } })
  expect(await site.deps.db.read.select().from(bookings)).toEqual([])
})

test('today in Bangkok can still be booked while it is yesterday in London', async () => {
  await using site = await testSite()
  site.letTimePass(Date.parse('2026-11-20T18:00:00Z') - site.deps.now())
  const offer = offerOf('erawan-death-railway')
  const on = (date: string) => requestBooking(site.deps, { offer, submission: filledForm({ date }) })
  expect(inWords(await on('2026-11-20'))).toMatchObject({ ok: false, fields: { date: expect.any(String) } })
  expect(await on('2026-11-21')).toMatchObject({ ok: true })
})

test('a trip whose page asks for the hotel is refused without it', async () => {
  await using site = await testSite()
  const offer = offerOf('historical-immersion', 'kanchanaburi')
  const answer = await requestBooking(site.deps, { offer, submission: filledForm({ hotelName: ' ' }) })
  expect(inWords(answer)).toMatchObject({ ok: false, fields: { hotelName: 'Please enter your hotel name' } })
})

test('a card booking whose page asks for the pickup is refused without it', async () => {
  await using site = await testSite()
  const form = filledForm({ pickupLocation: '' })
  const answer = await requestBooking(site.deps, { offer: offerOf('full-day-highlights'), submission: form })
  expect(inWords(answer)).toMatchObject({
    ok: false,
    fields: { pickupLocation: 'Please enter your pickup location' },
  })
})

test('a trip that runs on Saturdays is booked for a Saturday only', async () => {
  await using site = await testSite()
  const on = (date: string) =>
    requestBooking(site.deps, { offer: offerOf('old-street-evening'), submission: filledForm({ date }) })
  expect(inWords(await on('2027-01-15'))).toMatchObject({
    ok: false,
    fields: { date: 'This trip runs on Saturday only. Please choose another day.' },
  })
  expect(await on('2027-01-16')).toMatchObject({ ok: true })
})

test('the price for one town cannot be paid for a pickup in the other', async () => {
  await using site = await testSite()
  const offer = { ...offerOf('erawan-death-railway', 'kanchanaburi'), channel: 'card' as const }
  const refused = await requestBooking(site.deps, {
    offer,
    submission: filledForm({ pickupLocation: 'Sukhumvit 11, Bangkok' }),
  })
  expect(inWords(refused)).toMatchObject({
    ok: false,
    fields: {
      pickupLocation:
        'This price is for a start in Kanchanaburi, and your pickup is in Bangkok. Please choose the trip from Bangkok.',
    },
  })
  for (const pickupLocation of ['Kanchanaburi', 'River Inn', 'Bangkok Street, Kanchanaburi']) {
    const placed = await requestBooking(site.deps, { offer, submission: filledForm({ pickupLocation }) })
    expect({ pickupLocation, ok: placed.ok }).toEqual({ pickupLocation, ok: true })
  }
})
