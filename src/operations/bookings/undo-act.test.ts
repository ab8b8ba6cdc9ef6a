import { expect, test } from 'vitest'
import { listAllocationsOf } from '#adapters/database/allocations.ts'
import { findBooking } from '#adapters/database/bookings.ts'
import { listEventsOf } from '#adapters/database/events.ts'
import { listActiveVehicles } from '#adapters/database/fleet.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { staff } from '#domain/bookings/actor.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { assignVehicle } from './assign-vehicle.ts'
import { confirmBooking } from './confirm-booking.ts'
import { declineBooking } from './decline-booking.ts'
import { rescheduleBooking } from './move/reschedule-booking.ts'
import { releaseHold } from './release-hold.ts'
import { undoAct } from './undo-act.ts'

const ADMIN = 'office@example.com'
const OFFICE = staff(ADMIN)

/** A request for which one of two SUVs is held. */
async function siteWithRequest() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv', 'suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const { id: bookingId } = booking
  const { read } = site.deps.db
  const [had] = await listAllocationsOf(read, bookingId)
  if (!had?.legId) throw new Error('nothing is held')
  const decline = () => declineBooking(site.deps, { bookingId, admin: ADMIN, note: 'Sorry, we are full.' })
  return {
    ...site,
    ...{ bookingId, had, legId: had.legId },
    undo: () => undoAct(site.deps, { bookingId, admin: ADMIN }),
    /** Everything that an act changes, and its undo gives back. */
    state: async () => {
      const found = await findBooking(read, bookingId)
      return {
        ...{ status: found?.status, waitsUntil: found?.waitsUntil, closingNote: found?.closingNote },
        ...{ days: [found?.travelDate, found?.endDate], guests: found?.guests, priceBaht: found?.priceBaht },
        legs: await listLegs(read, bookingId),
        allocations: await listAllocationsOf(read, bookingId),
        mails: (await recordOf(site, bookingId)).mails.toSorted(),
      }
    },
    acts: {
      confirm: () => confirmBooking(site.deps, bookingId, OFFICE),
      decline,
      reschedule: () =>
        rescheduleBooking(
          site.deps,
          { bookingId, seenDate: '2027-01-15', date: '2027-01-17', time: '09:00', guests: 3 },
          OFFICE,
        ),
      release: () => releaseHold(site.deps, { bookingId, admin: ADMIN }),
      assign: async () => {
        const other = (await listActiveVehicles(read)).find(({ id }) => id !== had.vehicleId)
        const crew = { vehicleId: other?.id ?? '', driverId: null }
        return assignVehicle(site.deps, { bookingId, legId: had.legId ?? '', ...crew }, OFFICE)
      },
    },
  }
}

test.each(['confirm', 'decline', 'release', 'assign', 'reschedule'] as const)(
  'what there was before "%s" is there again within ten seconds, and the history has both steps',
  async (act) => {
    await using site = await siteWithRequest()
    const before = await site.state()
    expect(await site.acts[act]()).toMatchObject({ ok: true })
    expect(await site.state()).not.toEqual(before)
    site.letTimePass(9_999)
    expect(await site.undo()).toEqual({ ok: true })
    expect(await site.state()).toEqual(before)
    const steps = (await listEventsOf(site.deps.db.read, [site.bookingId])).filter(
      ({ actor }) => actor === OFFICE,
    )
    expect(steps.length).toBeGreaterThanOrEqual(2)
    // A second time there is nothing to take back.
    expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-too-late' } })
  },
)

test('after ten seconds an act stands', async () => {
  await using site = await siteWithRequest()
  await site.acts.decline()
  site.letTimePass(10_000)
  expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-too-late' } })
  expect(await site.state()).toMatchObject({ status: 'declined', closingNote: 'Sorry, we are full.' })
})

test('an act whose email has left stands', async () => {
  await using site = await siteWithRequest()
  await site.acts.confirm()
  await site.sendMails()
  expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-too-late' } })
  expect((await site.state()).status).toBe('confirmed')
})

test('a request that is declined, taken up and declined again is answered once', async () => {
  await using site = await siteWithRequest()
  await site.acts.decline()
  await site.undo()
  await site.acts.decline()
  await site.sendMails()
  expect(
    (await site.mailbox())
      .filter(({ toAddress }) => toAddress === 'ada@example.com')
      .map(({ subject }) => subject),
  ).toEqual([expect.any(String), expect.stringMatching(/^Not available/)])
})

test('a vehicle that another guest took meanwhile stays with that guest', async () => {
  await using site = await siteWithRequest()
  await site.acts.decline()
  await placedBooking(site, 'erawan-death-railway')
  await placedBooking(site, 'erawan-death-railway')
  expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-taken' } })
  expect((await site.state()).status).toBe('declined')
})

test('the email of an act waits as long as the act can be taken back', async () => {
  await using site = await siteWithRequest()
  await site.acts.confirm()
  const { rows } = await site.deps.db.read.$client.query<{ waits: number }>(
    `select round(extract(epoch from start_after - created_on))::int as waits from pgboss.job
     where data ->> 'mailId' in (select id::text from mails where kind = 'guest-request-confirmed')`,
  )
  expect(rows).toEqual([{ waits: 12 }])
})

test('a confirmed trip that is moved and moved back has its vehicle firm again, and its guest gets no email of it', async () => {
  await using site = await siteWithRequest()
  await site.acts.confirm()
  site.letTimePass(60_000)
  await site.sendMails()
  const before = await site.state()
  expect(await site.acts.reschedule()).toMatchObject({ ok: true })
  expect(await site.undo()).toEqual({ ok: true })
  expect(await site.state()).toEqual(before)
  site.letTimePass(60_000)
  await site.sendMails()
  expect((await site.mailbox()).filter(({ subject }) => subject.startsWith('Changed'))).toEqual([])
})
