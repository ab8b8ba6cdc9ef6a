import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { databaseUrl } from '#tests/database/server.ts'
import { dataFolder } from '#tests/doors/fixtures/site-process.ts'
import type { Database } from '../../database/database.ts'
import { findEmbeddedPostgres } from '../../database/embedded/find-running.ts'
import { postmastersOf } from '../../database/embedded/orphans.ts'
import { startEmbeddedPostgres } from '../../database/embedded/start.ts'
import { CommandDatabaseError, withCommandDatabase } from './command-database.ts'

const FAST = ['-c', 'fsync=off']

const countUsers = async ({ db }: { db: Database }) => {
  const { rows } = await db.read.execute(sql`select count(*)::int as count from users`)
  return rows[0]?.count
}

test('a command reaches the embedded database without a site, beside a running or starting one, and after a crash', async () => {
  const env = { DATA_DIR: dataFolder(), DATABASE_URL: undefined }
  const cluster = path.join(env.DATA_DIR, 'postgres')
  const startSite = () => startEmbeddedPostgres({ dataDir: env.DATA_DIR, flags: FAST })
  expect(await withCommandDatabase(env, countUsers, { prepare: true })).toBe(0)
  expect(postmastersOf(cluster)).toEqual([])
  expect(process.listenerCount('SIGTERM')).toBe(0)

  const starting = startSite()
  expect(await withCommandDatabase(env, countUsers)).toBe(0)
  const site = await starting
  expect(await findEmbeddedPostgres(env.DATA_DIR)).toMatchObject({ state: 'running' })
  const work = withCommandDatabase(env, async ({ db }) => {
    await site.stop()
    return countUsers({ db })
  })
  await expect(work).rejects.toThrow(new CommandDatabaseError('The database did not answer in time.'))

  const other = await startSite()
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = readFileSync(pidFile, 'utf8')
  for (const postmaster of postmastersOf(cluster)) process.kill(postmaster, 'SIGKILL')
  await other.exited
  writeFileSync(pidFile, pid)
  expect(await withCommandDatabase(env, countUsers)).toBe(0)
  expect(postmastersOf(cluster)).toEqual([])
})

test('a folder without a database is not changed', async () => {
  const DATA_DIR = dataFolder()
  const env = { DATA_DIR, DATABASE_URL: undefined }
  await expect(withCommandDatabase(env, countUsers)).rejects.toThrow(`There is no database in ${DATA_DIR}:`)
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a command in a copied data folder does not use the database of the original', async () => {
  const original = dataFolder()
  const server = await startEmbeddedPostgres({ dataDir: original, flags: FAST })
  onTestFinished(() => server.stop())
  const copy = dataFolder()
  mkdirSync(path.join(copy, 'postgres'))
  for (const file of ['PG_VERSION', 'postmaster.pid'])
    cpSync(path.join(original, 'postgres', file), path.join(copy, 'postgres', file))
  expect(await findEmbeddedPostgres(original)).toEqual({
    state: 'running',
    url: expect.stringMatching(/^postgres:\/\/saphan@localhost:\d+\/saphan\?host=/),
  })
  expect(await findEmbeddedPostgres(copy)).toEqual({ state: 'stopped' })
})

test('a database of DATABASE_URL is not migrated by a command, unless it asks for it', async () => {
  await using database = await testDatabase()
  const name = `${new URL(database.url).pathname.slice(1)}_empty`
  await database.pool.query(`create database ${name}`)
  const env = { DATABASE_URL: databaseUrl(inject('databaseServer'), name), DATA_DIR: '/nowhere' }
  await expect(withCommandDatabase(env, countUsers)).rejects.toThrow(
    'The database is not prepared for this version: start the site once, then try again.',
  )
  expect(await withCommandDatabase(env, countUsers, { prepare: true })).toBe(0)
  expect(await withCommandDatabase(env, countUsers)).toBe(0)
  await database.pool.query(`drop database ${name} with (force)`)
})

test('a database that refuses the connection is reported with the reason, not with its URL', async () => {
  const server = new URL(inject('databaseServer'))
  const host = server.searchParams.get('host')
  const DATABASE_URL = `postgres://saphan:secret@localhost/absent?host=${host}`
  const refusal = withCommandDatabase({ DATABASE_URL, DATA_DIR: '/nowhere' }, countUsers)
  await expect(refusal).rejects.toThrow('The database cannot be used: database "absent" does not exist')
})

test('an error in the work of a command is thrown as it is', async () => {
  await using database = await testDatabase()
  const env = { DATABASE_URL: database.url, DATA_DIR: '/nowhere' }
  const work = withCommandDatabase(env, ({ db }) => db.read.execute(sql`select nonsense`))
  await expect(work).rejects.toMatchObject({ cause: expect.any(pg.DatabaseError) })
})
