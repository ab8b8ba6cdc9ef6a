import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { forgetAtNight } from './forget-at-night.ts'

async function bookingsAfterNights(site: TestSite, nights: number) {
  for (let night = 0; night < nights; night++) {
    await forgetAtNight(site.deps)
    site.letTimePass(DAY_MS)
  }
  const [row] = await site.deps.db.read.select({ rows: count() }).from(bookings)
  return row?.rows
}

test('a clock that is years ahead for some nights deletes nothing', async () => {
  await using site = await testSite()
  await placedBooking(site, 'erawan-death-railway')
  expect(await bookingsAfterNights(site, 10)).toBe(1)

  site.letTimePass(3 * 365 * DAY_MS)
  expect(await bookingsAfterNights(site, 6)).toBe(1)
  site.letTimePass(-3 * 365 * DAY_MS)
  expect(await bookingsAfterNights(site, 10)).toBe(1)
})

test('a site that was down for years deletes old data a week after it runs again', async () => {
  await using site = await testSite()
  await placedBooking(site, 'erawan-death-railway')
  site.letTimePass(3 * 365 * DAY_MS)
  expect(await bookingsAfterNights(site, 7)).toBe(1)
  expect(await bookingsAfterNights(site, 1)).toBe(0)
})
