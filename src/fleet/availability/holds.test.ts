import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import type { Submission } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { allocations, blackouts, bookings, legs, mails } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { filledForm, offerOf, placedBooking } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'

const OFFICE = 'staff:office@example.com'
/** Leaves Bangkok at six and is booked by mail. */
const BY_MAIL = 'erawan-death-railway'

async function siteWithFleet(...classes: VehicleClass[]) {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, classes)
  return site
}

const ask = ({ deps }: TestSite, changes: Submission = {}) =>
  requestBooking(deps, {
    offer: offerOf(BY_MAIL),
    submission: filledForm({ requestId: crypto.randomUUID(), ...changes }),
  })

const RIDE = {
  ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', country: '', whatsapp: '' },
  ...{ pickup: 'River Kwai Hotel', dropoff: 'Suvarnabhumi Airport', service: 'round-trip', vehicle: 'suv' },
  ...{ passengers: '2', luggage: '1', pickupDate: '2027-01-15', pickupTime: '10:00' },
  ...{ returnDate: '2027-01-17', returnTime: '18:00', notes: '' },
}

const CUSTOM = {
  ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', numberOfGuests: 4 },
  preferredDates: { startDate: '2027-01-15', endDate: '2027-01-17' },
}

const held = ({ deps }: TestSite) =>
  deps.db.read.select().from(allocations).orderBy(asc(allocations.busyFrom))
const instant = (text: string) => new Date(`${text}:00+07:00`)

test('a request holds a vehicle of its class from leaving the base until being back, for a day', async () => {
  await using site = await siteWithFleet('car', 'suv')
  const placed = await ask(site)
  expect(placed).toMatchObject({
    ok: true,
    booking: { waitsUntil: new Date(site.deps.now() + 24 * HOUR_MS) },
  })
  const [leg] = await site.deps.db.read.select().from(legs)
  expect(leg).toMatchObject({ position: 1, startsAt: instant('2027-01-15T06:00'), pickup: 'Bangkok' })
  expect(await held(site)).toMatchObject([
    {
      ...{ status: 'held', legId: leg?.id, expiresAt: new Date(site.deps.now() + 24 * HOUR_MS) },
      // Two and a half hours on empty roads to Bangkok.
      busyFrom: instant('2027-01-15T03:30'),
    },
  ])
})

test('a request shortly before the trip holds only until its lead time begins', async () => {
  await using site = await siteWithFleet('suv')
  await ask(site, { date: '2026-11-21' })
  expect(await held(site)).toMatchObject([{ expiresAt: instant('2026-11-21T04:00') }])
})

test('the last vehicle is refused to the next guest, who reads the nearest free days and loses nothing', async () => {
  await using site = await siteWithFleet('suv')
  await ask(site)
  await ask(site, { date: '2027-01-16' })
  const refused = inWords(await ask(site))
  expect(refused).toEqual({
    ok: false,
    reason: 'vehicle-gone',
    message:
      'The last SUV on Fri\u00a015\u00a0Jan has just gone. Thu\u00a014\u00a0Jan and Sun\u00a017\u00a0Jan are free; everything you typed is still here.',
    fields: { date: expect.stringContaining('The last SUV') },
  })
  expect(await site.deps.db.read.select().from(bookings)).toHaveLength(2)
  expect(await site.deps.db.read.select().from(mails)).toHaveLength(4)
})

test('a day on which nothing is sold is refused with the reason, also without a fleet', async () => {
  await using site = await testSite()
  const closed = { firstDay: '2027-01-15', lastDay: '2027-01-15', reason: 'We celebrate the river that day.' }
  await site.deps.db.read.insert(blackouts).values(closed)
  for (const _ of ['without a fleet', 'with one']) {
    expect(inWords(await ask(site))).toMatchObject({ ok: false, fields: { date: closed.reason } })
    const card = offerOf('death-railway-historical-journey')
    expect(await requestBooking(site.deps, { offer: card, submission: filledForm() })).toMatchObject({
      ok: false,
    })
    await insertVehicles(site.deps.db.read, ['suv'])
  }
})

test('without a fleet requests wait without a deadline, as many as come', async () => {
  await using site = await testSite()
  expect(await ask(site)).toMatchObject({ ok: true, booking: { waitsUntil: null } })
  expect(await ask(site)).toMatchObject({ ok: true })
  expect(await held(site)).toEqual([])
})

test('the same request ten times holds once', async () => {
  await using site = await siteWithFleet('suv', 'suv', 'suv')
  const requestId = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(site, { requestId })))
  expect(new Set(answers.map((answer) => answer.ok && answer.booking.reference)).size).toBe(1)
  expect(await held(site)).toHaveLength(1)
})

test.for([
  ['a trip that is not in the catalogue', { tourId: null, origin: null }, {}],
  ['words that name no vehicle', {}, { vehicleType: 'Coach' }],
  ['a party that no vehicle carries', {}, { guests: '12' }],
] as const)('an integration may ask for %s: it is stored without a hold', async ([, offer, form]) => {
  await using site = await siteWithFleet('suv')
  const placed = await requestBooking(site.deps, {
    offer: { ...offerOf(BY_MAIL), ...offer, strict: false },
    submission: filledForm(form),
  })
  expect(placed).toMatchObject({ ok: true, booking: { status: 'requested', waitsUntil: null } })
  expect(await held(site)).toEqual([])
})

test('a card booking is refused when nothing is free, but holds nothing before its checkout', async () => {
  await using site = await siteWithFleet('suv')
  await placedBooking(site)
  expect(await held(site)).toEqual([])
  await ask(site)
  const card = offerOf('death-railway-historical-journey')
  expect(await requestBooking(site.deps, { offer: card, submission: filledForm() })).toMatchObject({
    ...{ ok: false, reason: 'vehicle-gone', problem: { code: 'vehicle-gone', date: '2027-01-15' } },
  })
})

test('a transfer holds a vehicle for each of its ways; when one is not free it is a request without a hold', async () => {
  await using site = await siteWithFleet('suv')
  const placed = await requestTaxi(site.deps, { input: RIDE })
  expect(placed).toMatchObject({ ok: true })
  expect(await held(site)).toMatchObject([
    { busyFrom: instant('2027-01-15T09:30'), busyUntil: instant('2027-01-15T15:40') },
    { busyFrom: instant('2027-01-17T15:20'), busyUntil: instant('2027-01-17T22:15') },
  ])
  // Its first way would be free.
  const other = { ...RIDE, email: 'grace@example.com', pickupDate: '2027-01-14' }
  expect(await requestTaxi(site.deps, { input: other })).toMatchObject({
    ...{ ok: true, booking: { status: 'requested', waitsUntil: null } },
  })
  expect(await held(site)).toHaveLength(2)
})

test('a ride on a day on which no trips run is a request without a hold: a person answers it', async () => {
  await using site = await siteWithFleet('suv')
  const closed = { firstDay: '2027-01-15', lastDay: '2027-01-15', reason: 'We celebrate the river that day.' }
  await site.deps.db.read.insert(blackouts).values(closed)
  expect(await requestTaxi(site.deps, { input: RIDE })).toMatchObject({
    ...{ ok: true, booking: { waitsUntil: null } },
  })
  expect(await held(site)).toEqual([])
})

test('a party with luggage that no vehicle of the fleet takes is a request for a ride without a hold', async () => {
  await using site = await siteWithFleet('suv')
  const input = { ...RIDE, vehicle: 'van', passengers: '9', luggage: '10' }
  expect(await requestTaxi(site.deps, { input })).toMatchObject({ ok: true, booking: { waitsUntil: null } })
  expect(await held(site)).toEqual([])
})

test('a custom trip holds the smallest vehicle for its party over all its days', async () => {
  await using site = await siteWithFleet('car', 'suv')
  await requestCustomTrip(site.deps, { input: CUSTOM })
  expect(await held(site)).toMatchObject([
    { status: 'held', busyFrom: instant('2027-01-15T07:30'), busyUntil: instant('2027-01-17T18:30') },
  ])
})

test('a custom trip is never refused because of its days: a person plans it', async () => {
  await using site = await siteWithFleet('suv')
  await requestCustomTrip(site.deps, { input: CUSTOM })
  const second = await requestCustomTrip(site.deps, { input: { ...CUSTOM, email: 'bob@example.com' } })
  expect(second).toMatchObject({ ok: true, booking: { waitsUntil: null } })
  expect(await held(site)).toHaveLength(1)
})

test('a request that nobody answers expires with an email to both sides, and its vehicle is free', async () => {
  await using site = await siteWithFleet('suv')
  await ask(site)
  await site.sendMails()
  site.letTimePass(24 * HOUR_MS - 1)
  expect(await expireBookings(site.deps)).toEqual({ expired: 0 })
  site.letTimePass(1)
  expect(await expireBookings(site.deps)).toEqual({ expired: 1 })
  expect(await expireBookings(site.deps)).toEqual({ expired: 0 })
  expect(await held(site)).toMatchObject([{ status: 'released' }])
  await site.sendMails()
  const written = (await site.mailbox()).map(
    ({ toAddress, subject }) => `${toAddress}: ${subject.split(/:| for /)[0]}`,
  )
  expect(written.sort()).toEqual([
    'ada@example.com: Not confirmed in time',
    'ada@example.com: Request received',
    'hello@saphan.example: Ada Example asks',
    'hello@saphan.example: Not answered in time',
  ])
})

test('a hold that has run out is given up together with its booking when another guest wants the vehicle', async () => {
  await using site = await siteWithFleet('suv')
  const first = await ask(site)
  site.letTimePass(24 * HOUR_MS)
  expect(await ask(site, { email: 'bob@example.com' })).toMatchObject({ ok: true })
  const statuses = await site.deps.db.read.select({ id: bookings.id, status: bookings.status }).from(bookings)
  expect(statuses.find(({ id }) => first.ok && id === first.booking.id)?.status).toBe('expired')
  expect((await held(site)).map(({ status }) => status).sort()).toEqual(['held', 'released'])
})

test('the operator confirms: the vehicle is firm and the guest gets one email, also when two press', async () => {
  await using site = await siteWithFleet('suv')
  const placed = await ask(site)
  const id = placed.ok ? placed.booking.id : ''
  const answers = await Promise.all([
    confirmBooking(site.deps, { bookingId: id }, OFFICE),
    confirmBooking(site.deps, { bookingId: id }, OFFICE),
  ])
  expect(answers).toMatchObject([{ ok: true }, { ok: true }])
  expect(await held(site)).toMatchObject([{ status: 'firm', expiresAt: null }])
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Confirmed: '))).toHaveLength(1)
})

test('the operator’s mail about a request names the vehicle that is held for it', async () => {
  await using site = await siteWithFleet('suv')
  const placed = await ask(site)
  const reference = placed.ok ? placed.booking.reference : ''
  await site.sendMails()
  const mail = (await site.mailbox()).find(({ subject }) => subject.includes(' asks for Fri 15 Jan, '))
  expect(mail?.text).toMatch(/SUV .+ is held for it\./)
  expect(mail?.text).toContain(`/desk/bookings/${reference}/confirm`)
})

test('an expired request is confirmed when a vehicle is free, and refused while none is', async () => {
  await using site = await siteWithFleet('suv')
  const placed = await ask(site)
  const id = placed.ok ? placed.booking.id : ''
  site.letTimePass(24 * HOUR_MS)
  const other = await ask(site, { email: 'bob@example.com' })
  expect(await confirmBooking(site.deps, { bookingId: id }, OFFICE)).toMatchObject({
    ok: false,
    reason: 'vehicle-gone',
  })
  site.letTimePass(24 * HOUR_MS)
  expect(await confirmBooking(site.deps, { bookingId: id }, OFFICE)).toMatchObject({
    ok: true,
    booking: { status: 'confirmed' },
  })
  expect(
    await confirmBooking(site.deps, { bookingId: other.ok ? other.booking.id : '' }, OFFICE),
  ).toMatchObject({
    ok: false,
  })
})

test('a hold takes a driver too, so that two vans and one driver are one trip', async () => {
  await using site = await siteWithFleet('suv', 'suv')
  const [driverId] = await insertDrivers(site.deps.db.read, 1)
  await ask(site)
  expect(await held(site)).toMatchObject([{ driverId }])
  expect(await ask(site)).toMatchObject({ ok: false, reason: 'vehicle-gone' })
})
