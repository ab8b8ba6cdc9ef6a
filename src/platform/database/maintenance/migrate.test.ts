import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/database/empty-database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

const TABLES = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
const APPLIED = 'select hash from drizzle.__drizzle_migrations order by id'

test('an empty database gets every table', async () => {
  await using database = await emptyDatabase()
  expect(await database.list(TABLES)).toEqual([])
  await migrateDatabase(database.url)
  expect(await database.list(TABLES)).toEqual(
    expect.arrayContaining(['bookings', 'custom_trip_details', 'events', 'mails', 'payments']),
  )
})

test('migrating twice changes nothing and keeps the rows', async () => {
  await using database = await emptyDatabase()
  await migrateDatabase(database.url)
  const applied = await database.list(APPLIED)
  await database.execute(
    `insert into mails (kind, subject_id, to_address) values ('any', gen_random_uuid(), 'ada@example.com')`,
  )
  await migrateDatabase(database.url)
  expect(applied.length).toBeGreaterThan(0)
  expect(await database.list(APPLIED)).toEqual(applied)
  expect(await database.list('select to_address from mails')).toEqual(['ada@example.com'])
})

test('a database is known to have every migration or not', async () => {
  await using database = await emptyDatabase()
  expect(await isMigrated(database.url)).toBe(false)
  await migrateDatabase(database.url)
  expect(await isMigrated(database.url)).toBe(true)
  await database.execute(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  expect(await isMigrated(database.url)).toBe(false)
})

test('several instances that start at once migrate once', async () => {
  await using database = await emptyDatabase()
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)))
  const applied = await database.list(APPLIED)
  expect(applied.length).toBeGreaterThan(0)
  expect(new Set(applied).size).toBe(applied.length)
})

test('a failed migration is rolled back and can be repeated', async () => {
  await using database = await emptyDatabase()
  await database.execute('create table payments (in_the_way int)')
  await expect(migrateDatabase(database.url)).rejects.toThrow()
  expect(await database.list(TABLES)).toEqual(['payments'])
  await database.execute('drop table payments')
  await migrateDatabase(database.url)
  expect(await database.list(TABLES)).toContain('bookings')
})

test('a connection that is cut while it waits fails the migration, and nothing else', async () => {
  await using database = await emptyDatabase()
  await database.execute('select pg_advisory_lock(7266426)')
  const failing = expect(migrateDatabase(database.url)).rejects.toThrow(/terminat/)
  const waiting =
    "select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"
  await expect.poll(() => database.list(waiting)).toHaveLength(1)
  await database.execute(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
  await failing
})
