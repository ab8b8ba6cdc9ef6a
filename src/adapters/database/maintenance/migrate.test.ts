import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '#tests/database/server.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

/** An empty database, dropped at the end of the test. */
async function emptyDatabase() {
  const server = inject('databaseServer')
  const name = `test_empty_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = databaseUrl(server, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    url,
    async list(query: string): Promise<string[]> {
      const { rows } = await client.query({ text: query, rowMode: 'array' })
      return rows.map(([value]) => String(value))
    },
    execute: (statement: string) => client.query(statement),
    async [Symbol.asyncDispose]() {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const TABLES = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
const APPLIED = 'select hash from drizzle.__drizzle_migrations order by id'

test('an empty database gets every table', async () => {
  await using database = await emptyDatabase()
  expect(await database.list(TABLES)).toEqual([])
  await migrateDatabase(database.url)
  expect(await database.list(TABLES)).toEqual(
    expect.arrayContaining(['booking_history', 'bookings', 'custom_trip_requests', 'mails', 'payments']),
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

test('the search finds requests from before its migration', async () => {
  await using database = await emptyDatabase()
  const folder = path.join(import.meta.dirname, '../migrations')
  const files = globSync('*.sql', { cwd: folder }).sort()
  const until = files.indexOf('0004_big_lists.sql')
  const run = async (file: string) => database.execute(readFileSync(path.join(folder, file), 'utf8'))
  for (const file of files.slice(0, until)) await run(file)
  await database.execute(`
    insert into bookings (reference, request_id, content_hash, token_hash, channel, status, tour_name, vehicle_text,
      travel_date, guests, customer_name, customer_email, customer_phone, created_at)
    values ('SPN-7K3F9', gen_random_uuid(), '', '', 'email', 'confirmed', '', '', '2027-01-15', 2, '', '', '+44 (1)',
      '2026-11-20T18:00Z');
    insert into testimonials (booking_id, customer_name, customer_email, rating, review_text, tour_name, review_date)
    select id, 'Ada', '', 5, '', '', '2027-01-16' from bookings`)
  for (const file of files.slice(until)) await run(file)
  expect(await database.list('select search_text from bookings')).toEqual([
    'spn-7k3f9 guest forgotten  +44 (1) 441  2027-01-15  2026-11-21',
  ])
  expect(await database.list(`select booking_reference from testimonials`)).toEqual(['SPN-7K3F9'])
})

test('an account that was confirmed by a link alone needs a new password, unless it has a role', async () => {
  await using database = await emptyDatabase()
  const folder = path.join(import.meta.dirname, '../migrations')
  const files = globSync('*.sql', { cwd: folder }).sort()
  const until = files.findIndex((file) => file.endsWith('_account_proofs.sql'))
  const run = async (file: string) => database.execute(readFileSync(path.join(folder, file), 'utf8'))
  for (const file of files.slice(0, until)) await run(file)
  await database.execute(`
    insert into users (name, email, email_verified) values ('', 'admin', true), ('', 'user', true), ('', 'new', false);
    insert into accounts (user_id, account_id, provider_id, password) select id, id, 'credential', 'hash' from users;
    insert into sessions (user_id, token, expires_at) select id, email, now() from users;
    insert into user_roles (user_id, role) select id, 'admin' from users where email = 'admin';
    insert into verifications (identifier, value, expires_at)
    select 'confirm-email:' || id, 'token of ' || email, now() from users where email in ('new', 'admin')`)
  for (const file of files.slice(until)) await run(file)
  const having = (table: string, condition: string) =>
    database.list(`select email from users join ${table} on user_id = users.id where ${condition} order by 1`)
  expect(await having('accounts', 'password is not null')).toEqual(['admin', 'new'])
  expect(await having('sessions', 'true')).toEqual(['admin', 'new'])
  const links = `select concat(identifier, ' ', email) from verifications join users on value = users.id::text`
  expect(await database.list(links)).toEqual(['reset-password:token of new new'])
})

test('a connection that is lost while it waits fails the migration and nothing else', async () => {
  await using database = await emptyDatabase()
  await database.execute('select pg_advisory_lock(7266426)')
  const failing = expect(migrateDatabase(database.url)).rejects.toThrow(/terminat/)
  const waiting =
    "select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"
  await expect.poll(() => database.list(waiting)).toHaveLength(1)
  await database.execute(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
  await failing
})
