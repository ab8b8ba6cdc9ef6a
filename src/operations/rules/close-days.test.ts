import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBlackoutsFrom, listBookingsOnBlackouts } from '#adapters/database/desk/settings.ts'
import { listNewestAuditEntries } from '#adapters/database/maintenance/audit-log.ts'
import { blackouts } from '#adapters/database/schema/schema.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { GUEST_FORM, placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findAvailability } from '../availability/find-availability.ts'
import { closeDays, reopenDays } from './close-days.ts'

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

const reopen = async (site: TestSite) => {
  const [closed] = await listClosed(site)
  return reopenDays(site.deps, { blackoutId: closed?.id ?? '', admin: ADMIN })
}

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
  expect(await reopen(site)).toEqual({ ok: true })
  expect(await stateOf(site)).toBe('request')
  expect(await listNewestAuditEntries(site.deps.db.read, 5)).toMatchObject([
    { actor: ADMIN, action: 'days-reopened', detail: expect.stringContaining('2027') },
    { actor: ADMIN, action: 'days-closed', detail: expect.stringMatching(/2027: All our drivers/) },
  ])
})

test('of two admins who open the same days, the second is told that they are open', async () => {
  await using site = await testSite()
  await close(site)
  const answers = await Promise.all([reopen(site), reopen(site), reopen(site)])
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
  expect(await listBookingsOnBlackouts(read, TODAY)).toMatchObject(named)
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
  expect(await listBookingsOnBlackouts(read, TODAY)).toEqual([
    { blackoutId: trip?.id, reference: there.booking.reference },
  ])
  expect(await listBookingsOnBlackouts(read, '2027-01-16')).toEqual([])
})
