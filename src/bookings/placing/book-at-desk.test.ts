import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { blackouts, bookings, mails } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { inWords } from '#tests/problems.ts'
import { TEST_NOW, type TestSite, testSite } from '#tests/site.ts'
import { findDetailedBooking, findTrip } from '../detailed-bookings.store.ts'
import { listEventsOf } from '../events.store.ts'
import { expireBookings } from '../holding/expire-bookings.ts'
import { findFirstPickup } from '../legs.store.ts'
import { bookAtDesk, type DeskOutcome } from './book-at-desk.ts'
import { findDeskOffer } from './find-desk-offer.ts'

const OFFICE = 'office@example.com'

/** What the operator enters for a guest who wrote in a chat. */
const RUBY = {
  ...{ kind: 'trip', tourId: 'erawan-death-railway', origin: 'kanchanaburi', date: '2026-11-28', time: '' },
  ...{ adults: '4', children: '1', childAges: '5', childSeats: '1', luggage: '', vehicle: '' },
  ...{ pickup: 'Example Riverside Inn', name: 'Ruby Placeholder', phone: '+61 2 5550 0133', email: '' },
  ...{ channel: 'chat', message: 'Could you take us to Erawan?' },
}
const RIDE = {
  ...{ kind: 'transfer', pickup: 'Suvarnabhumi Airport (BKK)', dropoff: 'Example Riverside Inn' },
  ...{ date: '2026-11-29', time: '14:30', returnDate: '2026-12-02', returnTime: '09:00', priceBaht: '5,200' },
  ...{ adults: '2', vehicle: 'car', name: 'Aoife Sampla', email: 'aoife@example.com', channel: 'phone' },
}

function enter(site: TestSite, changes: object = {}, outcome: DeskOutcome = 'confirmed') {
  return bookAtDesk(site.deps, { input: { ...RUBY, ...changes }, outcome, admin: OFFICE })
}

async function siteWithFleet() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['car', 'suv'])
  return site
}

async function entered(site: TestSite, changes: object = {}, outcome: DeskOutcome = 'confirmed') {
  const answer = await enter(site, changes, outcome)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.booking
}

test('a trip that was agreed in a chat is confirmed with a vehicle for good, in the name of the admin', async () => {
  await using site = await siteWithFleet()
  const booking = await entered(site)
  const { read } = site.deps.db
  expect(await findTrip(read, booking.id)).toMatchObject({
    ...{
      status: 'confirmed',
      channel: 'chat',
      guests: 5,
      vehicleClass: 'suv',
      vehicleText: 'SUV',
      priceBaht: 4800,
    },
    ...{ tourId: 'erawan-death-railway', origin: 'kanchanaburi', travelDate: '2026-11-28', waitsUntil: null },
    ...{ customerEmail: '', customerPhone: '+61 2 5550 0133', pickupLocation: 'Example Riverside Inn' },
    ...{ guests: 5, children: 1, childAges: '5', childSeats: 1, wheelchair: false },
    specialRequests: 'Could you take us to Erawan?',
  })
  expect(await listAllocationsOf(read, booking.id)).toMatchObject([{ status: 'firm', expiresAt: null }])
  const events = await listEventsOf(read, [booking.id])
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([`staff:${OFFICE}`]))
})

test('a guest without an email address gets no email, one with an address one that confirms', async () => {
  await using site = await siteWithFleet()
  await entered(site)
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
  await entered(site, { date: '2026-12-01', email: 'ruby@example.com' })
  await site.sendMails()
  expect(await site.deps.db.read.select().from(mails)).toMatchObject([
    { kind: 'guest-request-confirmed', toAddress: 'ruby@example.com', status: 'sent' },
  ])
})

test('a hold is a request that keeps its vehicle for a day, without an email, and ends by itself', async () => {
  await using site = await siteWithFleet()
  const booking = await entered(site, { email: 'ruby@example.com' }, 'held')
  const ends = new Date(TEST_NOW + 24 * HOUR_MS)
  expect(booking).toMatchObject({ status: 'requested', waitsUntil: ends })
  expect(await listAllocationsOf(site.deps.db.read, booking.id)).toMatchObject([
    { status: 'held', expiresAt: ends },
  ])
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
  site.letTimePass(24 * HOUR_MS)
  await expireBookings(site.deps)
  expect(await enter(site, { name: 'Bruno Beispiel' })).toMatchObject({ ok: true })
})

test('a pickup nearer than the lead time can be booked, and its hold ends with the pickup', async () => {
  await using site = await siteWithFleet()
  const booking = await entered(site, { date: '2026-11-20', time: '11:00' }, 'held')
  const pickup = new Date('2026-11-20T11:00:00+07:00')
  expect(booking.waitsUntil).toEqual(pickup)
  expect(await findFirstPickup(site.deps.db.read, booking.id)).toEqual(pickup)
})

test('a transfer is stored with its way back and the agreed price', async () => {
  await using site = await siteWithFleet()
  const booking = await entered(site, { ...RIDE, phone: '', children: '', message: '' })
  const transfer = await findDetailedBooking(site.deps.db.read, booking.id)
  expect(transfer).toMatchObject({
    ...{ kind: 'transfer', status: 'confirmed', channel: 'phone', priceBaht: 5200, endDate: '2026-12-02' },
    ...{ customerEmail: 'aoife@example.com', customerPhone: '' },
    legs: [{ pickup: 'Suvarnabhumi Airport (BKK)' }, { pickup: 'Example Riverside Inn' }],
  })
  expect(await listAllocationsOf(site.deps.db.read, booking.id)).toHaveLength(2)
})

test('a transfer between known places costs what the list says, unless another price was agreed', async () => {
  await using site = await siteWithFleet()
  const known = { ...RIDE, phone: '', children: '', message: '', dropoff: 'Hotel in Kanchanaburi' }
  // Both ways of a car, on two days.
  expect(await entered(site, { ...known, priceBaht: '' }, 'held')).toMatchObject({ priceBaht: 4800 })
  const offer = await findDeskOffer(site.deps, known)
  expect(offer?.classes[1]).toMatchObject({
    vehicleClass: 'suv',
    priceBaht: 5800,
    parts: [{ value: '฿2,900' }, { value: '฿2,900' }, { value: 'does not apply' }],
  })
  const unknown = { ...known, dropoff: '12 Example Road', vehicle: 'suv', priceBaht: '' }
  expect(await entered(site, unknown, 'held')).toMatchObject({ priceBaht: null })
})

test('what is not free is refused with the free days, and nothing is stored', async () => {
  await using site = await siteWithFleet()
  const first = await entered(site)
  const refused = await enter(site, { name: 'Bruno Beispiel' })
  expect(inWords(refused)).toMatchObject({
    reason: 'vehicle-gone',
    fields: { date: expect.stringMatching(/The last SUV on Sat\s28\sNov has just gone\..*free/) },
  })
  expect(await site.deps.db.read.select({ id: bookings.id }).from(bookings)).toEqual([{ id: first.id }])
})

test('the operator may book on a day that is closed to guests', async () => {
  await using site = await siteWithFleet()
  await site.deps.db.read
    .insert(blackouts)
    .values({ firstDay: '2026-11-28', lastDay: '2026-11-28', reason: 'We rest.' })
  expect(await enter(site)).toMatchObject({ ok: true })
})

test('without a fleet a booking is stored without a vehicle, and a hold has no end', async () => {
  await using site = await testSite()
  expect(await enter(site)).toMatchObject({ ok: true, booking: { status: 'confirmed' } })
  expect(await enter(site, { name: 'Bruno Beispiel' }, 'held')).toMatchObject({
    booking: { status: 'requested', waitsUntil: null },
  })
})

const WRONG: [what: string, changes: object, field: string, sentence: RegExp][] = [
  ['no phone and no email', { phone: '', email: '' }, 'phone', /phone number or an email/],
  ['no trip', { tourId: '' }, 'tourId', /Choose a trip/],
  ['no day', { date: '' }, 'date', /Choose a day/],
  ['a day that has passed', { date: '2026-11-19' }, 'date', /from today on/],
  ['a time that has passed', { date: '2026-11-20', time: '09:00' }, 'time', /has passed/],
  ['a pickup of the itinerary that has passed', { date: '2026-11-20' }, 'time', /has passed/],
  ['no name', { name: ' ' }, 'name', /name/],
  ['no party', { adults: '' }, 'adults', /how many adults/],
  ['a vehicle that is too small', { vehicle: 'car' }, 'vehicle', /Please choose the SUV for 5 guests/],
  ['a party for no vehicle', { adults: '30' }, 'vehicle', /No vehicle carries/],
  [
    'a town without that trip',
    { tourId: 'hidden-gems', origin: 'bangkok' },
    'origin',
    /does not start there/,
  ],
  ['no time of a transfer', { ...RIDE, time: '' }, 'time', /pickup time/],
  ['no goal of a transfer', { ...RIDE, dropoff: '' }, 'dropoff', /where the guests are going/],
  ['a way back before the way there', { ...RIDE, returnDate: '2026-11-28' }, 'returnDate', /later/],
  ['half a baht', { ...RIDE, priceBaht: '99.5' }, 'priceBaht', /whole baht/],
  ['a channel of the website', { channel: 'card' }, 'channel', /how the guest came/],
]

test.each(WRONG)('%s is refused beside its field', async (_, changes, field, sentence) => {
  await using site = await siteWithFleet()
  expect(inWords(await enter(site, changes))).toMatchObject({
    ok: false,
    fields: { [field]: expect.stringMatching(sentence) },
  })
  expect(await site.deps.db.read.select().from(bookings)).toEqual([])
})

test('the same form pressed twice is one booking', async () => {
  await using site = await siteWithFleet()
  const [one, other] = await Promise.all([entered(site), entered(site)])
  expect(one.id).toBe(other.id)
  expect(await site.deps.db.read.select().from(bookings).where(eq(bookings.channel, 'chat'))).toHaveLength(1)
})

test('two desks want the last vehicle: in every round one gets it, and the other reads that it has gone', async () => {
  await using site = await siteWithFleet()
  for (const date of ['2026-12-01', '2026-12-03', '2026-12-05', '2026-12-07']) {
    const answers = await Promise.all(
      ['Ruby', 'Bruno', 'Marta', 'Jonas'].map((name, index) =>
        enter(site, { date, name }, index % 2 ? 'held' : 'confirmed'),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]))
    expect(new Set(reasons)).toEqual(new Set(['vehicle-gone']))
  }
})
