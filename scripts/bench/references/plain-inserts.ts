import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { day } from '#tests/requests.ts'

const CONNECTIONS = [10, 25, 50]
const SECONDS = 4

/**
 * How many bookings a second this database can store as single rows, each in a transaction of its own, in a table
 * like theirs with its indexes; over as many connections as are best for it.
 */
export async function bestRawRate(databaseUrl: string): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('create table plain_bookings (like bookings including all)')
  await database.end()
  const rates: number[] = []
  for (const connections of CONNECTIONS) rates.push(await rawRate(databaseUrl, connections))
  return Math.max(...rates)
}

async function rawRate(databaseUrl: string, connections: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  const end = performance.now() + SECONDS * 1000
  let stored = 0
  await Promise.all(
    clients.map(async (client) => {
      try {
        while (performance.now() < end) {
          await client.query(plainInsert())
          stored++
        }
      } finally {
        await client.end()
      }
    }),
  )
  return stored / SECONDS
}

/** Named, so that the database plans it once for each connection. */
function plainInsert(): pg.QueryConfig {
  const id = randomUUID()
  const booking = {
    kind: 'trip',
    reference: `SPN-${id}`,
    request_id: id,
    content_hash: 'c'.repeat(64),
    terms: { clauses: [] },
    channel: 'email',
    status: 'requested',
    title: 'Erawan falls and the Death Railway',
    vehicle_class: 'suv',
    travel_date: day,
    end_date: day,
    guests: 2,
    customer_name: 'Ada Example',
    customer_email: 'ada@example.com',
    customer_phone: '+44 7700 900123',
    search_extra: 'SUV River Inn',
    special_requests: 'A child seat, please. We arrive late on the evening before.',
    price_baht: 5800,
  }
  const columns = Object.keys(booking)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    name: 'plain-booking',
    text: `insert into plain_bookings (${columns}) values (${places})`,
    values: Object.values(booking),
  }
}
