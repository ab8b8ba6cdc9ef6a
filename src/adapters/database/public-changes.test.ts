import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { freePort } from '#tests/free-port.ts'
import { listenToPublicChanges } from './public-changes.ts'

const ANNOUNCEMENT = sql`notify public_change`
/** Long enough for a second connection. */
const SOON = { timeout: 10_000 }

/** Listens until the test ends, and counts. */
function countChanges(url: string) {
  const counted = { changes: 0, problems: 0 }
  const listening = listenToPublicChanges(url, () => counted.problems++)
  listening.onChange(() => counted.changes++)
  onTestFinished(() => listening.stop())
  return { counted, ...listening }
}

test('a change is heard of when its transaction is committed, and one that is rolled back is not', async () => {
  await using database = await testDatabase()
  const { counted, isListening } = countChanges(database.url)
  await expect.poll(isListening, SOON).toBe(true)
  const before = counted.changes
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(ANNOUNCEMENT)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.transaction((tx) => tx.execute(ANNOUNCEMENT))
  await expect.poll(() => counted.changes).toBe(before + 1)
})

test('a connection that is ended is made again, and that counts as a change', async () => {
  await using database = await testDatabase()
  const { counted, isListening } = countChanges(database.url)
  await expect.poll(isListening, SOON).toBe(true)
  expect(counted).toEqual({ changes: 1, problems: 0 })
  await database.db.read.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saphan-changes' and datname = current_database()",
  )
  await expect.poll(() => counted.problems).toBe(1)
  await expect.poll(isListening, SOON).toBe(true)
  expect(counted).toEqual({ changes: 2, problems: 1 })
})

test('a database that is not there yet is tried again, and nobody waits for it', async () => {
  const { counted, isListening, stop } = countChanges(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await expect.poll(() => counted.problems, SOON).toBeGreaterThan(1)
  expect(isListening()).toBe(false)
  await stop()
})
