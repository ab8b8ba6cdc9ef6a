import pg from 'pg'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts'
import { migrateDatabase } from '#platform/database/maintenance/migrate.ts'
import { hotels, pickups, specialRequests, taxiNotes, tripWishes } from '../seed/guest-texts.ts'

const FIRST_NAMES = [
  'Priya',
  'James',
  'Anna',
  'Hiroshi',
  'Élodie',
  'Mateo',
  'Ingrid',
  'Somchai',
  'Grace',
  'Oluwaseun',
]
const LAST_NAMES = [
  'Nair',
  'Whitlock',
  'Kowalczyk',
  'Tanaka',
  'Moreau',
  'García',
  'Sørensen',
  'Suwan',
  'Okafor',
  'Lindqvist',
  "O'Brien",
]
const NAMES = [FIRST_NAMES, LAST_NAMES]
const TITLES = catalogue.tours.map(({ title }) => title)
const COUNTRIES = ['India', 'United Kingdom', 'Poland', 'Japan', 'France', 'Spain', 'Norway', 'Thailand']
const REVIEWS = [
  'A calm driver and a good day at the falls. We would leave an hour earlier next time.',
  'The museum first, then the train: the order makes the day. Lunch by the river was lovely.',
  'Everything was as agreed, also the child seat. Thank you.',
]

/** The interval of requests of each kind, in minutes: a list of 100,000 goes back a little more than a year. */
const MINUTES_BETWEEN = 5.6

/** SQL functions for the values of a row, which follow from its number: the same in every run except for the time. */
const SQL_FUNCTIONS = `
  create function pg_temp.draw(choices text[], n int) returns text language sql immutable
    return choices[1 + n % cardinality(choices)];
  create function pg_temp.reference(n int) returns text language sql immutable
    return (select 'SPN-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (n::bigint * 7919 % 24300000 / (30 ^ place)::bigint % 30)::int, 1), '')
      from generate_series(0, 4) place);
  create function pg_temp.at(n int) returns timestamptz language sql stable
    return now() - n * interval '1 minute' * ${MINUTES_BETWEEN};
  create function pg_temp.person(first text[], last text[], n int) returns text language sql immutable
    return pg_temp.draw(first, n * 7) || ' ' || pg_temp.draw(last, n / 3);
  create function pg_temp.phone(n int) returns text language sql immutable
    return '+44 7700 9' || lpad((n % 100000)::text, 5, '0')`

const BOOKINGS = `
  insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, search_extra,
    vehicle_class, travel_date, end_date, guests, customer_name, customer_email, customer_phone, pickup_location,
    special_requests, price_baht, created_at, updated_at)
  select 'trip', pg_temp.reference(n), gen_random_uuid(), md5(n::text), '{"clauses": []}', channel,
    case when channel = 'card' then pg_temp.draw('{confirmed,completed,confirmed,expired,completed}', n / 7)
      else pg_temp.draw('{requested,confirmed,completed,declined,completed,cancelled}', n / 7) end,
    pg_temp.draw($2, n), 'SUV ' || pg_temp.draw($5, n), 'suv', pg_temp.at(n)::date + 3 + n % 40,
    pg_temp.at(n)::date + 3 + n % 40, 1 + n % 6, pg_temp.person($3, $4, n), 'guest.' || n || '@example.com',
    pg_temp.phone(n), pg_temp.draw($6, n / 2), case when n % 3 = 0 then pg_temp.draw($7, n / 3) end,
    3100 + 100 * (n % 40), pg_temp.at(n), pg_temp.at(n)
  from (select n, pg_temp.draw('{email,whatsapp,card}', n) as channel from generate_series(1, $1::int) n) asked`

const TRIP_DETAILS = `
  insert into trip_details (booking_id, tour_id, origin, vehicle_text, hotel_name)
  select bookings.id, tour.id, pg_temp.draw('{bangkok,kanchanaburi}', guests), 'SUV', substr(search_extra, 5)
  from bookings join unnest($1::text[], $2::text[]) tour (id, title) on tour.title = bookings.title`

const STEPS = `
  insert into events (subject_kind, subject_id, booking_id, event, actor, before, after, at)
  select 'booking', id, id, 'create', 'guest', null::jsonb,
    jsonb_build_object('status', case when channel = 'card' then 'draft' else 'requested' end), created_at from bookings
  union all
  select 'booking', id, id, case when channel = 'card' then 'settle' else 'accept' end,
    case when channel = 'card' then 'provider' else 'staff:office@example.com' end, '{"status": "requested"}',
    jsonb_build_object('status', status), created_at from bookings
  where status <> 'requested'`

const PAYMENTS = `
  insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, session_id,
    payment_intent_id, expires_at, attention_reason, received_satang, paid_at, created_at)
  select id, 'sandbox', case when rank % 300 = 0 then 'needs_attention' when status = 'expired' then 'expired' else 'paid' end,
    gen_random_uuid(), price_baht * 100, 'thb', 'cs_sandbox_' || md5(id::text), 'pi_' || md5(id::text), created_at,
    case when rank % 300 = 0 then '{"code":"recorded-elsewhere"}'::jsonb end, case when rank % 300 = 0 then 100000 end,
    case when status <> 'expired' then created_at end, created_at
  from (select *, row_number() over (order by created_at desc) as rank from bookings where channel = 'card') card`

const CUSTOM_TRIPS = `
  with custom as (
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, search_extra, travel_date,
      end_date, guests, customer_name, customer_email, customer_phone, customer_country, special_requests, created_at)
    select 'custom', pg_temp.reference(n + 200000), gen_random_uuid(), '', '{"clauses": []}', 'email', 'requested', 'Custom trip',
      'Hellfire Pass ' || pg_temp.draw('{Erawan National Park,Floating Market,Sai Yok}', n) || pg_temp.draw($5, n),
      pg_temp.at(n)::date + 20, pg_temp.at(n)::date + 22, 1 + n % 8, pg_temp.person($2, $3, n),
      'family.' || n || '@example.com', pg_temp.phone(n), pg_temp.draw($4, n), pg_temp.draw($5, n + 3), pg_temp.at(n)
    from generate_series(1, $1::int) n
    returning id, guests
  )
  insert into custom_trip_details (booking_id, number_of_days, locations, day_plans)
  select id, 3, array['Hellfire Pass', pg_temp.draw('{Erawan National Park,Floating Market,Sai Yok}', guests)],
    jsonb_build_object('day1', pg_temp.draw($5, guests))
  from custom`

const TRANSFERS = `
  with transfer as (
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, vehicle_class, travel_date, end_date,
      guests, luggage, customer_name, customer_email, customer_phone, customer_whatsapp, customer_country,
      pickup_location, special_requests, created_at)
    select 'transfer', pg_temp.reference(n + 400000), gen_random_uuid(), '', '{"clauses": []}', 'email', 'requested',
      pickup || ' → ' || dropoff, pg_temp.draw('{car,suv,van}', n), pg_temp.at(n)::date + 9, pg_temp.at(n)::date + 9,
      1 + n % 4, n % 5, pg_temp.person($2, $3, n), 'rider.' || n || '@example.com', pg_temp.phone(n),
      case when n % 2 = 0 then pg_temp.phone(n) end, pg_temp.draw($4, n), pickup,
      case when n % 3 = 0 then pg_temp.draw($5, n) end, pg_temp.at(n)
    from (
      select n, pg_temp.draw('{Suvarnabhumi Airport,Don Mueang Airport,"Hotel in Bangkok"}', n) as pickup,
        pg_temp.draw('{"Hotel in Kanchanaburi","River Kwai","Sangkhla Buri","Hua Hin"}', n) as dropoff
      from generate_series(1, $1::int) n
    ) asked
    returning id, travel_date, pickup_location, title
  )
  insert into legs (booking_id, position, starts_at, pickup, dropoff)
  select id, 1, (travel_date + time '08:30') at time zone 'Asia/Bangkok', pickup_location, split_part(title, ' → ', 2)
  from transfer`

const SUBSCRIPTIONS = `
  insert into newsletter_subscriptions (name, email, is_active, subscription_source, confirmation_id, confirmed_at,
    unsubscribed_at, asked_at, created_at)
  select case when n % 3 > 0 then pg_temp.person($2, $3, n) end, 'reader.' || n || '@example.com', n % 10 < 7,
    pg_temp.draw('{footer,blog,newsletter}', n), gen_random_uuid(), case when n % 10 < 9 then pg_temp.at(n) end,
    case when n % 10 in (7, 8) then pg_temp.at(n) + interval '1 day' end, pg_temp.at(n), pg_temp.at(n)
  from generate_series(1, $1::int) n`

const TESTIMONIALS = `
  insert into testimonials (booking_id, customer_name, customer_email, customer_country, rating, review_text, tour_name,
    review_date, status, created_at)
  select id, customer_name, customer_email, pg_temp.draw($1, guests), 3 + guests % 3, pg_temp.draw($2, guests), title,
    travel_date + 1, case guests when 1 then 'pending' when 6 then 'featured' else 'approved' end, created_at
  from bookings where kind = 'trip'`

const MAILS = `
  insert into mails (kind, subject_id, to_address, status, message_id, attempts, last_error, sent_at, created_at)
  select kind, id, address, case when rank % 200 = 0 then 'undeliverable' else 'sent' end, '<' || rank || '@example.com>',
    1, case when rank % 200 = 0 then 'MailRefused' end, created_at, created_at
  from (
    select kind, id, case when kind like 'operator%' then 'hello@saphan.example' else address end as address, created_at,
      row_number() over () as rank
    from (
      select id, customer_email as address, created_at, case kind when 'trip' then '{operator-booking,guest-booking-received}'
        when 'custom' then '{operator-custom-trip,guest-custom-trip-received}'
        else '{operator-taxi,guest-taxi-received}' end as kinds from bookings
      union all select confirmation_id, email, created_at, '{newsletter-question}' from newsletter_subscriptions
      union all select id, '', created_at, '{operator-review}' from testimonials
    ) subject, unnest(kinds::text[]) kind
    order by created_at
  ) mail`

/** Fast instead of durable settings, because the database can be made again. */
const FAST_SETTINGS = Object.entries({
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '256MB',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Creates an embedded database in `dataDir` with `rows` rows in every list, and their related rows. */
export async function fillLists(dataDir: string, rows: number): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, flags: FAST_SETTINGS })
  try {
    await migrateDatabase(server.url)
    await Promise.all([
      run(server.url, [
        [BOOKINGS, [rows, TITLES, ...NAMES, Object.values(hotels).flat(), pickups, specialRequests]],
        [TRIP_DETAILS, [catalogue.tours.map(({ id }) => id), TITLES]],
        [PAYMENTS, []],
        [TESTIMONIALS, [COUNTRIES, REVIEWS]],
      ]),
      run(server.url, [
        [CUSTOM_TRIPS, [rows, ...NAMES, COUNTRIES, tripWishes]],
        [TRANSFERS, [rows, ...NAMES, COUNTRIES, taxiNotes]],
        [SUBSCRIPTIONS, [rows, ...NAMES]],
      ]),
    ])
    await run(server.url, [
      [STEPS, []],
      [MAILS, []],
      ['vacuum (analyze)', []],
    ])
  } finally {
    await server.stop()
  }
}

async function run(databaseUrl: string, statements: [sql: string, values: unknown[]][]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(SQL_FUNCTIONS)
    for (const [sql, values] of statements) await client.query(sql, values)
  } finally {
    await client.end()
  }
}
