import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { accessLinks, allocations, blackouts, bookings, legs } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import {
  bookingAtCheckout,
  filledForm,
  offerOf,
  racing,
  recordOf,
  siteWithPayments,
} from '#tests/factories.ts'
import { proveAddress } from '#tests/guest-link.ts'
import { requestedCustomTrip, requestedTransfer } from '#tests/refund-factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findBooking } from '../bookings.store.ts'
import { confirmBooking } from '../confirming/confirm-booking.ts'
import type { Submission } from '../placing/booking-offer.ts'
import { requestBooking } from '../placing/request-booking.ts'
import { requestTaxi } from '../placing/request-taxi.ts'
import { type Move, rescheduleBooking } from './reschedule-booking.ts'

const OFFICE = 'staff:office@example.com'
const FRIDAY = '2027-01-15'
const SUNDAY = '2027-01-17'

async function siteWithFleet(...classes: VehicleClass[]) {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, classes)
  return site
}

async function requested({ deps }: TestSite, changes: Submission = {}) {
  const form = { requestId: crypto.randomUUID(), date: FRIDAY, ...changes }
  const placed = await requestBooking(deps, {
    offer: offerOf('erawan-death-railway'),
    submission: filledForm(form),
  })
  return placed.ok ? placed.booking.id : expect.fail(placed.problem.code)
}

/** Its guest has opened the link in our first email. */
async function confirmed(site: TestSite, changes: Submission = {}) {
  const id = await requested(site, changes)
  await proveAddress(site, { id, travelDate: FRIDAY, endDate: FRIDAY })
  await confirmBooking(site.deps, { bookingId: id }, OFFICE)
  return id
}

const move = ({ deps }: TestSite, bookingId: string, changes: Partial<Move> = {}) =>
  rescheduleBooking(deps, { bookingId, seenDate: FRIDAY, date: SUNDAY, ...changes }, 'guest')

async function active({ deps }: TestSite) {
  const rows = await deps.db.read.select().from(allocations)
  return rows.filter(({ status }) => status !== 'released')
}

const dayOf = async ({ deps }: TestSite, id: string) => (await findBooking(deps.db.read, id))?.travelDate

test('the links of a moved trip end as long after the new day as they did after the old one', async () => {
  await using site = await siteWithFleet('suv')
  await move(site, await confirmed(site))
  const links = await site.deps.db.read.select().from(accessLinks)
  const moved = { scope: 'pass', expiresAt: new Date('2027-04-18T00:00:00+07:00') }
  expect(links).toMatchObject([moved, moved])
})

test('a moved trip has its vehicle on the new day, and the old day is free', async () => {
  await using site = await siteWithFleet('suv')
  const id = await confirmed(site)
  expect(await move(site, id)).toMatchObject({
    ...{ ok: true, differenceBaht: 0 },
    booking: { status: 'confirmed', travelDate: SUNDAY, endDate: SUNDAY },
  })
  expect(await active(site)).toMatchObject([
    { bookingId: id, status: 'firm', busyFrom: new Date('2027-01-17T03:30:00+07:00') },
  ])
  expect(await requested(site)).toBeDefined()
})

test('staff move a trip to another hour of its day, and the guest reads the new hour', async () => {
  await using site = await siteWithFleet('suv')
  const bookingId = await confirmed(site)
  const later = { bookingId, seenDate: FRIDAY, date: FRIDAY, time: '07:30' }
  expect(await rescheduleBooking(site.deps, later, OFFICE)).toMatchObject({ ok: true })
  await site.sendMails()
  const moved = (await site.mailbox()).find(({ subject }) => subject.startsWith('Changed'))
  expect(moved?.text).toContain('Pickup: 07:30, Thailand time')
})

test('each move has one email for the guest and one for the operator, also the second', async () => {
  await using site = await siteWithFleet('suv')
  const id = await confirmed(site)
  await move(site, id)
  await site.sendMails()
  await move(site, id, { seenDate: SUNDAY, date: '2027-01-19' })
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject.split(':')[0])
  expect(subjects.filter((subject) => subject === 'Changed')).toHaveLength(2)
  expect(subjects.filter((subject) => subject === 'Changed by the guest')).toHaveLength(2)
})

test('a day on which nothing is free keeps the old day with its vehicle, and nobody is told', async () => {
  await using site = await siteWithFleet('suv')
  const id = await confirmed(site)
  await requested(site, { date: SUNDAY })
  expect(await move(site, id)).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect(await dayOf(site, id)).toBe(FRIDAY)
  expect((await active(site)).find(({ bookingId }) => bookingId === id)).toMatchObject({
    ...{ status: 'firm', busyFrom: new Date('2027-01-15T03:30:00+07:00') },
  })
  const { mails } = await recordOf(site, id)
  expect(mails.filter((kind) => kind.includes('moved'))).toEqual([])
})

test('without a fleet, too, a guest moves to no day that is closed; staff may', async () => {
  await using site = await testSite()
  const closed = { firstDay: SUNDAY, lastDay: SUNDAY, reason: 'We celebrate the river that day.' }
  await site.deps.db.read.insert(blackouts).values(closed)
  for (const id of [await requested(site), await confirmed(site)]) {
    expect(await move(site, id)).toMatchObject({ fields: { date: { code: 'blackout' } } })
    const asked = { bookingId: id, seenDate: FRIDAY, date: SUNDAY }
    expect(await rescheduleBooking(site.deps, asked, OFFICE)).toMatchObject({ ok: true })
  }
})

test('two guests want each other’s day: who is refused keeps the own one', async () => {
  await using site = await siteWithFleet('suv')
  const [one, other] = [await confirmed(site), await confirmed(site, { date: SUNDAY })]
  const answers = await Promise.all([move(site, one), move(site, other, { seenDate: SUNDAY, date: FRIDAY })])
  expect(answers.map(({ ok }) => ok)).toEqual([false, false])
  expect([await dayOf(site, one), await dayOf(site, other)]).toEqual([FRIDAY, SUNDAY])
  expect(await active(site)).toHaveLength(2)
})

test('of two moves at once from the same page one counts', async () => {
  await using site = await siteWithFleet('suv', 'suv')
  const id = await confirmed(site)
  const answers = await Promise.all([move(site, id), move(site, id, { date: '2027-01-19' })])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'moved-meanwhile' } })
  expect(await active(site)).toHaveLength(1)
})

test('a paid booking of a larger class records the difference and is not paid again', async () => {
  await using site = await siteWithPayments('sandbox')
  await insertVehicles(site.deps.db.read, ['suv', 'van'])
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  const wanted = {
    bookingId: booking.id,
    seenDate: FRIDAY,
    date: SUNDAY,
    vehicleClass: 'van',
    guests: 7,
  } as const
  expect(await rescheduleBooking(site.deps, wanted, 'guest')).toMatchObject({
    ...{ ok: true, differenceBaht: 1000 },
    booking: { status: 'confirmed', vehicleClass: 'van', guests: 7, priceBaht: 6500 },
  })
  expect((await recordOf(site, booking.id)).payments).toEqual(['paid'])
})

test('a smaller class does not make a booking cheaper by itself, and must carry the party', async () => {
  await using site = await siteWithFleet('car', 'suv')
  const id = await confirmed(site, { guests: '4' })
  expect(await move(site, id, { vehicleClass: 'car' })).toMatchObject({
    ok: false,
    reason: 'party-too-large',
  })
  expect(await move(site, id, { vehicleClass: 'car', guests: 2 })).toMatchObject({
    ok: true,
    differenceBaht: 0,
  })
})

test('a guest moves as long as cancelling costs nothing, and to a day that can be booked; staff always', async () => {
  await using site = await siteWithFleet('suv')
  const id = await confirmed(site)
  expect(await move(site, id, { date: '2026-11-20' })).toMatchObject({
    fields: { date: { code: 'too-late-to-book' } },
  })
  expect(await move(site, id, { date: FRIDAY })).toMatchObject({
    fields: { date: { code: 'nothing-changed' } },
  })
  site.letTimePass(Date.parse('2027-01-14T07:00:00+07:00') - site.deps.now())
  expect(await move(site, id)).toMatchObject({ fields: { date: { code: 'move-by-person' } } })
  expect(
    await rescheduleBooking(site.deps, { bookingId: id, seenDate: FRIDAY, date: SUNDAY }, OFFICE),
  ).toMatchObject({ ok: true })
})

test('a request that is moved holds the new day no longer than it held the old one', async () => {
  await using site = await siteWithFleet('suv')
  const id = await requested(site)
  const before = await findBooking(site.deps.db.read, id)
  site.letTimePass(3_600_000)
  expect(await move(site, id)).toMatchObject({ ok: true, booking: { waitsUntil: before?.waitsUntil } })
  expect(await active(site)).toMatchObject([{ status: 'held', expiresAt: before?.waitsUntil }])
})

test('a party that becomes smaller keeps its children while they fit in; else nobody has asked', async () => {
  await using site = await siteWithFleet('suv')
  const id = await confirmed(site)
  await site.deps.db.transaction((tx) => tx.update(bookings).set({ guests: 5, children: 3, childSeats: 2 }), {
    actor: OFFICE,
  })
  const smaller = (guests: number) => move(site, id, { date: FRIDAY, guests })
  expect(await smaller(4)).toMatchObject({ ok: true, booking: { guests: 4, children: 3 } })
  expect(await smaller(2)).toMatchObject({ ok: true, booking: { guests: 2, children: null, childSeats: 2 } })
})

test('a transfer moves with its way back, or with another time for each', async () => {
  await using site = await siteWithFleet('suv')
  const placed = await requestTaxi(site.deps, {
    input: {
      ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' },
      ...{
        pickup: 'River Kwai Hotel',
        dropoff: 'Suvarnabhumi Airport',
        service: 'round-trip',
        vehicle: 'suv',
      },
      ...{ passengers: '2', luggage: '1', pickupDate: FRIDAY, pickupTime: '10:00' },
      ...{ returnDate: SUNDAY, returnTime: '18:00' },
    },
  })
  const id = placed.ok ? placed.booking.id : ''
  const times = async () => {
    const rows = await site.deps.db.read
      .select()
      .from(legs)
      .where(eq(legs.bookingId, id))
      .orderBy(legs.position)
    return rows.map(({ startsAt }) => startsAt.toISOString())
  }
  expect(await move(site, id, { date: '2027-01-16' })).toMatchObject({
    ok: true,
    booking: { endDate: '2027-01-18' },
  })
  expect(await times()).toEqual(['2027-01-16T03:00:00.000Z', '2027-01-18T11:00:00.000Z'])
  const later = { seenDate: '2027-01-16', date: '2027-01-16', time: '08:00', returnDate: '2027-01-20' }
  expect(await move(site, id, later)).toMatchObject({ ok: true, booking: { endDate: '2027-01-20' } })
  expect(await times()).toEqual(['2027-01-16T01:00:00.000Z', '2027-01-20T11:00:00.000Z'])
  expect(await active(site)).toHaveLength(2)
})

test('staff gives a custom trip without days its first one, and a vehicle for all of them; its guest cannot', async () => {
  await using site = await siteWithFleet('car')
  const bookingId = await requestedCustomTrip(site)
  const wanted = { bookingId, seenDate: null, date: FRIDAY, time: '09:00' }
  expect(await rescheduleBooking(site.deps, wanted, 'guest')).toMatchObject({ ok: false })
  expect(await site.deps.db.read.select().from(legs)).toEqual([])

  expect(await rescheduleBooking(site.deps, wanted, OFFICE)).toMatchObject({
    ok: true,
    booking: { status: 'requested', travelDate: FRIDAY, endDate: FRIDAY },
  })
  const stored = await site.deps.db.read.select().from(legs)
  expect(stored).toMatchObject([{ bookingId, startsAt: new Date(`${FRIDAY}T09:00:00+07:00`) }])
  expect(await active(site)).toMatchObject([{ status: 'held' }])
  await confirmBooking(site.deps, { bookingId }, OFFICE)
  expect(await active(site)).toMatchObject([{ status: 'firm' }])
})

/** Another party, class or hour on the day of the booking, by its guest. */
const change = (site: TestSite, id: string, changes: Partial<Move>) =>
  move(site, id, { date: FRIDAY, ...changes })

test('a smaller party keeps its vehicle, driver and price, and both are told once', async () => {
  await using site = await siteWithFleet('suv', 'suv')
  await insertDrivers(site.deps.db.read, 2)
  const id = await confirmed(site, { guests: '4' })
  const before = await active(site)
  expect(await change(site, id, { guests: 2 })).toMatchObject({
    ...{ ok: true, differenceBaht: 0, booking: { guests: 2, vehicleClass: 'suv', priceBaht: 5800 } },
  })
  expect(await active(site)).toEqual(before)
  expect(await change(site, id, { guests: 2 })).toMatchObject({ problem: { code: 'nothing-changed' } })
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject.split(':')[0])
  expect(subjects.filter((subject) => subject?.startsWith('Changed')).sort()).toEqual([
    'Changed',
    'Changed by the guest',
  ])
})

test('a larger party takes the larger vehicle; when the last one is sold, the booking keeps what it has', async () => {
  await using site = await siteWithFleet('suv', 'van')
  const id = await confirmed(site)
  const before = await active(site)
  const other = await confirmed(site, { guests: '7', vehicleType: 'van' })
  const wanted = { guests: 7, vehicleClass: 'van' } as const
  expect(await change(site, id, wanted)).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect((await active(site)).filter(({ bookingId }) => bookingId === id)).toEqual(before)
  expect(await findBooking(site.deps.db.read, id)).toMatchObject({
    guests: 2,
    vehicleClass: 'suv',
    priceBaht: 5800,
  })

  await move(site, other)
  expect(await change(site, id, wanted)).toMatchObject({ ok: true, differenceBaht: 500 })
})

test('of two guests who want the last van at the same time one gets it, and the other keeps the SUV', async () => {
  await using site = await siteWithFleet('suv', 'suv', 'van')
  const ids = [await confirmed(site), await confirmed(site)]
  const db = racing(site.deps.db, 2)
  const answers = await Promise.all(
    ids.map((bookingId) =>
      rescheduleBooking(
        { ...site.deps, db },
        { bookingId, seenDate: FRIDAY, date: FRIDAY, guests: 7, vehicleClass: 'van' },
        'guest',
      ),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const stored = await Promise.all(ids.map((id) => findBooking(site.deps.db.read, id)))
  expect(stored.map((booking) => booking?.vehicleClass).sort()).toEqual(['suv', 'van'])
  expect(await active(site)).toHaveLength(2)
})

test('a guest begins the day at an hour that its places allow, and at no other', async () => {
  await using site = await siteWithFleet('suv', 'suv')
  const id = await confirmed(site)
  expect(await change(site, id, { time: '09:00' })).toMatchObject({
    fields: { time: { code: 'hour-not-offered' } },
  })
  expect(await change(site, id, { time: '07:00' })).toMatchObject({ ok: true })
})

test('a ride at night, or in a larger class, costs what the list says, and by day it becomes no cheaper', async () => {
  await using site = await siteWithFleet('car', 'suv')
  const placed = await requestTaxi(site.deps, {
    input: {
      ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' },
      ...{ pickup: 'Suvarnabhumi Airport', dropoff: 'Kanchanaburi', service: 'one-way', vehicle: 'car' },
      ...{ passengers: '2', luggage: '1', pickupDate: FRIDAY, pickupTime: '10:00' },
    },
  })
  const { id, priceBaht } = placed.ok ? placed.booking : expect.fail(placed.problem.code)
  const { night } = transferPrices
  const nightly = await change(site, id, { time: '22:00' })
  expect(nightly).toMatchObject({ ok: true, differenceBaht: night.baht })
  expect(await change(site, id, { time: '11:00' })).toMatchObject({
    ...{ ok: true, differenceBaht: 0 },
    booking: { priceBaht: (priceBaht ?? 0) + night.baht },
  })
  const larger = await change(site, id, { guests: 5, vehicleClass: 'suv' })
  const suv = larger.ok ? (larger.booking.priceBaht ?? 0) : expect.fail(larger.problem.code)
  expect(suv).toBeGreaterThan(priceBaht ?? 0)
})

test.each(['guest', OFFICE] as const)(
  'where a driver waits for the way back, another day for it adds the drives home and the list price, by %s',
  async (by) => {
    await using site = await siteWithFleet('car')
    const placed = await requestTaxi(site.deps, {
      input: {
        ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' },
        ...{ pickup: 'Kanchanaburi', dropoff: 'Suvarnabhumi Airport', service: 'round-trip', vehicle: 'car' },
        ...{ passengers: '2', luggage: '1', pickupDate: FRIDAY, pickupTime: '08:00' },
        ...{ returnDate: FRIDAY, returnTime: '14:00' },
      },
    })
    const { id, priceBaht } = placed.ok ? placed.booking : expect.fail(placed.problem.code)
    const moveTo = (wanted: Partial<Move>) =>
      rescheduleBooking(site.deps, { bookingId: id, seenDate: FRIDAY, date: FRIDAY, ...wanted }, by)
    expect(await moveTo({ returnTime: '14:30' })).toMatchObject({ ok: true, differenceBaht: 0 })
    const [there, back] = await active(site)
    expect(back?.busyFrom).toEqual(there?.busyUntil)
    // Two whole rides, the second one at night.
    const apartBaht = 2 * 2400 + transferPrices.night.baht
    expect(priceBaht).toBeLessThan(apartBaht)
    const apart = await moveTo({ returnDate: SUNDAY, returnTime: '22:00' })
    expect(apart).toMatchObject({ ok: true, booking: { priceBaht: apartBaht } })
    const drives = await site.deps.db.read.select().from(legs).orderBy(legs.position)
    const home = drivingTimes.emptyMinutes('Suvarnabhumi Airport')
    expect(drives).toMatchObject([{ minutesAfter: home }, { minutesBefore: home }])
  },
)

test('more luggage on a ride needs a vehicle that takes it, and without a price for it a person', async () => {
  await using site = await siteWithFleet('car', 'van')
  const id = await requestedTransfer({ deps: site.deps })
  const wanted = { luggage: 6, vehicleClass: 'van' } as const
  expect(await change(site, id, { luggage: 6 })).toMatchObject({ problem: { code: 'load-too-large' } })
  expect(await change(site, id, { ...wanted, guests: 12 })).toMatchObject({
    problem: { code: 'party-by-person' },
  })
  expect(await change(site, id, wanted)).toMatchObject({
    booking: { luggage: 6, vehicleClass: 'van', priceBaht: null },
  })
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ vehicleClass: 'car', priceBaht: 900 }).where(eq(bookings.id, id)),
    { actor: OFFICE },
  )
  expect(await change(site, id, { ...wanted, luggage: 5 })).toMatchObject({
    problem: { code: 'price-by-person' },
  })
})
