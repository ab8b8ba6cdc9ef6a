import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking, updateBookingDeadline, updateBookingStatus } from '#bookings/bookings.store.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { bookings, lastTimes, mails } from '#platform/database/schema/schema.ts'
import { createDatabaseClock } from '#platform/server/database-clock.ts'
import { findDatabaseTime } from '#platform/server/monitoring/health.store.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { DAY_MS, HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { filledForm, offerOf, placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { jobs } from './jobs.ts'

/** A site on a machine whose clock is ahead of the real time and of the database; it runs by the latter. */
async function siteAhead(aheadMs: number) {
  const site = await testSite()
  const machineNow = () => Date.now() + aheadMs
  const clock = createDatabaseClock(machineNow)
  clock.set(await findDatabaseTime(site.deps.db.read))
  return { site, deps: { ...site.deps, now: clock.now, machineNow } }
}

type Ahead = Awaited<ReturnType<typeof siteAhead>>

/** An accepted trip, in days from today. */
async function tripIn({ site }: Ahead, days: number) {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const travelDate = addDays(bangkokDay(Date.now()), days)
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ travelDate }).where(eq(bookings.id, booking.id)),
    { actor: 'staff:office@example.com' },
  )
}

async function draftOf({ site }: Ahead, agoMs: number) {
  const { booking } = await placedBooking(site)
  const waitsUntil = new Date(Date.now() + 2 * DAY_MS - agoMs)
  await site.deps.db.read.update(bookings).set({ waitsUntil }).where(eq(bookings.id, booking.id))
  return { status: async () => (await findBooking(site.deps.db.read, booking.id))?.status }
}

async function invitations({ site }: Ahead) {
  const invited = eq(mails.kind, 'guest-review-invitation')
  return (await site.deps.db.read.select().from(mails).where(invited)).length
}

test('with a clock two days ahead of the database no guest is asked about a trip in the future', async () => {
  const ahead = await siteAhead(2 * DAY_MS)
  await using _ = ahead.site
  await tripIn(ahead, 1)
  await jobs['invite-reviews'].run(ahead.deps)
  expect(await invitations(ahead)).toBe(0)
})

test('when the clocks agree, guests are asked about the trip of yesterday', async () => {
  const right = await siteAhead(0)
  await using _ = right.site
  await tripIn(right, -1)
  await jobs['invite-reviews'].run(right.deps)
  expect(await invitations(right)).toBe(1)
})

test('with a clock two days ahead of the database a draft expires when its time has come, and not before', async () => {
  const ahead = await siteAhead(2 * DAY_MS)
  await using _ = ahead.site
  const [young, old] = [await draftOf(ahead, DAY_MS), await draftOf(ahead, 3 * DAY_MS)]
  await jobs['expire-bookings'].run(ahead.deps)
  expect([await young.status(), await old.status()]).toEqual(['draft', 'expired'])
})

test('with a clock an hour ahead a guest takes no vehicle that is held for another; one whose hold is over is free', async () => {
  const ahead = await siteAhead(HOUR_MS)
  await using _ = ahead.site
  const { read, transaction } = ahead.site.deps.db
  await insertVehicles(read, ['suv'])
  const date = addDays(bangkokDay(Date.now()), 30)
  const ask = (email: string) =>
    requestBooking(ahead.deps, {
      offer: offerOf('erawan-death-railway'),
      submission: filledForm({
        requestId: crypto.randomUUID(),
        date,
        email,
        phone: email.replace(/\D/g, ''),
      }),
    })
  const held = await ask('guest1000001@example.com')
  const id = held.ok ? held.booking.id : ''
  const endIn = (ms: number) =>
    transaction((tx) => updateBookingDeadline(tx, id, new Date(Date.now() + ms)), { actor: 'clock' })
  await endIn(HOUR_MS / 2)
  expect(await ask('guest2000002@example.com')).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect(await findBooking(read, id)).toMatchObject({ status: 'requested' })
  await endIn(-1)
  expect(await ask('guest3000003@example.com')).toMatchObject({ ok: true })
  expect(await findBooking(read, id)).toMatchObject({ status: 'expired' })
})

test('a night does not count while the clock differs from that of the database', async () => {
  const ahead = await siteAhead(2 * DAY_MS)
  await using _ = ahead.site
  const nights = () =>
    ahead.site.deps.db.read.select().from(lastTimes).where(eq(lastTimes.event, 'last_night'))
  await jobs['forget-old-requests'].run(ahead.deps)
  expect(await nights()).toEqual([])
  await jobs['forget-old-requests'].run({ ...ahead.deps, machineNow: Date.now })
  expect(await nights()).toHaveLength(1)
})
