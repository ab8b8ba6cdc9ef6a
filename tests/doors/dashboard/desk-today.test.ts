import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { listDrivers } from '#fleet/fleet-page.store.ts'
import {
  allocations,
  bookings,
  legs,
  mails,
  testimonials,
  vehicles,
} from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '../../database/fleet-rows.ts'
import { placedBooking } from '../../factories.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'

const STAFF = { actor: 'staff:noi@example.com' } as const

/** Turns the one request into an agreed trip of tomorrow. */
async function agreeOnTomorrow(site: AdminSite) {
  await site.deps.db.transaction(async (tx) => {
    await tx.update(bookings).set({ status: 'confirmed', waitsUntil: null })
    await tx.execute(
      "update legs set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'",
    )
  }, STAFF)
}

test('Today lists the trips of two days, and an agreed one without a vehicle needs a person', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  const early = await site.see('/desk')
  expect(early.text).toContain('Friday 20 November')
  expect(early.text).toContain('No trips today.')
  expect(early.text).toContain('No trips tomorrow.')
  expect(early.text).toContain(`Answer ${booking.customerName}`)
  await agreeOnTomorrow(site)
  const { text, html } = await site.see('/desk')
  expect(text).toMatch(/No trips today\. Tomorrow has 1, at \d\d:\d\d\./)
  expect(text).toMatch(/Tomorrow 1 trip, 2 guests\. ฿[\d,]+ to collect\. 1 trip needs you\./)
  expect(text).toMatch(/\d\d:\d\d Ada Example 2 guests .* No vehicle Unassigned in \d+ h.* ฿[\d,]+ due/)
  expect(text).toContain('No vehicle has been entered yet.')
  expect(text).toContain('Nothing needs you right now.')
  expect(text).toMatch(/Today 1 need a person/)
  expect(html).toContain(`/desk/bookings/${booking.reference}`)
})

test('the button of a trip without a vehicle assigns what is free, and leads back to Today', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  await agreeOnTomorrow(site)
  await site.deps.db.transaction(async (tx) => {
    await insertVehicles(tx, ['van', 'car'])
    await tx.update(vehicles).set({ plate: 'ทด 0101' }).where(eq(vehicles.class, 'car'))
    await insertDrivers(tx, 1)
  }, STAFF)
  const today = await site.see('/desk')
  expect(today.text).toContain('Driver 1 is free for the whole trip, with Car ทด 0101.')
  expect(today.text).toContain('Assign Driver 1, 0101 to Ada Example')
  const fields = hiddenFieldsOf(today.html)
  const [driver] = await listDrivers(site.deps.db.read)
  expect(fields).toMatchObject({ back: '/desk', driverId: driver?.id })
  const address = `/desk/bookings/${booking.reference}/assign`
  const assigned = await site.press(address, fields)
  const offering = `/desk?undo=${booking.reference}`
  expect([assigned.status, assigned.headers.get('location')]).toEqual([303, offering])
  const [allocation] = await site.deps.db.read.select().from(allocations)
  expect(allocation).toMatchObject({ driverId: fields.driverId, vehicleId: fields.vehicleId, status: 'firm' })
  const after = await site.see(offering)
  expect(after.text).toContain('Ada Example: you can undo the last step for ten seconds.')
  expect(after.text).toMatch(/Tomorrow 1 trip, 2 guests, 1 of 2 vehicles out\./)
  expect(after.text).not.toContain('need a person')
  const late = await site.press(address, fields)
  expect(late.status).toBe(409)
  expect(late.text).toContain('This page now shows it. Your choice was not saved.')
  const undone = await site.press(
    `/desk/bookings/${booking.reference}/undo`,
    hiddenFieldsOf(after.html, 'undo'),
  )
  expect([undone.status, undone.headers.get('location')]).toEqual([303, '/desk'])
  expect((await site.see(offering)).text).not.toContain('undo the last step')
})

test('Today keeps a trip that left the day before and is still under way', async () => {
  await using site = await adminSite()
  await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  const leave = (startsAt: string, endsAt: string) =>
    site.deps.db.transaction(async (tx) => {
      await tx.update(bookings).set({ status: 'confirmed', waitsUntil: null })
      await tx.update(legs).set({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
    }, STAFF)
  await leave('2026-11-19T22:00+07:00', '2026-11-20T01:00+07:00')
  expect((await site.see('/desk')).text).toMatch(/Today 1 trip, 2 guests.* Thu 22:00 Ada Example/)
  await leave('2026-11-19T20:00+07:00', '2026-11-19T23:30+07:00')
  expect((await site.see('/desk')).text).toContain('No trips today.')
})

test('a trip that has a vehicle but no driver needs one, once there are drivers', async () => {
  await using site = await adminSite()
  await site.deps.db.transaction((tx) => insertVehicles(tx, ['car', 'suv', 'van']), STAFF)
  const { booking } = await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  expect(await confirmBooking(site.deps, { bookingId: booking.id }, STAFF.actor)).toMatchObject({ ok: true })
  await agreeOnTomorrow(site)
  expect((await site.see('/desk')).text).not.toContain('need a person')
  await site.deps.db.transaction((tx) => insertDrivers(tx, 1), STAFF)
  const { text } = await site.see('/desk')
  expect(text).toContain('No driver')
  expect(text).toContain('Assign Driver 1 to Ada Example')
  expect(text).toMatch(/Today 1 need a person/)
})

test('every other screen shows the number of Today in its rail', async () => {
  await using site = await adminSite()
  await placedBooking(site, 'erawan-death-railway', { date: '2026-11-22' })
  await agreeOnTomorrow(site)
  await placedBooking(site, 'erawan-death-railway', { date: '2026-12-22' })
  await site.deps.db.transaction(async (tx) => {
    await insertVehicles(tx, ['van'])
    await tx.update(vehicles).set({ roadTaxExpiresOn: '2026-11-30' })
    await tx.insert(mails).values({
      ...{ kind: 'guest-taxi-received', subjectId: crypto.randomUUID(), toAddress: 'ada@example.com' },
      status: 'undeliverable',
    })
    await tx.insert(testimonials).values({
      ...{ customerName: 'Ada', customerEmail: 'ada@example.com', rating: 5, reviewText: 'A calm driver.' },
      ...{ tourName: 'Erawan', reviewDate: '2026-11-20' },
    })
  }, STAFF)
  // A trip without a vehicle, a request, a mail, a review and a paper.
  for (const path of ['/desk', '/desk/fleet', '/admin'])
    expect((await site.see(path)).text).toContain('Today 5 need a person')
})

test('Today and tomorrow say when they are closed, and why', async () => {
  await using site = await adminSite()
  await insertBlackout(site.deps.db.read, {
    ...{ firstDay: '2026-11-21', lastDay: '2026-11-25', tourId: null, vehicleClass: null },
    reason: 'We are at a wedding.',
  })
  const { text } = await site.see('/desk')
  expect(text).toContain('Tomorrow Closed. We are at a wedding.')
  expect(text.match(/Closed/g)).toHaveLength(1)
})

/** The fields of the first form that assigns. */
function hiddenFieldsOf(html: string, act = 'assign'): Record<string, string> {
  const form = new RegExp(`<form[^>]*/${act}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? ''
  return Object.fromEntries(
    Array.from(form.matchAll(/name="([^"]*)" value="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}
