import { expect, test } from 'vitest'
import { allocations } from '#platform/database/schema/schema.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findCompletedSums } from '../bookings.store.ts'
import { requestTaxi } from '../placing/request-taxi.ts'
import { completeTravelled } from './complete-travelled.ts'
import { confirmBooking } from './confirm-booking.ts'
import { completeBooking, recordNoShow, undoFinish } from './finish-booking.ts'

const OFFICE = 'staff:office@example.com'
const DRIVER = `driver:${crypto.randomUUID()}` as const

/** A confirmed trip of 15 January that begins at six and ends at six in the evening. */
async function confirmedTrip() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  return { ...site, id: booking.id }
}

function goTo(site: TestSite, time: string) {
  site.letTimePass(Date.parse(`${time}:00+07:00`) - site.deps.now())
}

const vehicleOf = async ({ deps }: TestSite) => (await deps.db.read.select().from(allocations))[0]

test('a driver completes a trip, and its vehicle is free from then on', async () => {
  await using site = await confirmedTrip()
  expect(await completeBooking(site.deps, { bookingId: site.id }, DRIVER)).toMatchObject({
    problem: { code: 'not-begun' },
  })
  goTo(site, '2027-01-15T16:00')
  const both = [
    completeBooking(site.deps, { bookingId: site.id }, DRIVER),
    completeBooking(site.deps, { bookingId: site.id }, OFFICE),
  ]
  expect(await Promise.all(both)).toMatchObject([
    { ok: true, booking: { status: 'completed' } },
    { ok: true, booking: { status: 'completed' } },
  ])
  expect(await vehicleOf(site)).toMatchObject({
    status: 'firm',
    busyUntil: new Date('2027-01-15T16:00:00+07:00'),
  })
  expect(await findCompletedSums(site.deps.db.read)).toEqual({ trips: 1, travellers: 2 })
})

test('a guest who did not come is recorded, and staff can take that back', async () => {
  await using site = await confirmedTrip()
  goTo(site, '2027-01-15T06:40')
  expect(await recordNoShow(site.deps, { bookingId: site.id }, DRIVER)).toMatchObject({
    booking: { status: 'no_show' },
  })
  expect(await completeBooking(site.deps, { bookingId: site.id }, OFFICE)).toMatchObject({
    ok: false,
    reason: 'not-possible',
  })
  expect(await undoFinish(site.deps, { bookingId: site.id }, OFFICE)).toMatchObject({
    booking: { status: 'confirmed' },
  })
  expect(await completeBooking(site.deps, { bookingId: site.id }, OFFICE)).toMatchObject({
    booking: { status: 'completed' },
  })
})

test('when the guest of a round trip does not come, the vehicle of the way back is free, too', async () => {
  await using site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const placed = await requestTaxi(site.deps, {
    input: {
      ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' },
      ...{ pickup: 'River Kwai Hotel', dropoff: 'Erawan', service: 'round-trip', vehicle: 'suv' },
      ...{ passengers: '2', luggage: '1', pickupDate: '2027-01-15', pickupTime: '10:00' },
      ...{ returnDate: '2027-01-17', returnTime: '18:00' },
    },
  })
  const id = placed.ok ? placed.booking.id : ''
  await confirmBooking(site.deps, { bookingId: id }, OFFICE)
  goTo(site, '2027-01-15T10:30')
  expect(await recordNoShow(site.deps, { bookingId: id }, DRIVER)).toMatchObject({ ok: true })
  const rows = await site.deps.db.read.select().from(allocations)
  expect(rows.map(({ status }) => status).sort()).toEqual(['firm', 'released'])
})

test('twelve hours after its end the clock completes what nobody recorded, and only that', async () => {
  await using site = await confirmedTrip()
  const { booking: later } = await placedBooking(site, 'erawan-death-railway', { date: '2027-01-16' })
  await confirmBooking(site.deps, { bookingId: later.id }, OFFICE)
  goTo(site, '2027-01-16T06:00')
  expect(await completeTravelled(site.deps)).toEqual({ completed: 0 })
  site.letTimePass(1)
  expect(await completeTravelled(site.deps)).toEqual({ completed: 1 })
  expect(await completeTravelled(site.deps)).toEqual({ completed: 0 })
})
