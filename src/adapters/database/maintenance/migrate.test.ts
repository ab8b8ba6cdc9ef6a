import { expect, test } from 'vitest'
import { ROWS_BEFORE_ONE_BOOKING } from '#tests/database/before-one-booking.ts'
import { emptyDatabase } from '#tests/database/empty-database.ts'
import { ROWS_WITH_TWO_HISTORIES } from '#tests/database/two-histories.ts'
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

test('the search finds requests from before its migration', async () => {
  await using database = await emptyDatabase()
  const migrateOn = await database.migrateBefore('big_lists')
  await database.execute(`
    insert into bookings (reference, request_id, content_hash, token_hash, channel, status, tour_name, vehicle_text,
      travel_date, guests, customer_name, customer_email, customer_phone, created_at)
    values ('SPN-7K3F9', gen_random_uuid(), '', '', 'email', 'confirmed', '', '', '2027-01-15', 2, '', '', '+44 (1)',
      '2026-11-20T18:00Z');
    insert into testimonials (booking_id, customer_name, customer_email, rating, review_text, tour_name, review_date)
    select id, 'Ada', '', 5, '', '', '2027-01-16' from bookings`)
  await migrateOn()
  expect(await database.list('select search_text from bookings')).toEqual([
    'spn-7k3f9 guest forgotten  +44 (1) 441  2027-01-15 2027-01-15  2026-11-21',
  ])
  expect(await database.list(`select booking_reference from testimonials`)).toEqual(['SPN-7K3F9'])
})

test('an account that was confirmed by a link alone needs a new password, unless it has a role', async () => {
  await using database = await emptyDatabase()
  const migrateOn = await database.migrateBefore('account_proofs')
  await database.execute(`
    insert into users (name, email, email_verified) values ('', 'admin', true), ('', 'user', true), ('', 'new', false);
    insert into accounts (user_id, account_id, provider_id, password) select id, id, 'credential', 'hash' from users;
    insert into sessions (user_id, token, expires_at) select id, email, now() from users;
    insert into user_roles (user_id, role) select id, 'admin' from users where email = 'admin';
    insert into verifications (identifier, value, expires_at)
    select 'confirm-email:' || id, 'token of ' || email, now() from users where email in ('new', 'admin')`)
  await migrateOn()
  const having = (table: string, condition: string) =>
    database.list(`select email from users join ${table} on user_id = users.id where ${condition} order by 1`)
  expect(await having('accounts', 'password is not null')).toEqual(['admin', 'new'])
  expect(await having('sessions', 'true')).toEqual(['admin', 'new'])
  const links = `select concat(identifier, ' ', email) from verifications join users on value = users.id::text`
  expect(await database.list(links)).toEqual(['reset-password:token of new new'])
})

test('trips, taxi requests and custom trips become one list, with their ids, numbers, days and details', async () => {
  await using database = await emptyDatabase()
  const migrateOn = await database.migrateBefore('booking_core')
  await database.execute(ROWS_BEFORE_ONE_BOOKING)
  await migrateOn()
  const { rows } = await database.execute(`
    select kind, right(id::text, 1) as id, reference, channel, status, title, vehicle, travel_date::text, end_date::text,
      guests, luggage, customer_name as name, customer_whatsapp as whatsapp, customer_country as country,
      pickup_location as pickup, special_requests as wishes, price_baht as price,
      (select token_hash from access_links where booking_id = bookings.id) as token, content_hash as hash
    from bookings where reference <> 'SPN-DDDDD' order by reference`)
  const nothing = {
    luggage: null,
    whatsapp: null,
    country: null,
    pickup: null,
    wishes: null,
    price: null,
    token: null,
  }
  expect(rows).toEqual([
    {
      ...{
        ...nothing,
        kind: 'trip',
        id: '1',
        reference: 'SPN-BBBBB',
        channel: 'card',
        status: 'confirmed',
        hash: 'hash',
      },
      ...{
        title: 'Erawan',
        vehicle: 'suv',
        travel_date: '2027-01-15',
        end_date: '2027-01-15',
        guests: 2,
        name: 'Ada',
      },
      ...{ price: 5800, token: 'token' },
    },
    {
      ...{
        ...nothing,
        kind: 'custom',
        id: '3',
        reference: 'SPN-CCCCC',
        channel: 'email',
        status: 'requested',
        hash: 'hash',
      },
      ...{
        title: 'Custom trip',
        vehicle: null,
        travel_date: '2027-02-01',
        end_date: '2027-02-01',
        guests: 9,
      },
      ...{ name: 'Mary', wishes: 'Slowly' },
    },
    {
      ...{
        ...nothing,
        kind: 'transfer',
        id: '2',
        reference: 'SPN-TTTTT',
        channel: 'email',
        status: 'requested',
        hash: 'hash',
      },
      ...{
        title: 'Airport → Harbour House',
        vehicle: 'van',
        travel_date: '2027-01-15',
        end_date: '2027-01-17',
        guests: 7,
      },
      ...{
        luggage: 3,
        name: 'Grace',
        whatsapp: '+2',
        country: 'Kenya',
        pickup: 'Airport',
        wishes: 'A cello',
      },
    },
  ])
  expect(
    await database.list("select concat_ws('|', tour_id, origin, vehicle_text, hotel_name) from trip_details"),
  ).toEqual(['erawan-death-railway|bangkok|SUV|River Inn'])
  const drives = `select concat_ws('|', right(booking_id::text, 1), position, starts_at at time zone 'UTC', pickup, dropoff)
    from legs order by position`
  expect(await database.list(drives)).toEqual([
    '2|1|2027-01-14 17:30:00|Airport|Harbour House',
    '2|2|2027-01-17 11:00:00|Harbour House|Airport',
  ])
  const plans = `select concat_ws('|', right(booking_id::text, 1), more_than_eight, number_of_days, locations, day_plans)
    from custom_trip_details where number_of_days = 3`
  expect(await database.list(plans)).toEqual(['3|t|3|{"Hellfire Pass","Mon Bridge"}|{"day2": "The viaduct"}'])
  const begun =
    "select kind from events join bookings on bookings.id = booking_id where event = 'create' order by 1"
  expect(await database.list(begun)).toEqual(['custom', 'custom', 'transfer'])
  const found = (word: string) =>
    database.list(`select reference from bookings where search_text like '%${word}%'`)
  for (const word of ['river inn', 'erawan']) expect(await found(word)).toEqual(['SPN-BBBBB'])
  for (const word of ['mon bridge', 'the viaduct', '2027-02-01'])
    expect(await found(word)).toEqual(['SPN-CCCCC'])
  for (const word of ['harbour house', 'cello', '2027-01-17'])
    expect(await found(word)).toEqual(['SPN-TTTTT'])
})

test('of two requests with one request id from different lists, the booking keeps it', async () => {
  await using database = await emptyDatabase()
  const migrateOn = await database.migrateBefore('booking_core')
  await database.execute(ROWS_BEFORE_ONE_BOOKING)
  await migrateOn()
  const holder = "select reference from bookings where request_id = '10000000-0000-4000-8000-000000000001'"
  expect(await database.list(holder)).toEqual(['SPN-BBBBB'])
  expect(await database.list('select count(distinct request_id) from bookings')).toEqual(['4'])
})

test('both histories become one, step by step, and nothing is lost', async () => {
  await using database = await emptyDatabase()
  const migrateOn = await database.migrateBefore('events')
  await database.execute(ROWS_WITH_TWO_HISTORIES)
  await migrateOn()
  const events = `select concat_ws('|', to_char(at at time zone 'UTC', 'DD HH24:MI:SS'), right(booking_id::text, 1),
    subject_kind, event, actor, before ->> 'status', after ->> 'status') from events order by at`
  expect(await database.list(events)).toEqual([
    '01 10:00:00|1|booking|create|unknown|draft',
    '01 10:05:01|1|booking|start_payment|unknown|draft|awaiting_payment',
    '01 11:00:01|1|booking|abandon|unknown|awaiting_payment|expired',
    '01 12:00:00|1|payment|open|unknown|creating|open',
    '01 12:00:01|1|booking|start_payment|unknown|expired|awaiting_payment',
    '01 13:00:01|1|booking|abandon|unknown|awaiting_payment|expired',
    // The younger history of two began later.
    '02 09:00:00|2|booking|create|unknown|requested',
    '02 10:00:00|2|booking|accept|unknown|requested|confirmed',
    // Of a booking and a payment that are gone.
    '03 09:00:00|9|booking|decline|unknown|requested|declined',
    '03 10:00:00|payment|fail|unknown|creating|failed',
  ])
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
