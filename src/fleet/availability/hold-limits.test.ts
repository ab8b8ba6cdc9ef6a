import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#bookings/bookings.store.ts'
import { findBooking } from '#bookings/bookings.store.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { notHeldSentence, onRequestSentence } from '#bookings/holding/hold-sentences.words.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { bookAtDesk } from '#bookings/placing/book-at-desk.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { addDays } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { bookingAtCheckout, filledForm, offerOf, placedBooking, recordOf } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { listHolders } from '../allocation/allocations.store.ts'

const DAY = '2027-01-15'
const ADA = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' }

/** A site with more SUVs than anybody may hold. */
async function siteWithFleet() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, Array(25).fill('suv'))
  return site
}

type Asking = { email?: string; phone?: string; date?: string; network?: string }

/** One request by email, sent again when the machine is too busy to answer in time. */
async function ask({ deps }: TestSite, { network, ...changes }: Asking = {}): Promise<Booking> {
  const submission = filledForm({ requestId: crypto.randomUUID(), ...changes })
  for (;;) {
    const placed = await requestBooking(deps, { offer: offerOf('erawan-death-railway'), network, submission })
    if (placed.ok) return placed.booking
    if (placed.reason !== 'unavailable') throw new Error(placed.problem.code)
  }
}

async function askTaxi({ deps }: TestSite, changes: Record<string, unknown> = {}, network?: string) {
  const ride = {
    ...{ ...ADA, country: '', whatsapp: '', notes: '', passengers: '2', luggage: '1', vehicle: 'suv' },
    ...{ pickup: 'River Kwai Hotel', dropoff: 'Suvarnabhumi Airport', service: 'round-trip' },
    ...{ pickupDate: DAY, pickupTime: '10:00', returnDate: '2027-01-17', returnTime: '18:00' },
  }
  const input = { ...ride, ...changes }
  const placed = await requestTaxi(deps, { input, network, requestId: crypto.randomUUID() })
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.booking
}

async function askCustom({ deps }: TestSite, days = 2) {
  const preferredDates = { startDate: DAY, endDate: addDays(DAY, days - 1) }
  const input = { ...ADA, numberOfGuests: 4, numberOfDays: days, preferredDates }
  const placed = await requestCustomTrip(deps, { input, requestId: crypto.randomUUID() })
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.booking
}

const holders = async ({ deps }: TestSite) => (await listHolders(deps.db.read)).length

test('a fourth request of one contact is stored with its emails, and nothing is held for it', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 3; one++) expect((await ask(site)).holdRefused).toBeNull()
  const fourth = await ask(site)
  expect(fourth).toMatchObject({ status: 'requested', waitsUntil: null, holdRefused: 'contact' })
  expect(await holders(site)).toBe(3)
  expect((await recordOf(site, fourth.id)).mails).toEqual(['guest-booking-received', 'operator-booking'])
})

test('spellings, tags and new numbers make no other contact', async () => {
  await using site = await siteWithFleet()
  const spelt: Asking[] = [
    { email: 'Ada+1@example.com', phone: '0812345671' },
    { email: 'a.d.a@EXAMPLE.com', phone: '0812345672' },
    { email: 'else@example.com', phone: '0044 7700 900-123' },
  ]
  await ask(site)
  for (const one of spelt.slice(0, 2)) await ask(site, one)
  expect(await ask(site, spelt[2])).toMatchObject({ holdRefused: null })
  expect(await ask(site)).toMatchObject({ holdRefused: 'contact' })
  expect(await ask(site, { email: 'other@example.com', phone: '+66 81 234 5679' })).toMatchObject({
    holdRefused: null,
  })
})

test('trips, taxis, custom trips and checkouts are counted together', async () => {
  await using site = await siteWithFleet()
  await ask(site)
  expect(await askTaxi(site)).toMatchObject({ holdRefused: null })
  await bookingAtCheckout(site)
  expect(await holders(site)).toBe(3)
  expect(await ask(site)).toMatchObject({ waitsUntil: null, holdRefused: 'contact' })
  expect(await askTaxi(site)).toMatchObject({ waitsUntil: null, holdRefused: 'contact' })
  expect(await askCustom(site)).toMatchObject({ waitsUntil: null, holdRefused: 'contact' })
  expect(await holders(site)).toBe(3)
})

test('one custom trip of two weeks is held; beside it nothing else of that contact', async () => {
  await using site = await siteWithFleet()
  expect(await askCustom(site, 14)).toMatchObject({ holdRefused: null })
  expect(await ask(site)).toMatchObject({ holdRefused: 'contact' })
})

test('of twenty requests of one contact at the same moment three are held', async () => {
  await using site = await siteWithFleet()
  const booked = await Promise.all(Array.from({ length: 20 }, () => ask(site)))
  expect(booked.filter(({ holdRefused }) => holdRefused === null)).toHaveLength(3)
  expect(await holders(site)).toBe(3)
})

test('ten are held for different contacts from one network; an eleventh is stored without, and other networks hold', async () => {
  await using site = await siteWithFleet()
  const contact = (number: number) => ({
    email: `guest${number}@example.com`,
    phone: `+66 81 ${1_000_000 + number}`,
  })
  for (let number = 0; number < 10; number++)
    expect(await ask(site, { ...contact(number), network: '203.0.113.7' })).toMatchObject({
      holdRefused: null,
    })
  expect(await ask(site, { ...contact(10), network: '203.0.113.7' })).toMatchObject({
    holdRefused: 'network',
  })
  expect(await askTaxi(site, contact(11), '203.0.113.7')).toMatchObject({ holdRefused: 'network' })
  expect(await ask(site, { ...contact(12), network: '203.0.113.8' })).toMatchObject({ holdRefused: null })
})

/** The guest pays at the checkout, which only authorises. */
async function authorise({ deps }: TestSite, bookingId: string) {
  const started = await startPayment(deps, { bookingId })
  if (!started.ok) throw new Error(started.problem.code)
  await deps.sandboxCheckouts?.act(started.sessionId, 'pay')
  expect(await settlePayment(deps, started.sessionId)).toMatchObject({ state: 'authorised' })
}

test('a network is stored as a keyed hash, and forgotten when its hold ends', async () => {
  await using site = await siteWithFleet()
  const { id, holdNetwork } = await ask(site, { network: '203.0.113.7' })
  expect(holdNetwork).toMatch(/^[\w-]{43}$/)
  site.letTimePass(24 * HOUR_MS)
  await expireBookings(site.deps)
  expect(await findBooking(site.deps.db.read, id)).toMatchObject({ status: 'expired', holdNetwork: null })
})

test('a fourth checkout only authorises, and becomes a request without a hold; one that is open is opened again', async () => {
  await using site = await siteWithFleet()
  const first = await bookingAtCheckout(site)
  for (let one = 0; one < 2; one++) await bookingAtCheckout(site)
  const { booking } = await placedBooking(site)
  await authorise(site, booking.id)
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({
    ...{ status: 'requested', holdRefused: 'contact' },
  })
  expect(await holders(site)).toBe(3)
  expect((await recordOf(site, booking.id)).mails).toEqual(['guest-booking-received', 'operator-booking'])
  expect(await startPayment(site.deps, { bookingId: first.booking.id })).toMatchObject({
    ...{ ok: true, sessionId: first.sessionId },
  })
})

test('a guest who cancels a payment can go to the checkout again', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 5; one++) {
    const { booking } = await bookingAtCheckout(site)
    await cancelPayment(site.deps, booking.id)
  }
  const { booking } = await bookingAtCheckout(site)
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({ status: 'awaiting_payment' })
})

test('a fourth transfer at the checkout becomes a request with the emails of a transfer', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 3; one++) await ask(site)
  const ride = {
    ...{ ...ADA, vehicle: 'suv', pickup: 'Suvarnabhumi Airport (BKK)', dropoff: 'Hotel in Kanchanaburi' },
    ...{ service: 'one-way', passengers: 3, luggage: 3, pickupDate: DAY, pickupTime: '14:30' },
    flightNumber: 'ZZ 042',
  }
  const placed = await requestTaxi(site.deps, { input: ride, channel: 'card' })
  const id = placed.ok ? placed.booking.id : ''
  await authorise(site, id)
  expect(await recordOf(site, id)).toMatchObject({
    status: 'requested',
    mails: ['guest-taxi-received', 'operator-taxi'],
  })
})

test('a request that is not held gets no hold when its guest moves it; one that is held keeps it', async () => {
  await using site = await siteWithFleet()
  const held = await ask(site)
  for (let one = 0; one < 2; one++) await ask(site)
  const fourth = await ask(site)
  const move = { date: '2027-01-20', seenDate: DAY }
  expect(await rescheduleBooking(site.deps, { ...move, bookingId: fourth.id }, 'guest')).toMatchObject({
    ...{ ok: true, booking: { travelDate: '2027-01-20', waitsUntil: null } },
  })
  expect(await rescheduleBooking(site.deps, { ...move, bookingId: held.id }, 'guest')).toMatchObject({
    ...{ ok: true, booking: { travelDate: '2027-01-20', waitsUntil: held.waitsUntil } },
  })
  expect(await holders(site)).toBe(3)
})

test('staff holds what it likes for a guest', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 3; one++) await ask(site)
  const input = {
    ...{ kind: 'trip', channel: 'phone', tourId: 'erawan-death-railway', date: DAY, adults: '2', ...ADA },
    ...{ children: '', luggage: '', vehicle: 'suv', origin: '', time: '', pickup: 'Bangkok', notes: '' },
  }
  const booked = await bookAtDesk(site.deps, { input, outcome: 'held', admin: 'office@example.com' })
  expect(booked).toMatchObject({ ok: true, booking: { holdRefused: null } })
  expect(await holders(site)).toBe(4)
})

test('holds that ended, or were paid or answered, are not counted', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 3; one++) await ask(site)
  site.letTimePass(24 * HOUR_MS)
  await expireBookings(site.deps)
  expect(await ask(site)).toMatchObject({ holdRefused: null })
  expect(await site.deps.db.read.$count(bookings, eq(bookings.status, 'expired'))).toBe(3)
})

test('the emails about a request without a hold tell the operator why, and the guest that it is on request', async () => {
  await using site = await siteWithFleet()
  for (let one = 0; one < 3; one++) await ask(site)
  await site.sendMails()
  const before = (await site.mailbox()).length
  await ask(site)
  await askTaxi(site)
  await askCustom(site)
  await site.sendMails()
  const mails = (await site.mailbox()).slice(before)
  expect(mails).toHaveLength(6)
  for (const { toAddress, text } of mails)
    expect(text.replace(/\s+/g, ' ')).toContain(
      toAddress === ADA.email ? onRequestSentence : notHeldSentence('contact'),
    )
})
