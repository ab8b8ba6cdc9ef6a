import { expect, test } from 'vitest'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { listActiveVehicles, listFleetForUpdate } from '#fleet/fleet.store.ts'
import { propose } from '#quotes/proposals/propose.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { staff } from '../actor.rules.ts'
import { findBooking } from '../bookings.store.ts'
import { declineBooking } from '../cancelling/decline-booking.ts'
import { confirmBooking } from '../confirming/confirm-booking.ts'
import { listEventsOf } from '../events.store.ts'
import { releaseHold } from '../holding/release-hold.ts'
import { rescheduleBooking } from '../moving/reschedule-booking.ts'
import { undoAct } from './undo-act.ts'

const ADMIN = 'office@example.com'
const OFFICE = staff(ADMIN)

/** What counts changes is another after an act that was taken back. */
const NOT_COMPARED = ['updated_at', 'version']

/** Every column of every row of a booking, except of the vehicles that it has given up. */
async function wholeRows({ deps }: TestSite, bookingId: string) {
  const rows = async (from: string) => {
    const { rows } = await deps.db.read.$client.query<Record<string, unknown>>(`select * from ${from}`, [
      bookingId,
    ])
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !NOT_COMPARED.includes(column))),
    )
  }
  return {
    bookings: await rows('bookings where id = $1'),
    trip: await rows('trip_details where booking_id = $1'),
    custom: await rows('custom_trip_details where booking_id = $1'),
    legs: await rows('legs where booking_id = $1 order by position'),
    allocations: await rows(`allocations where booking_id = $1 and status <> 'released' order by id`),
    quotes: await rows('quotes where booking_id = $1 order by id'),
  }
}

/** A request for which one of two SUVs is held. */
async function siteWithRequest() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv', 'suv', 'van'])
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
    state: async () => ({
      rows: await wholeRows(site, bookingId),
      mails: (await recordOf(site, bookingId)).mails.toSorted(),
    }),
    status: async () => (await findBooking(read, bookingId))?.status,
    acts: {
      confirm: () => confirmBooking(site.deps, { bookingId }, OFFICE),
      decline,
      reschedule: () =>
        rescheduleBooking(
          site.deps,
          {
            ...{ bookingId, seenDate: '2027-01-15', date: '2027-01-17', time: '09:00' },
            ...{ guests: 3, luggage: 7, vehicleClass: 'van' as const },
          },
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
  expect(await site.state()).toMatchObject({
    rows: { bookings: [{ status: 'declined', closing_note: 'Sorry, we are full.' }] },
  })
})

test('an act whose email has left stands', async () => {
  await using site = await siteWithRequest()
  await site.acts.confirm()
  await site.sendMails()
  expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-too-late' } })
  expect(await site.status()).toBe('confirmed')
})

test('a request that is declined, taken up and declined again is answered once', async () => {
  await using site = await siteWithRequest()
  await site.sendMails()
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
  expect(await site.status()).toBe('declined')
})

test('an act that ended what its guest was offered stands', async () => {
  await using site = await siteWithRequest()
  const proposed = await propose(site.deps, {
    ...{ bookingId: site.bookingId, admin: ADMIN, note: 'Only the price.' },
    ...{ startsAt: null, totalBaht: 4_900 },
  })
  expect(proposed).toMatchObject({ ok: true })
  await site.acts.decline()
  expect(await site.undo()).toMatchObject({ ok: false, problem: { code: 'undo-too-late' } })
  expect(await site.status()).toBe('declined')
})

test('an act is taken back only when nobody else is taking vehicles at this moment', async () => {
  await using site = await siteWithRequest()
  await site.acts.decline()
  const taking = Promise.withResolvers<void>()
  const order: string[] = []
  const taken = site.deps.db.transaction(async (tx) => {
    await listFleetForUpdate(tx)
    taking.resolve()
    await expect.poll(() => countWaiting(site)).toBe(1)
    order.push('taken')
  })
  await taking.promise
  expect(await site.undo()).toEqual({ ok: true })
  order.push('undone')
  await taken
  expect(order).toEqual(['taken', 'undone'])
})

async function countWaiting({ deps }: TestSite): Promise<number> {
  const { rows } = await deps.db.read.$client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.waiting ?? 0
}

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
