import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { placedBooking } from '#tests/factories.ts'
import { freePort } from '#tests/free-port.ts'
import { testSite } from '#tests/site.ts'
import type { Queryable } from './database.ts'
import { listenToPublicChanges } from './public-changes.ts'
import { bookings, testimonials } from './schema/schema.ts'

const ANNOUNCEMENT = sql`notify public_change`
const REVIEW = {
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  rating: 5,
  reviewText: 'A good day.',
  tourName: 'Hidden gems',
  reviewDate: '2026-11-20',
}

/** Counts notifications until the test ends. */
function countChanges(url: string) {
  const counted = { changes: 0, problems: 0 }
  const listening = listenToPublicChanges(url, () => counted.problems++)
  listening.onChange(() => counted.changes++)
  listening.start()
  onTestFinished(() => listening.stop())
  return { counted, ...listening }
}

type Step = [what: string, isAnnounced: boolean, change: (db: Queryable) => PromiseLike<unknown>]

const REVIEWS: Step[] = [
  ['a pending review is added', false, (db) => db.insert(testimonials).values(REVIEW)],
  ['a pending review changes', false, (db) => db.update(testimonials).set({ rating: 4 })],
  ['it is approved', true, (db) => db.update(testimonials).set({ status: 'approved' })],
  ['an approved review changes', true, (db) => db.update(testimonials).set({ status: 'featured' })],
  ['it is hidden', true, (db) => db.update(testimonials).set({ status: 'hidden' })],
  ['a pending review is deleted', false, (db) => db.delete(testimonials)],
  [
    'an approved review is added',
    true,
    (db) => db.insert(testimonials).values({ ...REVIEW, status: 'approved' }),
  ],
  ['an approved review is deleted', true, (db) => db.delete(testimonials)],
  ['no row changes', false, (db) => db.delete(testimonials).where(eq(testimonials.isApproved, true))],
  ['the table is truncated', true, (db) => db.execute('truncate testimonials cascade')],
]
const BOOKINGS: Step[] = [
  ['a booking is confirmed', false, (db) => db.update(bookings).set({ status: 'confirmed' })],
  ['its guests change', false, (db) => db.update(bookings).set({ guests: 1 })],
  ['it is completed', true, (db) => db.update(bookings).set({ status: 'completed' })],
  ['the guests of a completed booking change', true, (db) => db.update(bookings).set({ guests: 3 })],
  ['its phone number changes', false, (db) => db.update(bookings).set({ customerPhone: '' })],
  ['a completed booking is deleted', true, (db) => db.delete(bookings)],
]

test.for([
  ['reviews', REVIEWS],
  ['bookings', BOOKINGS],
] as const)('of %s, each change that visitors may see is announced once, and no other', async ([, steps]) => {
  await using site = await testSite()
  await placedBooking(site, 'erawan-death-railway')
  const { counted, isListening } = countChanges(site.database.url)
  await expect.poll(isListening).toBe(true)
  let expected = counted.changes
  for (const [what, isAnnounced, change] of steps) {
    await site.deps.db.transaction(async (tx) => await change(tx), { actor: 'staff:office@example.com' })
    // Notifications arrive in order: this one comes after any that the change has sent.
    await site.deps.db.read.execute(ANNOUNCEMENT)
    expected += isAnnounced ? 2 : 1
    await expect.poll(() => counted.changes, { message: what }).toBe(expected)
  }
})

test('a change is notified after its commit, and not after a rollback', async () => {
  await using database = await testDatabase()
  const { counted, isListening } = countChanges(database.url)
  await expect.poll(isListening).toBe(true)
  const before = counted.changes
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(ANNOUNCEMENT)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.transaction((tx) => tx.execute(ANNOUNCEMENT))
  await expect.poll(() => counted.changes).toBe(before + 1)
})

test('a lost connection is reopened, which counts as a change', async () => {
  await using database = await testDatabase()
  const { counted, isListening } = countChanges(database.url)
  await expect.poll(isListening).toBe(true)
  expect(counted).toEqual({ changes: 1, problems: 0 })
  await database.db.read.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saphan-changes' and datname = current_database()",
  )
  await expect.poll(() => counted.problems).toBe(1)
  await expect.poll(isListening).toBe(true)
  expect(counted).toEqual({ changes: 2, problems: 1 })
})

test('connecting to a database that is not there yet is retried in the background', async () => {
  const { counted, isListening, stop } = countChanges(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await expect.poll(() => counted.problems).toBeGreaterThan(1)
  expect(isListening()).toBe(false)
  await stop()
})
