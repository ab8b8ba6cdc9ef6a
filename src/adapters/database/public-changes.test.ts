import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { freePort } from '#tests/free-port.ts'
import type { Queryable } from './database.ts'
import { listenToPublicChanges } from './public-changes.ts'
import { testimonials } from './schema.ts'

const REVIEW = {
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  rating: 5,
  reviewText: 'A good day.',
  tourName: 'Hidden gems',
  reviewDate: '2026-11-20',
}

/** Somebody who listens until the test ends, and counts. */
function ears(url: string) {
  const heard = { changes: 0, problems: 0 }
  const listening = listenToPublicChanges(url, () => heard.problems++)
  listening.onChange(() => heard.changes++)
  onTestFinished(() => listening.stop())
  return { heard, ...listening }
}

/** What happens to reviews, each with whether visitors may see a difference. */
const HAPPENINGS: [what: string, shows: boolean, happen: (db: Queryable) => PromiseLike<unknown>][] = [
  ['a review that waits comes', false, (db) => db.insert(testimonials).values(REVIEW)],
  ['one that waits changes', false, (db) => db.update(testimonials).set({ rating: 4 })],
  ['it is approved', true, (db) => db.update(testimonials).set({ isApproved: true })],
  ['an approved one changes', true, (db) => db.update(testimonials).set({ isFeatured: true })],
  ['an approved one is taken back', true, (db) => db.update(testimonials).set({ isApproved: false })],
  ['one that waits goes', false, (db) => db.delete(testimonials)],
  ['an approved one comes', true, (db) => db.insert(testimonials).values({ ...REVIEW, isApproved: true })],
  ['an approved one goes', true, (db) => db.delete(testimonials)],
  ['nothing changes', false, (db) => db.delete(testimonials).where(eq(testimonials.isApproved, true))],
  ['all go at once', true, (db) => db.execute('truncate testimonials')],
]

test('what visitors may see is told once for each change, and nothing else is', async () => {
  await using database = await testDatabase()
  const { heard, isHearing } = ears(database.url)
  await expect.poll(isHearing).toBe(true)
  let expected = heard.changes
  for (const [what, shows, happen] of HAPPENINGS) {
    await happen(database.db.read)
    // Told in the order in which they happen: this one comes after whatever the change has told.
    await database.db.read.execute('notify public_change')
    expected += shows ? 2 : 1
    await expect.poll(() => heard.changes, { message: what }).toBe(expected)
  }
})

test('a change that is rolled back is not told', async () => {
  await using database = await testDatabase()
  const { heard, isHearing } = ears(database.url)
  await expect.poll(isHearing).toBe(true)
  const before = heard.changes
  const undone = database.db.transaction(async (tx) => {
    await tx.insert(testimonials).values({ ...REVIEW, isApproved: true })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.read.execute('notify public_change')
  await expect.poll(() => heard.changes).toBe(before + 1)
})

test('a connection that is ended is made again, and what was not heard counts as a change', async () => {
  await using database = await testDatabase()
  const { heard, isHearing } = ears(database.url)
  await expect.poll(isHearing).toBe(true)
  expect(heard).toEqual({ changes: 1, problems: 0 })
  await database.db.read.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saphan-changes' and datname = current_database()",
  )
  await expect.poll(() => heard.problems).toBe(1)
  await expect.poll(isHearing).toBe(true)
  expect(heard).toEqual({ changes: 2, problems: 1 })
})

test('a database that is not there yet is tried again, and nobody waits for it', async () => {
  const { heard, isHearing, stop } = ears(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await expect.poll(() => heard.problems).toBeGreaterThan(1)
  expect(isHearing()).toBe(false)
  await stop()
})
