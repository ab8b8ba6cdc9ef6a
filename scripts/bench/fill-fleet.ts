import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts'
import { migrateDatabase } from '#platform/database/maintenance/migrate.ts'

/** Four cars, two SUVs and four vans with a driver each. */
const FLEET = `
  with entered as (
    insert into drivers (name, phone) select 'Driver ' || n, '+66 00 000 0000' from generate_series(1, $1::int) n returning id)
  insert into vehicles (name, class, seats, bags, plate, usual_driver_id)
  select 'Vehicle ' || n, (array['car','car','suv','van','van'])[1 + n % 5], 10, 10, 'plate ' || n, id
  from (select id, row_number() over (order by id) as n from entered) numbered`

const BOOKINGS = `
  insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, vehicle_class, travel_date, end_date, guests,
    customer_name, customer_email, customer_phone)
  select 'trip', 'SPN-' || n, gen_random_uuid(), '', '{"clauses": []}', 'card', 'confirmed', 'A day by the river', 'car', day, day, 2,
    'Ada Example', 'guest.' || n || '@example.com', '+44 7700 900123'
  from (select n, current_date - 1000 + n / $2::int as day from generate_series(0, $1::int - 1) n) dated`

const LEGS = `
  insert into legs (booking_id, position, starts_at, ends_at, pickup, dropoff)
  select id, 1, (travel_date + time '08:00') at time zone 'Asia/Bangkok', (travel_date + time '16:00') at time zone 'Asia/Bangkok', '', ''
  from bookings`

/** Each vehicle drives every day but one in eight. */
const ALLOCATIONS = `
  insert into allocations (booking_id, leg_id, vehicle_id, driver_id, busy_from, busy_until, status)
  select booking_id, legs.id, vehicle_id, usual_driver_id, starts_at - interval '30 minutes', ends_at + interval '30 minutes',
    case when (place * 5 + day) % 8 = 0 then 'released' else 'firm' end
  from (select legs.*, bookings.travel_date - date '2020-01-01' as day,
      row_number() over (partition by travel_date order by reference) as place
    from legs join bookings on bookings.id = booking_id) legs
  join (select id as vehicle_id, usual_driver_id, row_number() over (order by id) as place from vehicles) fleet using (place)`

/** Makes the site's own database in `dataDir` with so many vehicles, and bookings that keep each busy every day. */
export async function fillFleet(dataDir: string, vehicles: number, bookings: number): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, flags: ['-c', 'fsync=off'] })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await migrateDatabase(server.url)
    await client.connect()
    await client.query(FLEET, [vehicles])
    await client.query(BOOKINGS, [bookings, vehicles])
    await client.query(LEGS)
    await client.query(ALLOCATIONS)
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
    await server.stop()
  }
}
