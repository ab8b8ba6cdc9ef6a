import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { migrateDatabase } from '#platform/database/maintenance/migrate.ts'
import { requireOwnSession, TransactionPooling } from '#platform/database/maintenance/session-pooling.ts'
import { listenToPublicChanges } from '#platform/database/public-changes.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { testDatabase } from './database.ts'
import { HAS_PGBOUNCER, startPooler } from './pooler.ts'

test('a connection straight to the database has a session of its own', async () => {
  await using database = await testDatabase()
  await requireOwnSession(database.url)
})

const withPooler = test.skipIf(!HAS_PGBOUNCER)

withPooler('through PgBouncer in session mode with its defaults everything works', async () => {
  await using database = await testDatabase()
  await using pooler = await startPooler(database.url, 'session')
  await requireOwnSession(pooler.url)
  await migrateDatabase(pooler.url)

  const pool = openPool(pooler.url)
  const db = createDatabase(pool)
  const { rows } = await db.read.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '2s' }])
  await db.transaction((tx) => tx.execute(sql`select 1`))

  const problems: unknown[] = []
  const queue = createQueue(pooler.url, (problem) => problems.push(problem))
  await queue.start()
  let handled = 0
  await queue.work('send-digest', async () => handled++)
  await db.transaction((tx) => queue.enqueue(tx, 'send-digest', [{}]))

  let changes = 0
  const listening = listenToPublicChanges(pooler.url, (problem) => problems.push(problem))
  listening.onChange(() => changes++)
  listening.start()
  await expect.poll(() => changes).toBe(1)
  await db.read.execute(sql`notify public_change`)
  await expect.poll(() => changes).toBe(2)
  await expect.poll(() => handled).toBe(1)
  await listening.stop()
  await queue.stop()
  await pool.end()
  expect(problems).toEqual([])
})

withPooler.for(['transaction', 'statement'] as const)(
  'PgBouncer in %s mode is refused with a sentence',
  async (mode) => {
    await using database = await testDatabase()
    await using pooler = await startPooler(database.url, mode)
    await expect(requireOwnSession(pooler.url)).rejects.toThrow(TransactionPooling)
  },
)
