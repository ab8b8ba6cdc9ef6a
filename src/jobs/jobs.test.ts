import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking, updateBookingStatus } from '#adapters/database/bookings.ts'
import { bookings, lastTimes, mails } from '#adapters/database/schema/schema.ts'
import { addDays, bangkokDay } from '#domain/time/calendar.ts'
import { placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { jobs } from './jobs.ts'

const DAY_MS = 86_400_000

/** A site whose clock is ahead of the real time and of the database. */
async function siteAhead(aheadMs: number) {
  const site = await testSite()
  return { site, deps: { ...site.deps, now: () => Date.now() + aheadMs } }
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

test('with a clock two days ahead of the database no draft expires; with the right clock an old draft does', async () => {
  const ahead = await siteAhead(2 * DAY_MS)
  await using _ = ahead.site
  const [young, old] = [await draftOf(ahead, DAY_MS), await draftOf(ahead, 3 * DAY_MS)]
  await jobs['expire-bookings'].run(ahead.deps)
  expect([await young.status(), await old.status()]).toEqual(['draft', 'draft'])
  await jobs['expire-bookings'].run({ ...ahead.deps, now: Date.now })
  expect([await young.status(), await old.status()]).toEqual(['draft', 'expired'])
})

test('a night does not count while the clock differs from that of the database', async () => {
  const ahead = await siteAhead(2 * DAY_MS)
  await using _ = ahead.site
  const nights = () =>
    ahead.site.deps.db.read.select().from(lastTimes).where(eq(lastTimes.event, 'last_night'))
  await jobs['forget-old-requests'].run(ahead.deps)
  expect(await nights()).toEqual([])
  await jobs['forget-old-requests'].run({ ...ahead.deps, now: Date.now })
  expect(await nights()).toHaveLength(1)
})
