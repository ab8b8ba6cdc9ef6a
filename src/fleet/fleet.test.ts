import { expect, test } from 'vitest'
import { findNewestEventOf } from '#bookings/events.store.ts'
import { events, vehicles } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { listAllocationsOf } from './allocation/allocations.store.ts'
import { findAvailability } from './availability/find-availability.ts'
import { block, endBlock } from './block.ts'
import { versionOf } from './refuse-if-changed.ts'
import { saveDriver } from './save-driver.ts'
import { saveVehicle } from './save-vehicle.ts'

const ADMIN = 'ada@example.com'
const VAN = {
  ...{ name: 'Toyota Commuter', class: 'van', seats: '9', bags: '9', plate: 'ทด 0302', usualDriverId: '' },
  ...{ roadTaxExpiresOn: '', inspectionExpiresOn: '', compulsoryCoverExpiresOn: '' },
  ...{ insuranceExpiresOn: '', service: 'in' },
}
const LEK = {
  ...{ name: 'Lek', thaiName: 'เล็ก', fullName: '', phone: '+66 81 234 5678', languages: ['th'] },
  ...{ weeklyDaysOff: [], licenceExpiresOn: '', drivingSince: '', onWebsite: false, service: 'in' },
}

const saveVan = (
  { deps }: TestSite,
  changes: object = {},
  stored: { id: string; seen: string } | null = null,
) =>
  saveVehicle(deps, {
    id: stored?.id ?? null,
    seen: stored?.seen ?? '',
    input: { ...VAN, ...changes },
    admin: ADMIN,
  })

async function siteWithVan() {
  const site = await testSite()
  const saved = await saveVan(site)
  if (!saved.ok) throw new Error('refused')
  return { ...site, van: saved.vehicle, stored: { id: saved.vehicle.id, seen: versionOf(saved.vehicle) } }
}

const blocked = ({ deps }: TestSite, of: string, changes: object = {}) =>
  block(deps, {
    input: {
      ...{ blocked: of, firstDay: '2027-01-15', lastDay: '', fromTime: '', untilTime: '', reason: 'Tyres' },
      ...changes,
    },
    admin: ADMIN,
  })

async function vanOn({ deps }: TestSite, date: string) {
  const found = await findAvailability(deps, {
    ...{ tourId: 'erawan-death-railway', origin: 'kanchanaburi', month: date.slice(0, 7) },
  })
  return found.ok ? found.days.find((day) => day.date === date)?.van : expect.fail()
}

test('a vehicle is added, changed and taken out of service, each in the history with the name of the admin', async () => {
  await using site = await siteWithVan()
  const { read } = site.deps.db
  expect(await vanOn(site, '2027-01-15')).toBe('free')
  const out = await saveVan(site, { service: 'out' }, site.stored)
  expect(out).toMatchObject({ ok: true, vehicle: { active: false } })
  expect(await read.select().from(vehicles)).toMatchObject([
    { id: site.van.id, plate: 'ทด 0302', active: false },
  ])
  expect(await vanOn(site, '2027-01-15')).toBe('request')
  const about = { subjectKind: 'vehicle', subjectId: site.van.id, actor: `staff:${ADMIN}` }
  expect(await read.select().from(events).orderBy(events.at)).toMatchObject([
    { ...about, event: 'create', after: { plate: 'ทด 0302', seats: 9 } },
    { ...about, event: 'change', before: { active: true }, after: { active: false } },
  ])
})

test('a driver is added and changed; the history has neither telephone number nor full name', async () => {
  await using site = await testSite()
  const { deps } = site
  const added = await saveDriver(deps, { id: null, seen: '', input: LEK, admin: ADMIN })
  if (!added.ok) throw new Error('refused')
  const { driver } = added
  const input = { ...LEK, fullName: 'Somchai Tuayang', weeklyDaysOff: ['Sunday'] }
  const changed = await saveDriver(deps, { id: driver.id, seen: versionOf(driver), input, admin: ADMIN })
  expect(changed).toMatchObject({
    ok: true,
    driver: { fullName: 'Somchai Tuayang', weeklyDaysOff: ['Sunday'] },
  })
  expect(await findNewestEventOf(deps.db.read, 'driver', driver.id)).toMatchObject({
    ...{ event: 'change', actor: `staff:${ADMIN}` },
    ...{ before: { weekly_days_off: [] }, after: { weekly_days_off: ['Sunday'] } },
  })
  const told = JSON.stringify(await deps.db.read.select().from(events))
  expect(told).not.toMatch(/Tuayang|234 ?5678/)
})

test('wrong fields, a plate twice and an unknown vehicle are refused, and nothing is stored', async () => {
  await using site = await siteWithVan()
  expect(inWords(await saveVan(site, { plate: 'x', seats: '0' }))).toMatchObject({
    fields: { seats: 'From 1 to 50 guests' },
  })
  expect(inWords(await saveVan(site, { plate: ' ทด0302' }))).toMatchObject({
    fields: { plate: 'Another vehicle has this plate' },
  })
  const nobody = crypto.randomUUID()
  expect(await saveVan(site, { plate: 'x', usualDriverId: nobody })).toMatchObject({
    fields: { usualDriverId: { code: 'fleet.usualDriver' } },
  })
  expect(await saveVan(site, {}, { ...site.stored, id: nobody })).toMatchObject({ reason: 'not-found' })
  expect(await site.deps.db.read.select().from(vehicles)).toHaveLength(1)
})

test('of two admins at one vehicle the second reads who was first, and changes nothing', async () => {
  await using site = await siteWithVan()
  expect(await saveVan(site, { seats: '8' }, site.stored)).toMatchObject({ ok: true })
  const second = inWords(await saveVan(site, { seats: '7' }, site.stored))
  expect(second).toMatchObject({
    ...{ ok: false, reason: 'not-possible' },
    message: expect.stringMatching(
      /^ada@example\.com changed this at \d\d:\d\d\. Your change was not saved\./,
    ),
  })
  expect(await site.deps.db.read.select().from(vehicles)).toMatchObject([{ seats: 8 }])
})

test('a paper that ended keeps the van from being sold on the days after it', async () => {
  await using site = await siteWithVan()
  await saveVan(site, { inspectionExpiresOn: '2026-12-02' }, site.stored)
  expect(await vanOn(site, '2026-12-02')).toBe('free')
  expect(await vanOn(site, '2026-12-03')).toBe('none')
})

test('a blocked day is not sold until it is freed, and both are in the history', async () => {
  await using site = await siteWithVan()
  const done = await blocked(site, `vehicle:${site.van.id}`)
  if (!done.ok) throw new Error('refused')
  expect(await vanOn(site, '2027-01-15')).toBe('none')
  expect(await vanOn(site, '2027-01-16')).toBe('free')
  expect(inWords(await blocked(site, `vehicle:${site.van.id}`))).toMatchObject({
    fields: { firstDay: expect.stringMatching(/^ทด 0302 is already blocked on Fri.15.Jan\.$/) },
  })
  const free = () => endBlock(site.deps, { blockId: done.block.id, admin: ADMIN })
  expect(await free()).toMatchObject({ ok: true })
  expect(await free()).toMatchObject({ ok: false, reason: 'not-found' })
  expect(await vanOn(site, '2027-01-15')).toBe('free')
  expect(await findNewestEventOf(site.deps.db.read, 'allocation', done.block.id)).toMatchObject({
    ...{ event: 'release', actor: `staff:${ADMIN}` },
  })
})

test('what a booking has is not blocked and is no block to free: the booking is named', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  await insertVehicles(read, ['suv'])
  const [driverId] = await insertDrivers(read, 1)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const [held] = await listAllocationsOf(read, booking.id)
  const refusal = inWords(await blocked(site, `driver:${driverId}`))
  expect(refusal).toMatchObject({
    fields: { firstDay: expect.stringContaining(`Driver 1 has booking ${booking.reference} on`) },
  })
  expect(await endBlock(site.deps, { blockId: held?.id ?? '', admin: ADMIN })).toMatchObject({ ok: false })
  expect(await listAllocationsOf(read, booking.id)).toEqual([held])
})

test('a hold that has expired is not in the way of a block', async () => {
  await using site = await testSite()
  const [suv] = await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  site.letTimePass(25 * 60 * 60 * 1000)
  expect(await blocked(site, `vehicle:${suv}`)).toMatchObject({ ok: true })
  expect(await listAllocationsOf(site.deps.db.read, booking.id)).toEqual([])
})

test('of two blocks for the same driver and day at once, one is stored', async () => {
  await using site = await testSite()
  const [driverId] = await insertDrivers(site.deps.db.read, 1)
  const answers = await Promise.all([1, 2].map(() => blocked(site, `driver:${driverId}`)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('nothing is blocked for a vehicle that is not there', async () => {
  await using site = await testSite()
  expect(await blocked(site, `vehicle:${crypto.randomUUID()}`)).toMatchObject({
    fields: { blocked: { code: 'fleet.blocked' } },
  })
})
