import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { endCalendarLink, makeCalendarLink } from '#fleet/calendars/calendar-links.ts'
import type { CalendarSubject } from '#guests/links/access-links.store.ts'
import { accessLinks, drivers, vehicles } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '../../database/fleet-rows.ts'
import { placedBooking } from '../../factories.ts'
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts'

const ADMIN = 'ada@example.com'
const NOBODY = { vehicleId: null, driverId: null }

async function linkTo({ deps }: BuiltSite, subject: Partial<CalendarSubject> = {}) {
  const made = await makeCalendarLink(deps, { subject: { ...NOBODY, ...subject }, admin: ADMIN })
  if (!made.ok) throw new Error('refused')
  return `/calendar/${made.token}.ics`
}

/** The names in a feed. */
async function shownAt(site: BuiltSite, path: string) {
  const { status, html } = await site.get(path)
  expect(status).toBe(200)
  return Array.from(html.matchAll(/^SUMMARY:(\w+)/gm), ([, name]) => name)
}

/** Two SUVs with a driver each; Ada has one of them on 15 January, firmly, and Bo the other, held. */
async function siteWithTrips() {
  const site = await builtSite()
  const { read } = site.deps.db
  await insertVehicles(read, ['suv', 'suv'])
  await insertDrivers(read, 2)
  const ada = await placedBooking(site, 'erawan-death-railway', {
    pickupLocation: 'River Inn, call +66 81 234 5678',
  })
  await confirmBooking(site.deps, { bookingId: ada.booking.id }, `staff:${ADMIN}`)
  const bo = await placedBooking(site, 'erawan-death-railway', {
    name: 'Bo Beispiel',
    email: 'bo@example.com',
  })
  const takenBy = async ({ booking }: typeof ada) => {
    const [taken] = await listAllocationsOf(read, booking.id)
    return { vehicleId: taken?.vehicleId ?? '', driverId: taken?.driverId ?? '' }
  }
  return { ...site, ada: await takenBy(ada), bo: await takenBy(bo) }
}

test('a feed has the trips of all, of one vehicle or of one driver', async () => {
  await using site = await siteWithTrips()
  expect(await shownAt(site, await linkTo(site))).toEqual(expect.arrayContaining(['Ada', 'Bo']))
  expect(await shownAt(site, await linkTo(site, { vehicleId: site.ada.vehicleId }))).toEqual(['Ada'])
  expect(await shownAt(site, await linkTo(site, { driverId: site.bo.driverId }))).toEqual(['Bo'])
})

test('a feed tells time, first name and place, whether it is only held, and nothing else of a guest', async () => {
  await using site = await siteWithTrips()
  const path = await linkTo(site)
  const { headers, html } = await site.get(path)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(html).toMatch(/DTSTART:20270114T\d{6}Z/)
  expect(html).toContain('SUMMARY:Ada\\, River Inn\\, call')
  expect(html).toContain('LOCATION:River Inn\\, call')
  expect(html.match(/STATUS:\w+/g)?.sort()).toEqual(['STATUS:CONFIRMED', 'STATUS:TENTATIVE'])
  expect(html).not.toMatch(/Example|Beispiel|@example|555 ?7700|234 ?5678|฿|SPN-|DESCRIPTION|URL/)
})

test('a calendar program shows whose feed it is', async () => {
  await using site = await siteWithTrips()
  const [vehicle] = await site.deps.db.read.select().from(vehicles).where(eq(vehicles.id, site.ada.vehicleId))
  const [driver] = await site.deps.db.read.select().from(drivers).where(eq(drivers.id, site.bo.driverId))
  const nameAt = async (subject: Partial<CalendarSubject>) =>
    /^NAME:(.*)\r$/m.exec((await site.get(await linkTo(site, subject))).html)?.[1]
  expect(await nameAt({})).toBe('Saphan')
  expect(await nameAt({ vehicleId: site.ada.vehicleId })).toBe(`Saphan: ${vehicle?.plate}`)
  expect(await nameAt({ driverId: site.bo.driverId })).toBe(`Saphan: ${driver?.name}`)
})

test('a hold that has expired leaves the feed', async () => {
  await using site = await siteWithTrips()
  const path = await linkTo(site)
  site.letTimePass(25 * 60 * 60 * 1000)
  expect(await shownAt(site, path)).toEqual(['Ada'])
})

test('reading a feed changes nothing', async () => {
  await using site = await siteWithTrips()
  const path = await linkTo(site)
  const links = () => site.deps.db.read.select().from(accessLinks)
  const before = await links()
  await site.get(path)
  expect(await links()).toEqual(before)
})

test('a new link ends the old one of the same calendar and no other; an ended, wrong or foreign one answers 404', async () => {
  await using site = await siteWithTrips()
  const [all, first] = [await linkTo(site), await linkTo(site, { driverId: site.ada.driverId })]
  const second = await linkTo(site, { driverId: site.ada.driverId })
  const { token: pass } = await placedBooking(site, 'erawan-death-railway', { date: '2027-01-20' })
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await site.get(path)).status))
  expect(await statuses(all, first, second)).toEqual([200, 404, 200])
  expect(
    await statuses(`/calendar/${pass}.ics`, `/calendar/${'A'.repeat(22)}.ics`, '/calendar/x.ics'),
  ).toEqual([404, 404, 404])
  const token = second.slice('/calendar/'.length, -'.ics'.length)
  expect(await statuses(`/booking/${token}`, `/booking/${token}/calendar.ics`)).toEqual([404, 404])
  await endCalendarLink(site.deps, { subject: { ...NOBODY, driverId: site.ada.driverId }, admin: ADMIN })
  expect(await statuses(all, second)).toEqual([200, 404])
})
