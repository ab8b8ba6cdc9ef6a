import { expect, test } from 'vitest'
import { findVersion, updateBookingDeadline } from '#bookings/bookings.store.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { vehicles } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking } from '../../factories.ts'
import { adminSite } from '../fixtures/admin-site.ts'

const OFFICE = 'staff:office@example.com'
const WEEK = '/desk/week?day=2027-01-11'

/** A car, an SUV and a van with two drivers, and a request of 15 January for which the SUV is held. */
async function siteWithWeek() {
  const site = await adminSite()
  const { read } = site.deps.db
  const [car = '', suv = '', van = ''] = await insertVehicles(read, ['car', 'suv', 'van'])
  const drivers = await insertDrivers(read, 2)
  const { booking } = await placedBooking(site, 'erawan-death-railway', { guests: '5' })
  const [leg] = await listLegs(read, booking.id)
  const moving = `${WEEK}&move=${leg?.id}`
  return {
    ...site,
    ...{ car, suv, van, drivers, booking, moving, legId: leg?.id ?? '' },
    had: async () => (await listAllocationsOf(read, booking.id))[0],
    plateOf: (id: string) => `plate ${id}`,
    /** Posts the form of a cell, as the board showed it. */
    async put(fields: Record<string, string>, of = booking) {
      const seen = String(await findVersion(read, of.id))
      const [own] = await listLegs(read, of.id)
      const about = { act: 'assign', reference: of.reference, legId: own?.id ?? '', seen }
      return site.press(`${WEEK}&show=2027-01-15`, { ...about, ...fields })
    },
  }
}

/** The fields of the forms that say "Put it here", by the cell they stand in. */
function targetsIn(html: string): Record<string, Record<string, string>> {
  const cells = html.matchAll(/data-cell="([^"]+)"(.*?)<\/td>/gs)
  const targets = Array.from(cells, ([, cell = '', content = '']) => {
    const fields = content.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
    return [
      cell,
      content.includes('Put it here') ? Object.fromEntries(Array.from(fields, ([, ...pair]) => pair)) : null,
    ]
  })
  return Object.fromEntries(targets.filter(([, fields]) => fields !== null))
}

test('the board shows what is held with its end, who drives, what is blocked and where a booking can begin', async () => {
  await using site = await siteWithWeek()
  const { text, html } = await site.see(WEEK)
  expect(text).toContain('11 to 17 January 2027')
  expect(text).toContain('1 booking: 1 held.')
  expect(text).toMatch(/Driver \d Example 5 Erawan .* Held to Sat 10:00/)
  expect(text).toContain('Open Ada Example')
  expect(html).toContain(`/desk/new?vehicle=${site.car}&amp;day=2027-01-15`)
  expect(html).toContain(`/desk/fleet/block?of=vehicle%3A${site.car}&amp;day=2027-01-15`)
  expect(text).not.toContain('No vehicle')
})

test('a day without trips says why, and what is free on it is offered as closed', async () => {
  await using site = await siteWithWeek()
  const reason = 'We are at a wedding.'
  await insertBlackout(site.deps.db.read, {
    ...{ firstDay: '2027-01-12', lastDay: '2027-01-12', reason, tourId: null, vehicleClass: 'van' },
  })
  const { text, html } = await site.see(WEEK)
  expect(text).toContain(`Closed Van: ${reason}`)
  expect(text.match(/Closed\. Free all day/g)).toHaveLength(1)
  expect(html).toContain('title="Book anyway Van')
})

test('a day that is blocked from the board leads back to the board', async () => {
  await using site = await siteWithWeek()
  const days = { firstDay: '2027-01-12', lastDay: '', fromTime: '', untilTime: '', reason: 'Tyres' }
  const blocked = { blocked: `vehicle:${site.car}`, ...days }
  const answer = await site.press('/desk/fleet/block?day=2027-01-12', blocked)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/week?day=2027-01-12'])
})

test('an agreed trip without a vehicle stands in a row of its own, and one without a driver says so', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  const { read } = site.deps.db
  const [suv = ''] = await insertVehicles(read, ['suv'])
  expect((await site.see(WEEK)).text).toContain('1 booking: 1 without a vehicle.')
  const [leg] = await listLegs(read, booking.id)
  const seen = String(await findVersion(read, booking.id))
  const about = { act: 'assign', reference: booking.reference, legId: leg?.id ?? '', seen }
  expect((await site.press(WEEK, { ...about, vehicleId: suv, driverId: '' })).status).toBe(303)
  await insertDrivers(read, 1)
  const { text } = await site.see(WEEK)
  expect(text).toContain('1 booking: 1 without a driver.')
  expect(text).toContain('No driver')
})

test('while a trip is moved, the cells of its day that fit are buttons, and the others say why not', async () => {
  await using site = await siteWithWeek()
  const { text, html } = await site.see(site.moving)
  expect(text).toContain('Moving Ada Example , 5 guests')
  expect(text).toContain('4 seats, 5 guests')
  expect(text).toContain('It is here now')
  const had = await site.had()
  const other = site.drivers.find((id) => id !== had?.driverId)
  const targets = targetsIn(html)
  expect(Object.keys(targets).sort()).toEqual(
    [`driver:${other}:2027-01-15`, `vehicle:${site.van}:2027-01-15`].sort(),
  )
  const answer = await site.press(WEEK, targets[`vehicle:${site.van}:2027-01-15`] ?? {})
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${WEEK}&undo=${site.booking.reference}`,
  ])
  expect(await site.had()).toEqual({ ...had, vehicleId: site.van, pinned: true })
})

test('another driver takes a trip over, and the vehicle stays', async () => {
  await using site = await siteWithWeek()
  const had = await site.had()
  const other = site.drivers.find((id) => id !== had?.driverId) ?? ''
  const answer = await site.put({ vehicleId: site.suv, driverId: other })
  const offering = `${WEEK}&show=2027-01-15&undo=${site.booking.reference}`
  expect(answer.headers.get('location')).toBe(offering)
  expect(await site.had()).toMatchObject({ vehicleId: site.suv, driverId: other })
  const after = await site.see(offering)
  expect(after.text).toContain('Ada Example: you can undo the last step for ten seconds.')
  expect(after.html).toContain(`name="back" value="${WEEK}&amp;show=2027-01-15"`)
})

test('of two admins who put two trips on one vehicle, the second reads that it was taken, and loses nothing', async () => {
  await using site = await siteWithWeek()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking: other } = await placedBooking(site, 'erawan-death-railway')
  const [first, second] = await Promise.all([
    site.put({ vehicleId: site.van, driverId: '' }),
    site.put({ vehicleId: site.van, driverId: '' }, other),
  ])
  expect([first.status, second.status].sort()).toEqual([303, 409])
  const loser = first.status === 409 ? first : second
  expect(loser.text).toContain(`${site.plateOf(site.van)} was taken a moment ago. Nothing has changed.`)
  expect(loser.text).toContain('Show what’s free')
})

test('of two admins who move one trip, the second reads who was first', async () => {
  await using site = await siteWithWeek()
  const { html } = await site.see(site.moving)
  const target = targetsIn(html)[`vehicle:${site.van}:2027-01-15`] ?? {}
  expect((await site.put({ vehicleId: site.van, driverId: '' })).status).toBe(303)
  const late = await site.press(WEEK, target)
  expect(late.status).toBe(409)
  expect(late.text).toMatch(/changed the vehicle or the driver at \d\d:\d\d\. This page now shows it\./)
  expect(await site.had()).toMatchObject({ vehicleId: site.van, driverId: null })
})

test('a held vehicle is released, and the request stays', async () => {
  await using site = await siteWithWeek()
  const seen = String(await findVersion(site.deps.db.read, site.booking.id))
  const press = () => site.press(WEEK, { act: 'release', reference: site.booking.reference, seen })
  expect((await press()).status).toBe(303)
  expect(await site.had()).toBeUndefined()
  const again = await press()
  expect(again.status).toBe(409)
  expect(again.text).toContain('Nothing was released.')
})

test('a hold that has ended is not on the board any more', async () => {
  await using site = await siteWithWeek()
  const ended = new Date(site.deps.now())
  await site.deps.db.transaction((tx) => updateBookingDeadline(tx, site.booking.id, ended), { actor: OFFICE })
  expect((await site.see(WEEK)).text).toContain('No bookings.')
})

test('a vehicle that has left the fleet stays on the board while it has a trip, which says so', async () => {
  await using site = await siteWithWeek()
  await site.deps.db.transaction((tx) => tx.update(vehicles).set({ active: false }), { actor: OFFICE })
  const { text } = await site.see(WEEK)
  expect(text).toContain('SUV, 6 seats, out of service')
  expect(text).toContain('Vehicle out of service')
  expect(text).not.toContain(site.plateOf(site.car))
})

test('odd addresses show a week: no day, an unknown one, an unknown drive, and the week of the moved one', async () => {
  await using site = await siteWithWeek()
  for (const odd of ['', '?day=2027-02-30', '?day=0000-01-01', '?day=2099-12-31&show=x', '?move=x'])
    expect((await site.see(`/desk/week${odd}`)).text, odd).toContain('20 to 26 November')
  expect((await site.see(`${WEEK}&move=${crypto.randomUUID()}`)).text).toContain('11 to 17 January 2027')
  expect((await site.see(`/desk/week?move=${site.legId}`)).text).toContain('15 to 21 January 2027')
  await confirmBooking(site.deps, { bookingId: site.booking.id }, OFFICE)
  expect((await site.press(WEEK, { act: 'assign', reference: 'SPN-XXXXX' })).status).toBe(404)
})

test('without a vehicle the week says what to do', async () => {
  await using site = await adminSite()
  expect((await site.see('/desk/week')).text).toContain('No vehicle has been entered yet')
})
