import { expect, test } from 'vitest'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { findBooking } from '../bookings.store.ts'
import { confirmBooking } from '../confirming/confirm-booking.ts'
import { listEventsOf } from '../events.store.ts'
import { extendHold } from './extend-hold.ts'

const OFFICE = 'staff:office@example.com'

/** A request for which the only SUV is held. */
async function siteWithHold(date: string) {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway', { date })
  return {
    ...site,
    booking,
    extend: () => extendHold(site.deps, { bookingId: booking.id, admin: 'office@example.com' }),
    endsMs: async () => (await findBooking(site.deps.db.read, booking.id))?.waitsUntil?.getTime() ?? 0,
  }
}

test('a hold goes on for the hours of a hold, its vehicle with it, and nobody is written to', async () => {
  await using site = await siteWithHold('2027-01-15')
  const { read } = site.deps.db
  const [before, { mails }] = [await site.endsMs(), await recordOf(site, site.booking.id)]
  expect(await site.extend()).toMatchObject({ ok: true })
  const ends = await site.endsMs()
  expect((ends - before) / HOUR_MS).toBe(site.deps.rules().holdTimes.requestHours)
  expect(await listAllocationsOf(read, site.booking.id)).toMatchObject([{ expiresAt: new Date(ends) }])
  expect((await recordOf(site, site.booking.id)).mails).toEqual(mails)
  const [event] = (await listEventsOf(read, [site.booking.id])).slice(-1)
  expect(event).toMatchObject({ actor: OFFICE, event: 'change' })
  expect([event?.before, event?.after].map((held) => Date.parse(String(held?.waits_until)))).toEqual([
    before,
    ends,
  ])
})

test('a hold never reaches into the lead time of its pickup', async () => {
  await using site = await siteWithHold('2026-11-25')
  for (let press = 0; press < 10; press++) await site.extend()
  const lastMs = await site.endsMs()
  expect(await site.extend()).toMatchObject({ ok: false, problem: { code: 'held-longest' } })
  expect(await site.endsMs()).toBe(lastMs)
})

test('a confirmed booking is not held any more', async () => {
  await using site = await siteWithHold('2027-01-15')
  await confirmBooking(site.deps, { bookingId: site.booking.id }, OFFICE)
  expect(await site.extend()).toMatchObject({ ok: false, problem: { code: 'not-in-this-state' } })
})
