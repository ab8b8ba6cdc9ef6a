import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDedicatedConnection } from '#platform/database/dedicated-connection.ts'
import { testDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { barrier } from '#tests/factories.ts'
import { spawnNode } from '#tests/node-process.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { createDatabase, type Database, openPool, type Queryable } from './database.ts'
import { mailbox } from './schema/schema.ts'

/** Inserts a row, here an email of the mailbox. */
const insertMail = (db: Queryable, messageId = 'one') =>
  db.insert(mailbox).values({
    messageId,
    toAddress: 'ada@example.com',
    fromAddress: 'hello@example.com',
    subject: '',
    text: '',
    html: '',
  })

test('a transaction returns the result of its work and commits its writes', async () => {
  await using database = await recycledDatabase()
  const answer = await database.db.transaction(async (tx) => {
    await insertMail(tx)
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await database.db.read.$count(mailbox)).toBe(1)
})

test('a transaction that throws is rolled back', async () => {
  await using database = await recycledDatabase()
  const fault = new Error('ours')
  const work = database.db.transaction(async (tx) => {
    await insertMail(tx)
    throw fault
  })
  await expect(work).rejects.toBe(fault)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

test('writes of a transaction are invisible before its commit', async () => {
  await using database = await recycledDatabase()
  await database.db.transaction(async (tx) => {
    await insertMail(tx)
    expect(await database.db.read.$count(mailbox)).toBe(0)
  })
  expect(await database.db.read.$count(mailbox)).toBe(1)
})

const OURS = [
  new TypeError("Cannot read properties of undefined (reading 'connection')"),
  new Error('the connection of these two bookings is unknown'),
  new RangeError('a timeout must be positive'),
  Object.assign(new Error('no such file'), { code: 'ENOENT' }),
]

test.each(OURS)('a transaction rethrows an application error unchanged: %s', async (fault) => {
  await using database = await recycledDatabase()
  const work = database.db.transaction(async (tx) => {
    await insertMail(tx)
    throw fault
  })
  await expect(work).rejects.toBe(fault)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

test('a refused statement is a bug, not Unavailable', async () => {
  await using database = await recycledDatabase()
  const twice = database.db.transaction(async (tx) => {
    await insertMail(tx)
    await insertMail(tx)
  })
  const error = await twice.catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(Unavailable)
  await expect(database.db.read.execute(sql`select nonsense`)).rejects.not.toThrow(Unavailable)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

/** Two transactions that lock the same two rows in opposite order, and meet `times` times. */
async function meeting(db: Database, times: number) {
  const ids = [await insertMail(db.read, 'one').returning(), await insertMail(db.read, 'two').returning()]
  const [one = '', two = ''] = ids.map(([row]) => row?.id)
  let runs = 0
  let bothHold = barrier(2)
  const lock = (tx: Queryable, id: string) =>
    tx.execute(sql`select id from sandbox_mailbox where id = ${id} for update`)
  async function transaction(first: string, second: string) {
    return db.transaction(async (tx) => {
      runs++
      await lock(tx, first)
      if (runs <= 2 * times) await bothHold()
      else bothHold = async () => {}
      await lock(tx, second)
      await tx.execute(sql`update sandbox_mailbox set subject = subject || 'x' where id = ${first}`)
    })
  }
  const done = await Promise.allSettled([transaction(one, two), transaction(two, one)])
  const { rows } = await db.read.execute<{ subject: string }>(sql`select subject from sandbox_mailbox`)
  return { done: done.map(({ status }) => status), runs, subjects: rows.map(({ subject }) => subject) }
}

test('a deadlock is tried again, and both transactions are done once', async () => {
  await using database = await recycledDatabase()
  const { done, runs, subjects } = await meeting(database.db, 1)
  expect({ done, subjects }).toEqual({ done: ['fulfilled', 'fulfilled'], subjects: ['x', 'x'] })
  expect(runs).toBe(3)
})

test('what the database ends again and again because of others is Unavailable', async () => {
  await using database = await recycledDatabase()
  let runs = 0
  const work = database.db.transaction(async (tx) => {
    runs++
    await insertMail(tx)
    await tx.execute(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`)
  })
  await expect(work).rejects.toThrow(Unavailable)
  expect(runs).toBeGreaterThan(1)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

test('a connection killed in a transaction gives Unavailable and a rollback, and the pool stays usable', async () => {
  await using database = await testDatabase()
  const work = database.db.transaction(async (tx) => {
    await insertMail(tx)
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(work).rejects.toThrow(Unavailable)
  expect(database.pool.totalCount).toBe(0)
  await database.db.transaction((tx) => insertMail(tx))
  expect(await database.db.read.$count(mailbox)).toBe(1)
})

test('a connection killed between two statements gives Unavailable', async () => {
  await using database = await testDatabase()
  const work = database.db.transaction(async (tx) => {
    await insertMail(tx)
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.db.read.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await insertMail(tx, 'two')
  })
  await expect(work).rejects.toThrow(Unavailable)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

test('killed connections, idle or in use, do not end the process', async () => {
  await using database = await testDatabase()
  const { db, pool } = database
  const uncaught: Error[] = []
  const remember = (error: Error) => uncaught.push(error)
  process.on('uncaughtExceptionMonitor', remember)
  await Promise.all([1, 2, 3].map(() => db.read.execute(sql`select pg_sleep(0.05)`)))
  expect(pool.idleCount).toBe(3)
  await db.transaction(async (tx) => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await tx.execute(others)
    await expect.poll(() => pool.totalCount).toBe(1)
  })
  const held = await pool.connect()
  const gone = new Promise((resolve) => held.once('end', resolve))
  await db.read.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'saphan' and pid <> pg_backend_pid()`,
  )
  await gone
  held.release(true)
  process.off('uncaughtExceptionMonitor', remember)
  expect(uncaught).toEqual([])
  expect(await db.read.$count(mailbox)).toBe(0)
})

test('a row that is locked for too long gives Unavailable', async () => {
  await using database = await recycledDatabase()
  const { db, pool } = database
  await insertMail(db.read)
  const lock = sql`select * from ${mailbox} for update`
  await db.transaction(async (holder) => {
    await holder.execute(lock)
    await expect(db.transaction((tx) => tx.execute(lock))).rejects.toThrow(Unavailable)
  })
  expect(pool.waitingCount).toBe(0)
  await db.transaction((tx) => tx.execute(lock))
})

test('a statement that takes too long gives Unavailable', async () => {
  await using database = await recycledDatabase()
  const slow = sql`select pg_sleep(30)`
  await expect(database.db.read.execute(slow)).rejects.toThrow(Unavailable)
  await expect(database.db.transaction((tx) => tx.execute(slow))).rejects.toThrow(Unavailable)
  expect(await database.db.read.$count(mailbox)).toBe(0)
})

test('a database that cannot be reached gives Unavailable', async () => {
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const db = createDatabase(pool)
  await expect(db.read.execute(sql`select 1`)).rejects.toThrow(Unavailable)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(Unavailable)
  await pool.end()
})

test('environment variables for other PostgreSQL clients change no connection', async () => {
  await using database = await recycledDatabase()
  const script = `
    import { openDedicatedConnection } from '#platform/database/dedicated-connection.ts'
    const client = await openDedicatedConnection(process.argv[1])
    const { rows } = await client.query("select current_setting('search_path') as path")
    console.log(rows[0].path)
    await client.end()`
  const { child, said } = spawnNode(['--input-type=module', '-e', script, database.url], {
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=elsewhere',
    PGPORT: '1',
  })
  await once(child, 'close')
  expect(said).toEqual({ stdout: '"$user", public\n', stderr: '' })
})

test('settings of the database itself change neither dates nor transactions nor what a backup writes', async () => {
  await using database = await testDatabase()
  const name = new URL(database.url).pathname.slice(1)
  const own = {
    datestyle: 'SQL, DMY',
    timezone: 'America/New_York',
    default_transaction_isolation: 'serializable',
    standard_conforming_strings: 'off',
  }
  for (const [setting, value] of Object.entries(own))
    await database.pool.query(`alter database ${name} set ${setting} = '${value}'`)
  const asked = `select timestamptz '2026-12-05 07:00+07' as at, cast(timestamptz '2026-12-05 07:00+07' as text) as written,
    '\\' as backslash, current_setting('transaction_isolation') as isolation`
  const answer = {
    at: new Date('2026-12-05T00:00:00Z'),
    written: '2026-12-05 00:00:00+00',
    backslash: '\\',
    isolation: 'read committed',
  }

  const pool = openPool(database.url)
  expect((await pool.query(asked)).rows).toEqual([answer])
  await pool.end()
  const client = await openDedicatedConnection(database.url)
  expect((await client.query(asked)).rows).toEqual([answer])
  await client.end()
})
