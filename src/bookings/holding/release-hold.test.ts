import { expect, test } from 'vitest'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { findBooking } from '../bookings.store.ts'
import { confirmBooking } from '../confirming/confirm-booking.ts'
import { listEventsOf } from '../events.store.ts'
import { expireBookings } from './expire-bookings.ts'
import { releaseHold } from './release-hold.ts'

const OFFICE = 'staff:office@example.com'
const TWO_DAYS_MS = 48 * 3_600_000

/** A request for which the only SUV is held. */
async function siteWithHold() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  return {
    ...site,
    booking,
    release: () => releaseHold(site.deps, { bookingId: booking.id, admin: 'office@example.com' }),
  }
}

test('a vehicle that is released is free at once, and the request waits without a deadline', async () => {
  await using site = await siteWithHold()
  const { mails } = await recordOf(site, site.booking.id)
  expect(await site.release()).toMatchObject({ ok: true })
  expect(await listAllocationsOf(site.deps.db.read, site.booking.id)).toEqual([])
  const event = (await listEventsOf(site.deps.db.read, [site.booking.id])).at(-1)
  expect(event).toMatchObject({ subjectKind: 'allocation', event: 'release', actor: OFFICE })

  const { booking: next } = await placedBooking(site, 'erawan-death-railway')
  expect(await listAllocationsOf(site.deps.db.read, next.id)).toHaveLength(1)
  site.letTimePass(TWO_DAYS_MS)
  await expireBookings(site.deps)
  expect(await findBooking(site.deps.db.read, site.booking.id)).toMatchObject({
    ...{ status: 'requested', waitsUntil: null },
  })
  expect((await recordOf(site, site.booking.id)).mails).toEqual(mails)
})

test('a confirmed booking keeps its vehicle', async () => {
  await using site = await siteWithHold()
  await confirmBooking(site.deps, { bookingId: site.booking.id }, OFFICE)
  expect(await site.release()).toMatchObject({ ok: false, problem: { code: 'not-in-this-state' } })
  expect(await listAllocationsOf(site.deps.db.read, site.booking.id)).toMatchObject([{ status: 'firm' }])
})
