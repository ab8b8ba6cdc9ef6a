import { expect, test } from 'vitest'
import { findVersion } from '#bookings/bookings.store.ts'
import { STAFF_ACTIONS, type StaffAction } from '#bookings/staff-action.rules.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { performStaffAction } from '#web/desk/booking/perform-staff-action.ts'
import { previewStaffAction } from '#web/desk/booking/preview-staff-action.ts'

/** A request for which an SUV is held, and what an admin could type into the form of each action. */
async function siteWithRequest() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const [had] = await listAllocationsOf(site.deps.db.read, booking.id)
  const typed: Partial<Record<StaffAction, Record<string, string>>> = {
    propose: { date: '2027-01-17', time: '07:00', priceBaht: '6200', note: 'Sunday is better.' },
    decline: { note: 'Sorry, full.' },
    assign: { legId: had?.legId ?? '', vehicleId: had?.vehicleId ?? '' },
    reschedule: { date: '2027-01-16', time: '07:30' },
    cash: { amountBaht: '1000' },
    waiting: { amountBaht: '300' },
    'pay-back': { share: 'all' },
    cancel: { who: 'us' },
  }
  const { id } = booking
  return {
    ...site,
    posted: (action: StaffAction, seen: number, fields = typed[action]) => ({
      ...{ booking: booking, admin: 'office@example.com' },
      typed: { ...fields, seen: String(seen) },
    }),
    version: () => findVersion(site.deps.db.read, id),
    record: () => recordOf(site, id),
  }
}

test('every action on a page that is not up to date any more is refused, and changes nothing', async () => {
  await using site = await siteWithRequest()
  const version = await site.version()
  const before = await site.record()
  const refused = { ok: false, problem: { code: 'moved-meanwhile' } }
  for (const action of STAFF_ACTIONS) {
    const done = await performStaffAction(site.deps, action, site.posted(action, version - 1))
    expect({ action, done }).toMatchObject({ action, done: refused })
  }
  const cancelling: Record<string, string>[] = [
    { who: 'guest', seenSatang: '0' },
    { who: 'other', amountBaht: '0' },
  ]
  for (const fields of cancelling) {
    const posted = site.posted('cancel', version - 1, fields)
    expect(await performStaffAction(site.deps, 'cancel', posted)).toMatchObject(refused)
  }
  expect(await previewStaffAction(site.deps, site.posted('propose', version - 1))).toMatchObject(refused)
  expect([await site.version(), await site.record()]).toEqual([version, before])
})

test('a form without the version of its page is refused like an old one', async () => {
  await using site = await siteWithRequest()
  const posted = site.posted('confirm', await site.version())
  const done = await performStaffAction(site.deps, 'confirm', { ...posted, typed: {} })
  expect(done).toMatchObject({ ok: false, problem: { code: 'moved-meanwhile' } })
})

test('a preview of the page as it is shows the email', async () => {
  await using site = await siteWithRequest()
  expect(await previewStaffAction(site.deps, site.posted('propose', await site.version()))).toMatchObject({
    ok: true,
  })
})
