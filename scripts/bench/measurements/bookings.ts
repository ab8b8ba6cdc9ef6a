import pg from 'pg'
import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import { addDays } from '#platform/time/calendar.ts'
import { bookingByEmail, customTrip, day, type Post, taxiRequest } from '#tests/requests.ts'
import { sendContinuously } from '../booking-clients.ts'
import { bestRawRate } from '../references/plain-inserts.ts'
import type { Row } from '../results-table.ts'
import type { Server } from '../server.ts'
import { databaseUrlIn, withSiteOver } from '../site.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'

/** Not the folder for temporary files: that may be in memory, where fsync costs nothing. */
const DISK = '/var/tmp'
const CLIENTS = 50
const SECONDS = 8
const MAILS_EACH = 2

/** Every way in, what it stores, and a request like no other. */
const WAYS: { name: string; kind: BookingKind; next: () => Post }[] = [
  { name: 'bookings by email', kind: 'trip', next: bookingByEmail },
  { name: 'custom trips', kind: 'custom', next: customTrip },
  { name: 'taxi requests', kind: 'transfer', next: taxiRequest },
]

/**
 * How many bookings and requests per second are stored and acknowledged, compared with plain SQL inserts into the same
 * database. Emails are sent meanwhile as usual.
 * @throws when a request is refused, or when the stored rows and emails are not exactly the acknowledged ones
 */
export function measureBookings(): Promise<Row[]> {
  return withTemporaryFolder(
    (dataDir) =>
      withSiteOver(dataDir, async (site) => measureOver(await databaseUrlIn(dataDir), site), { core: 'all' }),
    DISK,
  )
}

/** As many as guests at the same moment who each find a vehicle. */
const HOLDING_CLIENTS = 20
/** Enough for every request on a day of its own. */
const FLEET = `
  insert into vehicles (name, class, seats, bags, plate) select 'SUV ' || n, 'suv', 6, 4, 'plate ' || n from generate_series(1, 5) n`

/** The same by email with a fleet: every request takes a vehicle, under the lock of the fleet. */
async function measureHolds(database: pg.Client, site: Server): Promise<Row> {
  await database.query(FLEET)
  let days = 0
  const next = () => bookingByEmail(addDays(day, days++))
  const sent = await sendContinuously(site.url, { clients: HOLDING_CLIENTS, seconds: SECONDS, next })
  await expectCount(database, `allocations where status = 'held'`, sent.acknowledged)
  return {
    row: 'held bookings',
    figure: sent.perSecond,
    unit: 'per second',
    besides: `${HOLDING_CLIENTS} clients; 95 of 100 within ${Math.round(sent.p95Ms)} ms`,
    goal: { of: 'figure', atLeast: 100 },
  }
}

async function measureOver(databaseUrl: string, site: Server): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const reference = { name: 'plain inserts', figure: await bestRawRate(databaseUrl) }
    const rows: Row[] = []
    let acknowledged = 0
    for (const { name, kind, next } of WAYS) {
      const sent = await sendContinuously(site.url, { clients: CLIENTS, seconds: SECONDS, next })
      await expectCount(database, `bookings where kind = '${kind}'`, sent.acknowledged)
      acknowledged += sent.acknowledged
      rows.push(
        {
          row: name,
          figure: sent.perSecond,
          unit: 'per second',
          besides: `the ${CLIENTS} clients took ${Math.round(100 * sent.clientCpuShare)}% of a core`,
          reference,
          goal: { of: 'figure', atLeast: 250 },
        },
        {
          row: `${name}, 95 of 100 within`,
          figure: sent.p95Ms,
          unit: 'ms',
          besides: `p50 ${Math.round(sent.p50Ms)} ms, p99 ${Math.round(sent.p99Ms)} ms`,
          goal: { of: 'figure', atMost: 400 },
        },
      )
    }
    await expectCount(database, 'mails', MAILS_EACH * acknowledged)
    return [...rows, await measureHolds(database, site)]
  } finally {
    await database.end()
  }
}

async function expectCount(database: pg.Client, table: string, expected: number): Promise<void> {
  const { rows } = await database.query(`select count(*)::int as stored from ${table}`)
  if (rows[0].stored !== expected)
    throw new Error(`${rows[0].stored} rows in ${table} instead of ${expected}`)
}
