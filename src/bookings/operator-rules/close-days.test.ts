import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAvailability } from '#fleet/availability/find-availability.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { blackouts } from '#platform/database/schema/schema.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { GUEST_FORM, placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { requestTaxi } from '../placing/request-taxi.ts'
import { closeDays, reopenDays } from './close-days.ts'
import { listBlackoutsFrom, listBookingsOnBlackouts } from './settings-page.store.ts'

const ADMIN = 'office@example.com'
const TODAY = '2026-11-20'
const TRIP = 'erawan-death-railway'
const FORM = {
  ...{ firstDay: GUEST_FORM.date, lastDay: '', tourId: '', vehicleClass: '' },
  reason: 'All our drivers are at a wedding.',
}

const close = ({ deps }: TestSite, changes: object = {}) =>
  closeDays(deps, { input: { ...FORM, ...changes }, admin: ADMIN })

const listClosed = ({ deps }: TestSite) =>
  deps.db.read.select().from(blackouts).orderBy(asc(blackouts.firstDay))

async function idOfClosed(site: TestSite) {
  const [closed] = await listClosed(site)
  return closed?.id ?? expect.fail('no days are closed')
}

const reopen = ({ deps }: TestSite, blackoutId: string) => reopenDays(deps, { blackoutId, admin: ADMIN })

async function stateOf({ deps }: TestSite) {
  const month = { tourId: TRIP, origin: 'kanchanaburi', month: FORM.firstDay.slice(0, 7) }
  const found = await findAvailability(deps, month)
  return found.ok ? found.days.find(({ date }) => date === FORM.firstDay)?.suv : undefined
}

test('closed days are not sold until they are opened again, and the history says by whom', async () => {
  await using site = await testSite()
  expect(await stateOf(site)).toBe('request')
  expect(await close(site)).toEqual({ ok: true })
  expect(await stateOf(site)).toBe('closed')
  await expect(placedBooking(site, TRIP)).rejects.toThrow('blackout')
  expect(await reopen(site, await idOfClosed(site))).toEqual({ ok: true })
  expect(await stateOf(site)).toBe('request')
  expect(await listNewestAuditEntries(site.deps.db.read, 5)).toMatchObject([
    { actor: ADMIN, action: 'days-reopened', detail: expect.stringContaining('2027') },
    { actor: ADMIN, action: 'days-closed', detail: expect.stringMatching(/2027: All our drivers/) },
  ])
})

test('of two admins who open the same days, the second is told that they are open', async () => {
  await using site = await testSite()
  await close(site)
  const id = await idOfClosed(site)
  const answers = await Promise.all([reopen(site, id), reopen(site, id), reopen(site, id)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'days-open-already' } })
  expect(await listNewestAuditEntries(site.deps.db.read, 5)).toHaveLength(2)
})

test('of two admins who close the same days, the second is told that they are closed', async () => {
  await using site = await testSite()
  await insertVehicles(site.deps.db.read, ['van'])
  const answers = await Promise.all([close(site), close(site)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    fields: { firstDay: { code: 'days-closed-already' } },
  })
  expect(await close(site, { vehicleClass: 'van' })).toEqual({ ok: true })
})

test('a trip that is not in the catalogue is refused at its field', async () => {
  await using site = await testSite()
  expect(await close(site, { tourId: 'no-such-trip' })).toMatchObject({
    fields: { tourId: { code: 'blackout.tourId' } },
  })
})

test('a booking that is made while its day is closed is either named or refused', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  await insertVehicles(read, ['suv'])
  const [placed] = await Promise.allSettled([placedBooking(site, TRIP), close(site)])
  const named = placed.status === 'fulfilled' ? [{ reference: placed.value.booking.reference }] : []
  expect(await listBookingsOnBlackouts(read, TODAY, 5)).toMatchObject(named)
})

test('bookings that are on closed days are named, those of other trips, vehicles and days are not', async () => {
  await using site = await testSite()
  const there = await placedBooking(site, TRIP)
  await placedBooking(site, TRIP, { date: '2027-01-16' })
  await placedBooking(site, 'hidden-gems')
  await close(site, { firstDay: '2027-01-14', lastDay: FORM.firstDay, tourId: TRIP })
  await close(site, { vehicleClass: 'car' })
  const { read } = site.deps.db
  const [trip] = await listBlackoutsFrom(read, TODAY)
  expect(await listBookingsOnBlackouts(read, TODAY, 5)).toEqual([
    { blackoutId: trip?.id, reference: there.booking.reference, total: 1 },
  ])
  expect(await listBookingsOnBlackouts(read, '2027-01-16', 5)).toEqual([])
})

test('of many bookings on closed days the first are named, and all are counted', async () => {
  await using site = await testSite()
  const [, first] = [
    await placedBooking(site, TRIP, { date: '2027-01-16' }),
    await placedBooking(site, TRIP),
    await placedBooking(site, TRIP, { date: '2027-01-17' }),
  ]
  await close(site, { lastDay: '2027-01-20' })
  expect(await listBookingsOnBlackouts(site.deps.db.read, TODAY, 1)).toMatchObject([
    { reference: first.booking.reference, total: 3 },
  ])
})

test('a ride on the day before and the day after closed days is not on them', async () => {
  await using site = await testSite()
  const input = {
    ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', country: '', whatsapp: '' },
    ...{ pickup: 'River Kwai Hotel', dropoff: 'Suvarnabhumi Airport', service: 'round-trip', vehicle: 'suv' },
    ...{ passengers: '2', luggage: '1', pickupDate: '2027-01-14', pickupTime: '10:00' },
    ...{ returnDate: '2027-01-16', returnTime: '18:00', notes: '' },
  }
  expect(await requestTaxi(site.deps, { input })).toMatchObject({ ok: true })
  await close(site)
  expect(await listBookingsOnBlackouts(site.deps.db.read, TODAY, 5)).toEqual([])
  await close(site, { lastDay: '2027-01-16' })
  expect(await listBookingsOnBlackouts(site.deps.db.read, TODAY, 5)).toMatchObject([{ total: 1 }])
})
